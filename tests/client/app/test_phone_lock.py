"""A phone locks like a window: at its start, in the background, when it comes back; and says what the gate says."""

import asyncio
from dataclasses import replace

import flet as ft
import pytest

from client.app.phone import Phone, open_account
from client.errors import StoreBusy
from client.store import sealed_key
from client.store.opening import release
from client.ui.watch import look
from tests.client.ui.conftest import clock, settings  # noqa: F401  the same settings as for a window
from tests.client.ui.gate.conftest import opened
from tests.client.ui.gate.locked_window import KO, composer, is_locked, locked, nothing_left, opens, unlock
from tests.client.ui.headless import Headless


@pytest.fixture(autouse=True)
def _cheap(monkeypatch):
    """The least that a sealed key may cost."""
    monkeypatch.setattr(sealed_key, "MEMORY_KIB", 19 * 1024)
    monkeypatch.setattr(sealed_key, "PASSES", 2)


@pytest.fixture
def play(settings):  # noqa: F811
    """Runs a story `async (app, phone)`."""

    def run(story, opening=open_account):
        async def stage():
            phone = Phone(replace(settings, language="ko"), opening)
            app = await Headless.start(phone.show)
            await story(app, phone)
            await lives(app, "detach")
            assert phone.gate.engine is None
            app.followed()

        asyncio.run(stage())

    return run


async def lives(app, state):
    await app.fire(app.page, "app_lifecycle_state_change", {"state": state})


def test_a_phone_with_a_lock_starts_locked_locks_on_pause_and_asks_again_when_it_comes_back(play, settings):  # noqa: F811
    locked(settings)

    async def story(app, phone):
        for _ in range(2):
            assert nothing_left(app)
            assert phone.gate.engine is None
            await opens(app)
            await lives(app, "pause")
            assert nothing_left(app)
            await lives(app, "resume")
        assert nothing_left(app)

    play(story)


def test_a_phone_that_slept_for_too_long_locks_when_it_comes_back(play, settings, clock):  # noqa: F811
    locked(settings, idle=5, on_pause=False)

    async def story(app, phone):
        await opens(app)
        await lives(app, "pause")
        await lives(app, "resume")
        assert not is_locked(app)
        clock.move(minutes=6)
        await lives(app, "resume")
        assert nothing_left(app)
        assert phone.gate.engine is None

    play(story)


@pytest.mark.parametrize("open_first", [True, False])
def test_a_phone_ended_open_or_locked_asks_when_it_comes_back(play, settings, open_first):  # noqa: F811
    locked(settings, on_pause=False)

    async def story(app, phone):
        if open_first:
            await opens(app)
        await lives(app, "detach")
        assert phone.gate.engine is None
        await lives(app, "resume")
        assert nothing_left(app)
        await unlock(app)
        await app.until(lambda: app.has(KO.text("chat-write")))

    play(story)


def test_a_new_page_of_a_living_process_is_locked_though_the_one_before_was_open(play, settings):  # noqa: F811
    locked(settings, on_pause=False)

    async def story(app, phone):
        await opens(app)
        await app.type(composer(app), "환불은")
        again = await Headless.start(phone.show)
        assert nothing_left(again)
        assert phone.gate.engine is None
        await unlock(again)
        await again.until(lambda: again.has(KO.text("chat-write")))

    play(story)


def test_a_wrong_key_is_the_screen_of_the_gate_and_recovers_with_the_right_one(play, settings):  # noqa: F811
    release(opened(settings))
    key = next(settings.home.rglob("gieok.key"))
    kept = key.read_bytes()
    key.write_text("ab" * 32)

    async def story(app, phone):
        assert app.has(KO.text("gate-wrongkey-title"))
        assert app.has(KO.text("gate-kept"))
        key.write_bytes(kept)
        await lives(app, "resume")
        await app.until(lambda: app.has(KO.text("first-skip")))

    play(story)


def test_what_passes_of_itself_is_tried_again_without_a_press(play):
    busy = [True]

    def opening(*given):
        if busy:
            raise StoreBusy("store-busy")
        return open_account(*given)

    async def story(app, phone):
        assert app.has(KO.text("gate-busy-title"))
        busy.clear()
        await look(phone.tabs, again=True)
        await app.until(lambda: app.has(KO.text("first-skip")))

    play(story, opening)


def test_the_lock_is_offered_in_the_settings_of_a_phone(play):
    async def story(app, phone):
        await app.until(lambda: app.has(KO.text("chat-write")))
        await app.choose(app.find(ft.NavigationBar), selected_index=3)
        await app.until(lambda: app.has(KO.text("lock-title")))

    play(story)
