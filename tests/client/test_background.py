"""The loop behind the screens: it goes on after an error, looks at once when woken, and ends when told."""

import asyncio

import pytest

from client.background import Background


async def nothing():
    """No backup left anything to be told."""


def test_an_error_in_one_round_never_ends_the_loop_and_names_no_text(caplog):
    rounds = []

    async def refresh():
        raise OSError("코끼리-7731")

    async def tidy():
        rounds.append(len(rounds))
        raise ValueError("코끼리-7731")

    async def play():
        background = Background(refresh, tidy, nothing)
        background.start()
        for wanted in (1, 2, 3):
            background.wake()
            while len(rounds) < wanted:
                await asyncio.sleep(0)
        await background.stop()

    asyncio.run(asyncio.wait_for(play(), 10))
    assert "OSError" in caplog.text
    assert "7731" not in caplog.text


def test_stopping_ends_what_it_was_doing_and_can_be_done_twice():
    async def forever():
        await asyncio.sleep(3600)

    async def play():
        background = Background(forever, forever, forever)
        background.start()
        background.wake()
        await asyncio.sleep(0.01)
        await background.stop()
        await background.stop()

    asyncio.run(asyncio.wait_for(play(), 10))


def test_waking_without_a_loop_does_nothing():
    Background(None, None, None).wake()


def test_what_a_backup_left_to_be_told_is_told_in_each_round_also_where_the_news_fail(monkeypatch):
    told = []

    async def broken():
        raise OSError

    async def settle():
        told.append(1)

    async def play():
        monkeypatch.setattr("client.background.FIRST_SECONDS", 0.0)
        background = Background(broken, nothing, settle)
        background.start()
        for _ in range(200):
            if told:
                break
            await asyncio.sleep(0.01)
        await background.stop()

    asyncio.run(play())
    assert told


@pytest.mark.parametrize("steps", range(6))
def test_it_ends_when_it_is_woken_and_stopped_at_the_same_moment(steps):
    async def story():
        background = Background(nothing, nothing, nothing)
        background.start()
        await asyncio.sleep(0.01)
        background.wake()
        for _ in range(steps):
            await asyncio.sleep(0)
        ended, _ = await asyncio.wait({asyncio.create_task(background.stop())}, timeout=3)
        assert ended

    asyncio.run(story())
