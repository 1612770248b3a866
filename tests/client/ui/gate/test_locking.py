"""When does a window lock, and is everything of the account gone from it then?"""

import asyncio
import gc
import threading
import weakref

import flet as ft
import pytest

from client.turn.conversations import Conversations
from client.ui.chat.inline import InLine
from tests.client.ui.gate.locked_window import KO, composer, is_locked, locked, nothing_left, opens


def test_locking_takes_everything_out_of_the_window_and_closes_the_account(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        await opens(app)
        database = weakref.ref(house.engine.opened.database)
        opened_store = house.engine.opened
        await app.press(KO.text("chat-list"))
        await app.until(lambda: app.all(ft.BottomSheet))
        await house.tabs._all[0].lock()
        assert nothing_left(app)
        assert app.all(ft.NavigationBar) == []
        assert house.engine is None
        assert bytes(opened_store.key) == bytes(32)
        del opened_store
        house.windows[0].connection.sent.clear()
        await app.until(lambda: gc.collect() >= 0 and database() is None)  # nobody holds the account any more

    live(story)


def late_steps(root):
    """What may run in a window after it locked: a handler that was called, a round that was begun."""
    chat = root.chat
    return [
        *(lambda to=to: root.go(to) for to in range(4)),
        root._resized, root._connected, root.speak, root.moved.look, root.memory.badge.look, root.memory.waiting.look,
        root.policies.look, chat.show, chat.look_again, chat.new, chat.talks.toggle, chat.in_line.look,
        chat.in_line.begin, chat.remembered.look, chat.remembered.open, chat.state_line.explain, chat.state_line.show,
    ]  # fmt: skip


def test_what_was_on_its_way_when_the_window_locked_draws_nothing_over_it(live, settings, monkeypatch):
    locked(settings)

    async def story(house):
        app = await house.window()
        await opens(app)
        root, may_go_on = house.tabs._all[0].root, threading.Event()
        window = Conversations.window

        def slowly(*given):
            found = window(*given)
            may_go_on.wait(20)
            return found

        monkeypatch.setattr(Conversations, "window", slowly)
        listing = asyncio.create_task(app.press(KO.text("chat-list")))
        await asyncio.sleep(0.05)
        await house.tabs._all[0].lock()
        may_go_on.set()
        await listing
        for late in late_steps(root):
            await root.shell.guard.run(late)
        assert app.all(ft.BottomSheet) == []
        assert nothing_left(app)

    live(story)


def test_a_window_that_is_not_used_locks_and_one_that_is_used_does_not(live, settings, clock):
    locked(settings, idle=5)

    async def story(house):
        app = await house.window()
        await opens(app)
        await house.look()
        clock.move(minutes=4)
        await app.press(KO.text("chat-new"))
        clock.move(minutes=4)
        await house.look()
        assert not is_locked(app)
        await app.type(composer(app), "환불은")
        clock.move(minutes=4)
        await house.look()
        assert not is_locked(app)
        clock.move(minutes=5)
        await house.look()
        assert is_locked(app)

    live(story)


def test_a_window_that_never_locks_by_itself_stays(live, settings, clock):
    locked(settings, idle=0, on_pause=False)

    async def story(house):
        app = await house.window()
        await opens(app)
        clock.move(hours=9)
        await house.look()
        await app.fire(app.page, "app_lifecycle_state_change", {"state": "hide"})
        assert not is_locked(app)

    live(story)


@pytest.mark.parametrize("state", ["hide", "pause"])
def test_in_the_background_it_locks(live, settings, state):
    locked(settings)

    async def story(house):
        app = await house.window()
        await opens(app)
        await app.fire(app.page, "app_lifecycle_state_change", {"state": "inactive"})
        assert not is_locked(app)
        await app.fire(app.page, "app_lifecycle_state_change", {"state": state})
        assert nothing_left(app)

    live(story)


def test_each_time_it_is_unlocked_one_window_listens_to_what_becomes_of_it(live, settings, monkeypatch):
    locked(settings)
    woken = []

    def wake(self):
        woken.append(self)

    monkeypatch.setattr(InLine, "wake", wake)

    async def story(house):
        app = await house.window()
        for _ in range(3):
            await opens(app)
            await app.until(
                lambda: app.page.on_app_lifecycle_state_change is house.tabs._all[0].root.chat.in_line._hears
            )
            woken.clear()
            await app.fire(app.page, "app_lifecycle_state_change", {"state": "resume"})
            assert woken == [house.tabs._all[0].root.chat.in_line]
            await app.fire(app.page, "app_lifecycle_state_change", {"state": "hide"})
            assert nothing_left(app)
            assert app.page.on_app_lifecycle_state_change is None

    live(story)


def test_the_locked_screen_has_letters_as_large_as_the_account_chose(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        await opens(app)
        await asyncio.to_thread(house.engine.preferences.set, "text_size", "200")
        await house.tabs._all[0].root.speak()
        chosen = app.page.theme.text_theme.body_medium.size
        await house.tabs._all[0].lock()
        assert is_locked(app)
        assert app.page.theme.text_theme.body_medium.size == chosen > 20

    live(story)


def test_a_window_whose_connection_was_cut_while_it_locked_is_drawn_anew(live, settings):
    locked(settings, idle=0, on_pause=False)

    async def story(house):
        app = await house.window()
        await opens(app)
        await app.fire(app.page, "disconnect")
        before = app.page.controls[0]
        await app.fire(app.page, "connect")
        assert app.page.controls[0] is not before
        assert nothing_left(app)
        await opens(app)

    live(story)


def test_coming_back_is_no_use_a_window_that_slept_too_long_locks_before_anything_else(live, settings, clock):
    locked(settings, idle=5, on_pause=False)

    async def story(house):
        app = await house.window()
        await opens(app)
        await house.look()
        await app.type(composer(app), "환불은")
        await app.fire(app.page, "app_lifecycle_state_change", {"state": "pause"})
        clock.move(minutes=4)
        await app.fire(app.page, "app_lifecycle_state_change", {"state": "resume"})
        assert not is_locked(app)
        clock.move(minutes=1)
        await app.fire(app.page, "app_lifecycle_state_change", {"state": "resume"})
        assert nothing_left(app)

    live(story)
