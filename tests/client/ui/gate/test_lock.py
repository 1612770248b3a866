"""A locked window holds nothing of the account; the passphrase brings back all of it, and what was typed."""

import asyncio
import gc
import threading
import weakref

import flet as ft
import pytest

from client.compose import open_engine
from client.errors import Refused, StoreFull
from client.kit.words import Words
from client.memory.logged import LoggedTurn
from client.store import logs
from client.store.opening import release
from client.turn.conversations import Conversations
from client.ui.chat.inline import InLine
from client.ui.gate.attempts import MOST_SECONDS, Attempts
from client.ui.gate.state import Sealed
from client.ui.settings.lock import lock_part
from tests.client.turn.hanging import Hanging
from tests.client.ui.conftest import with_model
from tests.client.ui.gate.conftest import PASSPHRASE, opened

KO = Words("ko")
SECRET = "기린은 4402번"  # stands in the memory


def locked(settings, **when):
    """An account with a conversation in it and a lock on it."""
    from client.store.lock import LockDoor
    from shared.randomness import random_bytes

    store = opened(settings)
    now = settings.clock()
    logs.begin_conversation(store.database, "c1", now)
    asked = LoggedTurn("t1", "c1", SECRET, now, "Asia/Seoul", "waiting")
    logs.write_question(store.database, asked, SECRET)
    logs.complete(store.database, LoggedTurn("t1", "c1", SECRET, now, "Asia/Seoul", "done", "네.", now))
    LockDoor(settings.home, store, random_bytes).set(PASSPHRASE, **when)
    release(store)


async def unlock(app, passphrase=PASSPHRASE):
    field = app.find(ft.TextField, KO.text("lock-passphrase"))
    await app.type(field, passphrase)
    await app.fire(field, "submit", passphrase)


async def opens(app):
    await unlock(app)
    await app.until(lambda: app.has(SECRET))


def is_locked(app):
    return app.has(KO.text("lock-screen-title")) and not app.has(SECRET)


def nothing_left(app):
    """Neither on the screen nor anywhere in the tree, an open or a closing dialog's included."""
    held = [repr(getattr(control, "value", "")) for control in app.session.index.values()]
    return SECRET not in "".join(held).replace("\u2060", "") and is_locked(app)


def composer(app):
    return next(field for field in app.all(ft.TextField) if field.multiline)


