"""What holds on every screen: one heading of the first level, a name for whatever can be pressed, nothing that jumps."""

import flet as ft
import pytest

from client.kit.choices import switched
from tests.client.ui.chat_steps import HeldModel, ask, asked
from tests.client.ui.conftest import with_model
from tests.client.ui.headless import SCREENS

INSIDE = ["답변하는 모델", "백업과 새 휴대폰", "계정", "서비스가 보관하는 합의", "서비스에 제안한 것"]
PRESSED = (ft.Button, ft.FilledButton, ft.FilledTonalButton, ft.OutlinedButton, ft.TextButton, ft.IconButton)


async def enter(app, where):
    if where in SCREENS:
        await app.turn_to(where)
        return
    await app.turn_to("settings")
    await app.until(lambda: app.all(text=where))
    await app.press(where)
    await app.until(lambda: "설정" not in titles(app))


def titles(app):
    """The names of the screen: what a screen reader finds as headings of the first level."""
    return [each.content.semantics_label for each in app.all(ft.Semantics) if each.heading_level == 1]


def texts_in(app, control):
    named = [app._names(each) for each in app.walk(control)]
    return set().union(*named)


@pytest.mark.parametrize("where", [*SCREENS, *INSIDE])
def test_a_screen_has_one_heading_of_the_first_level_and_a_name_on_each_button(play, where):
    async def story(app, engine):
        await enter(app, where)
        await app.until(lambda: not app.has("불러오는 중이에요"))
        assert len(titles(app)) == 1
        assert [button for button in app.all(PRESSED) if not texts_in(app, button)] == []
        assert [field for field in app.all(ft.TextField) if not (field.label or field.hint_text)] == []

    play(story)


def test_what_shows_that_an_answer_goes_on_stands_below_it_where_its_buttons_will_stand(play):
    held = HeldModel()

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("절반만"))
        growing = next(text for text in app.all(ft.Text) if "절반만" in (text.semantics_label or ""))
        below = growing.parent.controls[growing.parent.controls.index(growing) + 1]
        assert [ring for ring in app.walk(below) if isinstance(ring, ft.ProgressRing)]
        held.go.set()
        await app.until(lambda: app.has("답변 복사"))
        assert not [ring for ring in app.all(ft.ProgressRing) if ring.width == 16]

    play(story, change=lambda engine: with_model(engine, held))


def test_a_tap_on_the_words_of_a_switch_turns_it_unless_it_may_not_be_turned(play):
    told = []

    async def change():
        told.append(True)

    async def story(app, engine):
        for disabled, expected in ((False, True), (True, False)):
            switch = ft.Switch(value=False, disabled=disabled)
            row = switched(switch, "켜기", change)
            words = next(each for each in app.walk(row) if isinstance(each, ft.Container))
            await words.on_click()
            assert switch.value is expected
        assert len(told) == 1

    play(story)


def test_by_keyboard_the_conversations_are_listed_and_a_new_one_begun_from_any_screen(play):
    def key(name, **held):
        return {"key": name, "ctrl": False, "shift": False, "alt": False, "meta": False} | held

    async def story(app, engine):
        await asked(app, "안녕하세요", "반가워요")
        await app.turn_to("settings")
        await app.fire(app.page, "keyboard_event", key("K"))
        assert not app.has("질문 1개"), "a letter alone is only written"
        await app.fire(app.page, "keyboard_event", key("K", ctrl=True))
        await app.until(lambda: app.has("질문 1개"))
        await app.fire(app.page, "keyboard_event", key("N", alt=True))
        await app.until(lambda: app.has("무엇을 도와드릴까요?"))

    play(story, "반가워요")
