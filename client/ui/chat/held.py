"""Which turns of a conversation does a window hold, and which of them are drawn? A part of the log, oldest first.

The newest are read first, older ones when they are asked for; where a reader was led into the middle, newer ones too.
Whatever reads the store leaves the event loop for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from client.engine import Engine
from client.errors import Refused
from client.memory.instead import in_whose_place, superseded
from client.memory.logged import LoggedTurn
from client.turn.temporary import Temporary
from client.turn.turns import Turns

WINDOW: Final = 20  # turns, which is 40 messages: what is mounted at first, and added at a time


class Held:
    """The turns of one conversation."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.conversation: str | None = None
        self.turns: list[LoggedTurn] = []  # oldest first
        self.earlier: dict[str, tuple[LoggedTurn, ...]] = {}  # those that gave way, by the turn that stands
        self.more = False  # older turns are in the log
        self.later = False  # newer ones too: the window stands in the middle
        self.at: str | None = None  # the turn that the reader was led to; None where they read at the end
        self.temporary: Temporary | None = None  # where the conversation on the screen leaves nothing behind

    @property
    def asked(self) -> Turns:
        """Who answers what is asked in the conversation on the screen."""
        return self.temporary or self._engine.turns

    def shown(self) -> list[LoggedTurn]:
        """The turns that are drawn: not what gave way, nor what is being answered anew at this moment.

        An answer whose question waits in line to be asked anew can be read until then.
        """
        anew = [turn for turn in self.turns if turn.instead_of and turn.state == "answering"]
        gone = superseded(self.turns).union(*(in_whose_place(self.turns, turn) for turn in anew))
        return [turn for turn in self.turns if turn.id not in gone and not turn.superseded]

    def keep(self, turn: LoggedTurn) -> None:
        """Put a turn in its place; a new one at the end."""
        for at, known in enumerate(self.turns):
            if known.id == turn.id:
                self.turns[at] = turn
                return
        self.turns.append(turn)

    def drop(self, turn: str) -> None:
        """It is no longer in the log."""
        self.turns[:] = [known for known in self.turns if known.id != turn]

    async def older(self) -> list[LoggedTurn]:
        """The turns before those that are here; oldest first."""
        if not self.more or self.conversation is None or not self.turns:
            return []
        found = await asyncio.to_thread(self.read, self.conversation, self.turns[0].id)
        self.turns[:0] = found
        self.more = len(found) == WINDOW
        return found

    async def newer(self) -> list[LoggedTurn]:
        """The turns after those that are here; oldest first."""
        if not self.later or not self.turns:
            return []
        found = (await asyncio.to_thread(self._onwards, self.turns[-1].id, WINDOW + 1))[1:]
        self.turns += found
        self.later = len(found) == WINDOW
        return found

    async def read_again(self, turn: str) -> LoggedTurn:
        """A turn as the log has it now."""
        found = await asyncio.to_thread(self.asked.get, turn)
        self.keep(found)
        await asyncio.to_thread(self.read_earlier, [found])
        return found

    async def found_again(self, turn: str) -> LoggedTurn | None:
        """A turn as the log has it now; None where it was taken out meanwhile."""
        try:
            return await self.read_again(turn)
        except Refused:
            self.drop(turn)
            return None

    def read(self, conversation: str, before: str | None) -> list[LoggedTurn]:
        """A window of the log, the newest or those before a turn; what was answered is not asked again."""
        return self._known(self._engine.conversations.history(conversation, before, WINDOW))

    def read_around(self, conversation: str, turn: str) -> tuple[list[LoggedTurn], list[LoggedTurn]]:
        """The turns before this one, and those from it on."""
        return self.read(conversation, turn), self._onwards(turn, WINDOW)

    def read_earlier(self, turns: Sequence[LoggedTurn]) -> None:
        """What gave way to these turns."""
        for turn in turns:
            if turn.instead_of is not None:
                conversations, kept = self._engine.conversations, self.temporary
                before = conversations.earlier(turn.id) if kept is None else kept.earlier(turn)
                self.earlier[turn.id] = tuple(one for one in before if one.superseded)

    def _onwards(self, turn: str, most: int) -> list[LoggedTurn]:
        return self._known(self._engine.conversations.onwards(turn, most))

    def _known(self, turns: list[LoggedTurn]) -> list[LoggedTurn]:
        found = self._engine.answers.waiting(turns)
        self.read_earlier(found)
        return [self._engine.turns.known(turn) for turn in found]
