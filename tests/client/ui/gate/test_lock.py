"""A locked window holds nothing of the account; the passphrase brings back all of it, and what was typed."""

import asyncio

import flet as ft
import pytest

from client.compose import open_engine
from client.errors import Refused, StoreFull
from client.kit.words import Words
from client.ui.gate.attempts import MOST_SECONDS, Attempts
from client.ui.gate.state import Sealed
from tests.client.turn.hanging import Hanging
from tests.client.ui.conftest import with_model
from tests.client.ui.gate.locked_window import KO, SECRET, composer, is_locked, locked, nothing_left, opens, unlock


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
