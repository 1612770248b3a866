"""Whatever a port of the engine raises: does the screen stay, and say it in one sentence?"""

import asyncio

import flet as ft
import pytest

from client import errors
from client.kit.snacks import Snacks
from tests.client.ui.chat_steps import ask, asked
from tests.client.ui.conftest import with_model
from tests.support.fakes import ScriptedModel
from tests.support.faults import Ports

MINE = [
    errors.StoreBusy("store-busy"),
    errors.StoreFull("store-full"),
    errors.Damaged("store-damaged", file="gieok.db"),
    errors.WrongKey("store-wrong-key", file="gieok.db"),
    errors.KeyMissing("store-key-missing"),
    errors.ServerUnreachable("server-unreachable"),
    errors.BundleRefused("bundle-tampered"),
    errors.ClockWrong("clock-wrong"),
    errors.ModelUnavailable("model-busy"),
    errors.ModelRefused("model-key-refused"),
    errors.Refused("fact-unknown"),
    errors.Unavailable("turn-broke"),
    ZeroDivisionError("고객의 말"),
]


async def walk(app):
    """Through the screens, and a question; whatever a handler raises, the next step is taken."""
    await app.turn_to("memory")
    await asyncio.sleep(0.02)
    await app.turn_to("policies")
    await asyncio.sleep(0.02)
    await app.turn_to("settings")
    await asyncio.sleep(0.02)
    await app.turn_to("chat")
    await app.press("대화 목록")
    for sheet in app.all(ft.BottomSheet):
        sheet.open = False
    await app.press("새 대화")
    await ask(app, "안녕하세요")
    await app.until(lambda: not app.has("멈추기"))


def test_whatever_a_port_of_the_engine_raises_the_app_stays_and_says_one_sentence(play, said, monkeypatch):
    monkeypatch.setattr("client.ui.root.REST_SECONDS", 600.0)
    monkeypatch.setattr("client.ui.chat.inline.LOOK_SECONDS", 600.0)
    made = []

    def change(engine):
        made.append(Ports(with_model(engine, ScriptedModel(*["네."] * 500))))
        return made[0].engine

    async def story(app, engine):
        (ports,) = made
        await walk(app)
        methods = [name for name in ports.seen if name != ("preferences", "get")]
        assert len(methods) > 10
        for number, (port, method) in enumerate(methods):
            said.clear()
            error = MINE[number % len(MINE)]
            ports.break_once(port, method, error)
            await walk(app)
            app.followed()
            assert not any("고객의 말" in sentence for sentence in said)
            ports.mend()
            if ports.broke and not said:
                continue  # it was somebody's who can do without
            assert all(sentence and "-" not in sentence.split()[0] for sentence in said), (port, method, said)
        await walk(app)
        await asked(app, "아직 있나요?", "네.")

    play(story, change=change)


@pytest.mark.parametrize("error", MINE, ids=lambda error: type(error).__name__)
def test_each_kind_of_error_has_a_sentence_in_which_no_name_of_an_exception_stands(play, said, error):
    made = []

    def change(engine):
        made.append(Ports(engine))
        return made[0].engine

    async def story(app, engine):
        made[0].break_once("conversations", "window", error)
        await app.press("대화 목록")
        await app.until(lambda: said)
        assert made[0].broke
        (sentence,) = said
        assert not any(word in sentence for word in ("Error", "고객의 말", "store-", "model-", "None"))
        assert sentence.endswith(("요.", "요"))
        await app.press("대화 목록")
        assert app.all(ft.BottomSheet)

    play(story, change=change)


def test_what_fails_again_and_again_is_said_once_and_not_behind_itself():
    shown = []

    class Page:
        width = 390
        theme = None

        def show_dialog(self, bar):
            shown.append(bar)

    snacks = Snacks(Page())
    for _ in range(20):
        snacks.say("저장하지 못했어요.")
        snacks.say("연결하지 못했어요.")
    shown[0].on_dismiss()
    shown[1].on_dismiss()
    assert len(shown) == 2
    snacks.say("저장하지 못했어요.")
    assert len(shown) == 3
