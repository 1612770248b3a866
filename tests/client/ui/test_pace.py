"""Is a growing answer drawn seldom, and still whole in the end?"""

import asyncio

import pytest

from client.ui.chat.pace import Pace


class Drawn(list):
    """What was drawn; tells when it was drawn twice."""

    def __init__(self):
        super().__init__()
        self.twice = asyncio.Event()

    def __call__(self, text):
        self.append(text)
        if len(self) == 2:
            self.twice.set()


@pytest.fixture
def drawn():
    return Drawn()


def test_many_pieces_at_once_are_drawn_twice_and_none_is_missing(drawn):
    async def story():
        pace = Pace(drawn, now=lambda: 0.0)
        for piece in "가나다라마바사아자차":
            pace.add(piece)
        assert drawn == ["가"]
        await drawn.twice.wait()

    asyncio.run(story())
    assert drawn == ["가", "가나다라마바사아자차"]


def test_another_text_takes_the_place_of_the_one_so_far(drawn):
    async def story():
        pace = Pace(drawn, now=lambda: 0.0)
        pace.add("틀린 답")
        pace.replace("맞는 답")
        await drawn.twice.wait()

    asyncio.run(story())
    assert drawn[-1] == "맞는 답"


def test_nothing_is_drawn_after_the_end(drawn):
    async def story():
        pace = Pace(drawn, now=lambda: 0.0)
        pace.add("하나")
        pace.add("둘")
        pace.stop()
        await asyncio.sleep(0.2)

    asyncio.run(story())
    assert drawn == ["하나"]