def test_a_locked_account_asks_first_and_opens_with_its_passphrase(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        assert is_locked(app)
        assert house.engine is None
        assert app.find(ft.TextField, KO.text("lock-passphrase")).password
        await opens(app)
        assert house.engine is not None

    live(story)


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_a_wrong_passphrase_is_a_sentence_and_leaves_no_trace_in_the_field(live, settings, language):
    from dataclasses import replace

    locked(settings)
    words = Words(language)

    async def story(house):
        app = await house.window()
        field = app.find(ft.TextField, words.text("lock-passphrase"))
        await app.type(field, "not this one")
        await app.press(words.text("lock-open"))
        await app.until(lambda: app.has(words.text("lock-wrong")))
        assert field.value == ""
        assert isinstance(house.gate.now, Sealed)

    live(story, settings=replace(settings, language=language))


def test_wrong_passphrases_make_the_next_one_wait(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        house.gate.attempts.clock = lambda: 100.0
        for _ in range(4):
            await unlock(app, "not this one")
        await unlock(app)
        await app.until(lambda: app.has(KO.text("lock-wait", seconds=2)))
        house.gate.attempts.clock = lambda: 103.0
        await opens(app)
        assert house.gate.attempts.wrong == 0

    live(story)


def test_the_wait_grows_up_to_a_minute():
    now, waits = [0.0], []
    attempts = Attempts(clock=lambda: now[0])
    for _ in range(12):
        attempts.failed()
        try:
            attempts.allow()
            waits.append(0)
        except Refused as error:
            waits.append(error.params["seconds"])
        now[0] += 1_000
    assert waits == [0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60, 60]
    assert MOST_SECONDS == 60


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


def test_a_lock_is_offered_only_where_somebody_asks_for_its_passphrase(live, settings, play):
    async def alone(app, engine):
        await app.choose(app.find(ft.NavigationBar), selected_index=3)
        await app.until(lambda: app.has(KO.text("set-part-privacy")))
        assert not app.has(KO.text("lock-title"))

    play(alone)

    async def story(house):
        app = await house.window()
        await house.opens(app)
        await app.choose(app.find(ft.NavigationBar), selected_index=3)
        await app.until(lambda: app.has(KO.text("lock-title")))

    live(story)


def test_a_browser_that_is_gone_or_loads_anew_finds_it_locked(live, settings):
    locked(settings, idle=0, on_pause=False)

    async def story(house):
        app = await house.window()
        await opens(app)
        await app.fire(app.page, "disconnect")
        assert nothing_left(app)

    live(story)


def test_what_was_typed_and_not_sent_is_there_again_and_the_conversation_goes_on(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        await opens(app)
        await app.type(composer(app), "환불은 언제")
        await house.tabs._all[0].lock()
        assert not app.has("환불은 언제")
        await opens(app)
        await app.until(lambda: composer(app).value == "환불은 언제")
        assert await asyncio.to_thread(house.engine.conversations.current) == "c1"

    live(story)


def test_an_answer_on_its_way_is_stopped_and_kept_as_far_as_it_came(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        await opens(app)
        await app.type(composer(app), "천천히 답해 주세요")
        await app.fire(composer(app), "submit")
        await app.until(lambda: app.has("여기까지는 왔어요."))
        await house.tabs._all[0].lock()
        assert is_locked(app)
        await opens(app)
        turns = await asyncio.to_thread(house.engine.conversations.history, "c1", None, 5)
        assert [(turn.state, turn.answer) for turn in turns][-1] == ("cancelled", "여기까지는 왔어요.")

    live(story, open_it=lambda *given: with_model(open_engine(*given), Hanging()))


def test_a_text_that_cannot_be_kept_does_not_keep_the_window_open(live, settings, monkeypatch):
    locked(settings)

    def full(*_):
        raise StoreFull("store-full")

    async def story(house):
        app = await house.window()
        await opens(app)
        monkeypatch.setattr("client.store.drafts.keep", full)
        await app.type(composer(app), "환불은 언제")
        await house.tabs._all[0].lock()
        assert nothing_left(app)
        assert house.engine is None

    live(story)


def test_a_window_that_is_not_locked_keeps_the_account_open_for_itself(live, settings):
    locked(settings)

    async def story(house):
        first, second = await house.window(), await house.window()
        await opens(first)
        assert is_locked(second)
        await unlock(second, "not this one")
        await second.until(lambda: second.has(KO.text("lock-wrong")))
        await opens(second)
        await house.tabs._all[0].lock()
        assert is_locked(first)
        assert second.has(SECRET)
        assert house.engine is not None
        await opens(first)

    live(story)


def test_a_window_that_is_closed_closes_the_account_behind_it(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        await opens(app)
        await app.fire(app.page, "close")
        assert house.engine is None
        assert is_locked(await house.window())

    live(story)


def test_who_has_forgotten_the_passphrase_can_begin_a_new_memory_beside_the_old_one(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        await app.press(KO.text("gate-anew"))
        await app.press(KO.text("gate-anew-yes"))
        await app.until(lambda: app.has("local~20260928"))
        await app.press(KO.text("gate-aside-begin"))
        await house.opens(app)
        assert not app.has(SECRET)

    live(story)


def part(app, house):
    """The part of the settings, put where the settings stand."""
    shell = house.tabs._all[0].root.shell
    app.page.controls = [lock_part(shell)]
    app.page.update()


def fields(app):
    return [field for field in app.all(ft.TextField) if field.password]


def test_a_lock_is_set_changed_and_taken_off_in_the_settings(live, settings):
    async def story(house):
        app = await house.window()
        part(app, house)
        await app.press(KO.text("lock-set"))
        assert app.has(KO.text("lock-forgotten-warning"))
        for field in fields(app):
            await app.type(field, PASSPHRASE)
        await app.press(KO.text("lock-set-do"))
        await app.until(lambda: app.has(KO.text("lock-understand-first")))
        app.session.apply_patch(app.find(ft.Checkbox)._i, {"value": True})
        await app.press(KO.text("lock-set-do"))
        await app.until(lambda: app.has(KO.text("lock-set-done")))
        assert house.engine.lock.standing().idle == 5
        await app.choose(app.find(ft.SegmentedButton), selected=["15"])
        await app.choose(app.find(ft.Switch), value=False)
        lock = house.engine.lock.standing()
        assert (lock.idle, lock.on_pause) == (15, False)

        await app.press(KO.text("lock-change"))
        old, new, again = fields(app)
        for field, text in ((old, PASSPHRASE), (new, "another one 1"), (again, "another one 2")):
            await app.type(field, text)
        await app.press(KO.text("lock-change-do"))
        await app.until(lambda: app.has(KO.text("lock-different")))
        await app.type(again, "another one 1")
        await app.press(KO.text("lock-change-do"))
        await app.until(lambda: not app.all(ft.BottomSheet))

        await app.press(KO.text("lock-now"))
        await app.until(lambda: app.has(KO.text("lock-screen-title")))
        await unlock(app, "another one 1")
        await app.until(lambda: app.has(KO.text("chat-write")))
        part(app, house)
        await app.press(KO.text("lock-off"))
        (old,) = fields(app)
        await app.type(old, "another one 1")
        await app.press(KO.text("lock-off-do"))
        await app.until(lambda: app.has(KO.text("lock-off-now")))
        assert house.engine.lock.standing() is None

    live(story)


def test_a_lock_that_another_process_took_off_asks_no_more(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        from client.store.lock import LockDoor
        from shared.randomness import random_bytes

        store = opened(settings, PASSPHRASE)
        LockDoor(settings.home, store, random_bytes).remove(PASSPHRASE)
        release(store)
        await house.gate.open()
        await house.tabs.turn()
        await app.until(lambda: app.has(SECRET))

    live(story)
