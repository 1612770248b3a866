"""An account whose service is away, with its line of waiting questions."""

import asyncio
from dataclasses import replace

import pytest

from client.turn.events import TurnEnded
from client.turn.queue import Line
from tests.support.away import Service, unreachable


class Seconds:
    """A clock that runs when it is told."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def away(account):
    """An account whose service is away; `.service`, `.line`, `.seconds`."""

    class Account:
        def __init__(self):
            self.service = Service(unreachable())
            self.seconds = Seconds()
            self.open()

        def open(self):
            engine = account(model=self.service)
            self.line = Line(engine.turns, engine.opened.folder / "line.lock", self.seconds)
            self.engine = replace(engine, line=self.line)

        def back(self):
            self.service.trouble = self.service.gone = None

        def ask(self, *texts, conversation=None):
            for text in texts:
                turn = ended(self.engine.turns.ask(text, conversation))[-1]
                conversation = turn.conversation
            return turn

        def send(self):
            return ended(self.line.send())

        def states(self):
            found = self.engine.conversations.all()
            turns = [turn for one in found for turn in self.engine.conversations.history(one.id)]
            return [(turn.question, turn.state) for turn in sorted(turns, key=lambda turn: turn.place)]

    return Account()


def ended(events):
    """The turns as they ended."""

    async def go():
        return [event.turn async for event in events if isinstance(event, TurnEnded)]

    return asyncio.run(go())
