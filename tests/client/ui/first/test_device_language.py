"""A new account begins in the language of its device, until the customer chooses one or has passed the first screens."""

import asyncio

import flet as ft
import pytest

from client.app.phone import Phone
from client.compose import open_engine
from client.kit.words import Words
from client.ui.gate.state import Gate
from client.ui.root import Root
from client.ui.tabs import Tabs
from tests.client.ui.headless import Headless


def first(language):
    return Words(language).text("first-title-kept")


@pytest.fixture
def windows(settings):
    """Runs a story `async (window, gate)`; `window(*languages)` is a browser that speaks these."""

    def run(story, settings=settings):
        async def stage():
            gate = Gate(settings, open_engine)
            await gate.open()
            tabs = Tabs(gate, Root)
            opened = []

            async def window(*languages):
                opened.append(await Headless.start(tabs.screen, first=True, languages=languages))
                return opened[-1]

            try:
                await story(window, gate)
                assert [app.connection.crashes for app in opened] == [[] for _ in opened]
            finally:
                await tabs.close()
                await gate.close()

        asyncio.run(stage())

    return run


@pytest.mark.parametrize(
    ("languages", "spoken"),
    [
        (("en-GB",), "en"),
        (("ja",), "ja"),
        (("ko-KR",), "ko"),
        (("fr-FR", "ja-JP", "en"), "ja"),
        (("fr",), "ko"),
        ((), "ko"),
    ],
)
def test_the_first_screen_speaks_the_browsers_first_language_that_is_ours_else_korean(windows, languages, spoken):
    async def story(window, gate):
        app = await window(*languages)
        assert app.has(first(spoken))
        assert gate.engine.language() == spoken
        assert gate.engine.settled_language() is None, "nobody has chosen it yet"

    windows(story)


def test_where_the_browser_names_none_of_ours_the_system_says(windows, monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    async def story(window, gate):
        app = await window("fr-FR")
        assert app.has(first("en"))

    windows(story)


def test_a_browser_that_does_not_say_is_no_hindrance(windows):
    async def story(window, gate):
        app = await window(None)
        assert app.has(first("ko"))

    windows(story)


def test_an_option_wins_over_the_browser(settings, windows):
    from dataclasses import replace

    async def story(window, gate):
        app = await window("en-US")
        assert app.has(first("ja"))
        assert ("get_device_info", None) not in app.connection.calls, "nobody has to be asked"

    windows(story, replace(settings, language="ja"))


def test_what_the_customer_chose_wins_over_the_browser(windows):
    async def story(window, gate):
        gate.engine.preferences.set("language", "ja")
        app = await window("en-US")
        assert app.has(first("ja"))

    windows(story)


def test_once_the_first_screens_are_passed_another_browser_changes_nothing(windows):
    async def story(window, gate):
        app = await window("en-US")
        await app.press("Skip")
        await app.until(lambda: app.has(Words("en").text("chat-write")))
        other = await window("ja-JP")
        assert other.has(Words("en").text("chat-write"))
        assert gate.engine.settled_language() == "en"
        assert gate.engine.preferences.get().language == "en"

    windows(story)


def test_until_then_each_window_speaks_its_own(windows):
    async def story(window, gate):
        one, other = await window("en-US"), await window("ja-JP")
        assert one.has(first("en"))
        assert other.has(first("ja"))

    windows(story)


def test_the_first_screen_leads_to_another_language(windows):
    async def story(window, gate):
        app = await window("en-US")
        await app.press("한국어 · English · 日本語")
        await app.choose(app.all(ft.RadioGroup)[0], value="ja")
        await app.until(lambda: app.has(Words("ja").text("first-title-look")))
        assert gate.engine.preferences.settled_language() == "ja"

    windows(story)


def test_an_account_that_was_greeted_before_devices_were_asked_stays_korean(settings, windows):
    from client.notebook import first_run

    async def story(window, gate):
        first_run.done(gate.engine.opened.database)
        app = await window("en-US")
        assert app.has(Words("ko").text("chat-write"))

    windows(story)


def test_a_choice_after_the_greeting_wins_over_its_language(settings):
    engine = open_engine(settings)
    engine.preferences.lean("en")
    engine.greeted()
    assert engine.language() == "en"
    engine.preferences.set("language", "ja")
    assert engine.language() == "ja"
    asyncio.run(engine.close())


def test_a_phone_speaks_its_own_language_from_the_first_screen_on(settings):
    async def story():
        shown = Phone(settings, open_engine)
        app = await Headless.start(shown.show, first=True, languages=("ja-JP",))
        assert app.has(first("ja"))
        await app.fire(app.page, "app_lifecycle_state_change", {"state": "detach"})

    asyncio.run(story())
