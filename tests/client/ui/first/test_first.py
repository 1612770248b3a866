"""The very first opening: three screens that say what is kept where, pass by at once, and never come again."""

import asyncio
import dataclasses

import flet as ft
import pytest

from client.compose import open_engine
from client.kit.words import Words
from client.settings import ModelSettings
from tests.client.ui.conftest import run_in_window, window

KEPT = "기억은 이 기기에 있어요"
CHAT = "메시지를 입력하세요"


@pytest.fixture
def opening(settings):
    """Runs a story `async (app, engine)` in the window of an account that is opened for the first time."""

    def run(story, *, width=390, **decided):
        run_in_window(dataclasses.replace(settings, **decided), story, width=width, first=True)

    return run


async def again(engine):
    """Another window on the same account."""
    return await window(engine, first=True)


def test_the_first_screen_says_what_is_kept_where_and_no_navigation_leads_away(opening):
    async def story(app, engine):
        assert app.has(KEPT)
        assert app.has("대화는 전혀 없어요.")
        assert app.has("내장 도우미가 답해서 아무것도 가지 않아요.")
        assert not app.has(CHAT)
        assert app.all(ft.NavigationBar) == []
        assert app.all(ft.NavigationRail) == []

    opening(story)


def test_a_window_that_grows_meanwhile_stays_on_the_first_screens(opening):
    async def story(app, engine):
        app.session.apply_page_patch({"width": 1280, "height": 800})
        await app.fire(app.page, "resize", {"width": 1280, "height": 800})
        assert app.has(KEPT)
        assert app.all(ft.NavigationRail) == []

    opening(story)


def test_where_a_service_was_decided_before_its_place_is_said(opening):
    async def story(app, engine):
        assert app.has("model.example의 모델이 답하도록")
        assert not app.has("아무것도 가지 않아요.")

    opening(story, model=ModelSettings("https://model.example/v1", "some", ""))


def test_forth_and_back_lead_through_the_three_screens_to_the_chat(opening):
    async def story(app, engine):
        await app.press("다음")
        assert app.has("언어와 글자 크기")
        await app.press("이전")
        assert app.has(KEPT)
        await app.press("다음")
        await app.press("다음")
        assert app.has("대화에는 계정이 필요 없어요.")
        assert app.has("로그인은 새 휴대폰으로 옮길 백업과")
        await app.press("시작하기")
        await app.until(lambda: app.has(CHAT))
        assert app.find(ft.NavigationBar)

    opening(story)


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_each_screen_can_be_passed_by(opening, steps):
    async def story(app, engine):
        for _ in range(steps):
            await app.press("다음")
        await app.press("건너뛰기")
        await app.until(lambda: app.has(CHAT))
        assert not engine.newcomer()

    opening(story)


def test_what_leads_on_has_the_focus_so_that_a_key_is_enough(opening):
    async def story(app, engine):
        for name in ("다음", "다음", "시작하기"):
            assert app.find(ft.FilledButton, name).autofocus
            await app.press(name)

    opening(story)


def test_a_language_is_spoken_at_once_and_kept(opening):
    async def story(app, engine):
        await app.press("한국어 · English · 日本語")
        await app.choose(app.all(ft.RadioGroup)[0], value="ja")
        await app.until(lambda: app.has("言語と文字の大きさ"))
        assert engine.language() == "ja"
        await app.press("戻る")
        assert app.has("記憶はこの端末にあります")
        await app.press("スキップ")
        await app.until(lambda: app.has(Words("ja").text("chat-write")))

    opening(story)


def test_a_language_that_an_option_decided_is_not_asked(opening):
    async def story(app, engine):
        assert not app.has("日本語")
        await app.press("Next")
        assert len(app.all(ft.RadioGroup)) == 1

    opening(story, language="en")


def test_a_size_of_text_is_kept(opening):
    async def story(app, engine):
        await app.press("다음")
        await app.choose(app.all(ft.RadioGroup)[1], value="150")
        await app.until(lambda: engine.preferences.get().text_size == "150")
        assert app.has("이 크기로 보여요.")

    opening(story)


def test_a_new_phone_leads_straight_to_restoring(opening):
    async def story(app, engine):
        await app.press("다음")
        await app.press("다음")
        await app.press("새 휴대폰이에요")
        await app.until(lambda: app.has("백업할 때 쓰신 계정으로 로그인해 주세요."))
        assert not engine.newcomer()

    opening(story)


def test_it_comes_once_and_not_where_something_is_remembered(opening):
    async def story(app, engine):
        other = await again(engine)
        assert other.has(KEPT)  # nobody has passed it yet
        await app.press("건너뛰기")
        await app.until(lambda: app.has(CHAT))
        third = await again(engine)
        assert third.has(CHAT)

    opening(story)


def test_an_account_with_a_memory_is_not_greeted(settings):
    async def stage():
        engine = open_engine(settings)
        try:
            await asyncio.to_thread(engine.notebook.save_block, "호칭: 지수", "", overwrite=True)
            app = await again(engine)
            assert app.has(CHAT)
            await app.leave()
        finally:
            await engine.close()

    asyncio.run(stage())


def test_after_a_wipe_the_account_is_new_again(settings):
    async def stage():
        engine = open_engine(settings)
        engine.greeted()
        await engine.wipe()
        fresh = open_engine(settings)
        try:
            assert fresh.newcomer()
        finally:
            await fresh.close()

    asyncio.run(stage())
