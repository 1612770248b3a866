"""Which conversation is on the screen, and what is asked in it? Knows and acts; draws nothing.

Whatever reads or writes the store leaves the event loop for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from client.engine import Engine
from client.errors import Refused
from client.memory.logged import LoggedTurn, Source
from client.turn.events import TurnEnded, TurnEvent, TurnStarted
from client.turn.passages import Passage
from client.turn.queue import Line
from client.ui.chat.held import WINDOW, Held

if TYPE_CHECKING:
    from client.store.egress import Sent

FIRST_POLICIES_SECONDS: Final = 5.0


class ChatState(Held):
    """One conversation of one open window."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.running = False
        self.undoable: str | None = None  # the turn whose change of the block can be taken back
        self.first = False  # nothing is remembered yet: perhaps it is a new phone
        self.line: Line | None = None  # of the temporary conversation; the account's where None

    async def resume(self) -> None:
        """The conversation that is still open, or that something unsent was left in, or none."""
        current = await asyncio.to_thread(self._engine.conversations.current)
        await self.open(current or await asyncio.to_thread(self._engine.drafts.left_in))

    async def open(self, conversation: str | None) -> None:
        """Another conversation; None is a new one, which begins with its first question."""
        turns: list[LoggedTurn] = []
        if conversation is not None:
            turns = await asyncio.to_thread(self.read, conversation, None)
        self.conversation, self.turns, self.more = conversation, turns, len(turns) == WINDOW
        self.temporary, self.line, self.at, self.later = None, None, None, False
        self.first = conversation is None and await asyncio.to_thread(self._engine.empty)
        await self._look_for_undo()

    async def open_at(self, conversation: str, turn: str) -> None:
        """A window around one turn, or the one that stands in its place.

        Raises Refused (source-gone) where it was deleted; nothing has changed then.
        """
        turn = await asyncio.to_thread(self._engine.conversations.standing, turn)
        before, onwards = await asyncio.to_thread(self.read_around, conversation, turn)
        await self.open(conversation)
        self.turns, self.more, self.later = [*before, *onwards], len(before) == WINDOW, len(onwards) == WINDOW
        self.at = turn

    async def to_end(self) -> None:
        """Where the conversation goes on; what is asked now is asked there."""
        if self.at is not None:
            await self.open(self.conversation)

    async def begin_temporary(self) -> None:
        """A conversation that is gone when it is left; the one before it is over."""
        await self.leave()
        self.temporary = self._engine.temporary()
        self.line = Line(self.temporary, None)

    async def leave(self) -> None:
        """The conversation is over: what it taught is learned in the background."""
        if self.temporary is None and self.conversation is not None and self.turns:
            await asyncio.to_thread(self._engine.conversations.end, self.conversation)
            self._engine.background.wake()
        await self.open(None)

    async def look_again(self) -> list[LoggedTurn]:
        """Drop the questions that were answered elsewhere, on the memory screen perhaps; the turns that lost one."""
        before = list(self.turns)
        now = await asyncio.to_thread(self._engine.answers.waiting, before)
        changed = [turn for turn, known in zip(now, before, strict=True) if turn.cards != known.cards]
        for turn in changed:
            self.keep(turn)
        await self._look_for_undo()
        return changed

    async def ask(self, text: str) -> AsyncIterator[TurnEvent]:
        """Ask in this conversation. On a new device the policies are waited for, a little."""
        await self.to_end()
        bundles = self._engine.bundles
        if (await asyncio.to_thread(bundles.state)).state == "none":
            await bundles.refresh(patience=FIRST_POLICIES_SECONDS)
        before, kept = self.conversation, self.temporary is None
        async for event in self._following(self.asked.ask(text, before)):
            if isinstance(event, TurnStarted) and kept:
                await asyncio.to_thread(self._engine.drafts.keep, before, "")  # it is in the log now
            yield event

    async def ask_again(self, turn: LoggedTurn, text: str | None = None) -> AsyncIterator[TurnEvent]:
        """The newest question anew, or in other words: a turn of its own in its place."""
        async for event in self._following(self.asked.again(turn.id, text)):
            yield event

    async def retry(self, turn: LoggedTurn, *, builtin: bool) -> AsyncIterator[TurnEvent]:
        """The same question again, in its own row."""
        turns = self.asked
        again = turns.answer_with_builtin(turn.id) if builtin else turns.retry(turn.id)
        async for event in self._following(again):
            yield event

    async def _following(self, events: AsyncIterator[TurnEvent]) -> AsyncIterator[TurnEvent]:
        self.running = True
        try:
            async for event in events:
                if isinstance(event, TurnStarted | TurnEnded):
                    self.conversation = event.turn.conversation
                    self.keep(event.turn)
                    await asyncio.to_thread(self.read_earlier, [event.turn])
                    await self._look_for_undo()
                yield event
        finally:
            self.running = False

    async def watching(self, events: AsyncIterator[TurnEvent]) -> AsyncIterator[TurnEvent]:
        """What is answered in its turn, in this conversation or in another one."""
        async for event in events:
            await self.note(event)
            yield event

    async def note(self, event: TurnEvent) -> None:
        """Keep a turn that belongs to the conversation on the screen, and what gave way to it."""
        if isinstance(event, TurnStarted | TurnEnded) and event.turn.conversation == self.conversation:
            self.keep(event.turn)
            await asyncio.to_thread(self.read_earlier, [event.turn])
            await self._look_for_undo()

    async def changed(self, turn: LoggedTurn) -> None:
        """A turn was changed by what was pressed below it; perhaps one that gave way."""
        if any(known.id == turn.id for known in self.turns):
            self.keep(turn)
        await asyncio.to_thread(self.read_earlier, [one for one in self.turns if one.id in self.earlier])
        await self._look_for_undo()

    async def sent(self, turn: LoggedTurn) -> list[Sent]:
        """What left the device for this turn."""
        if self.temporary is not None:
            return [one for one in self.temporary.sent if one.turn == turn.id]
        return await asyncio.to_thread(self._engine.sent, turn.id)

    async def _look_for_undo(self) -> None:
        """A change of the block can be taken back until it was, or until the block changed elsewhere."""
        conversation = self.conversation if self.temporary is None else None
        self.undoable = None
        if conversation is not None:
            self.undoable = await asyncio.to_thread(self._engine.notebook.undoable_turn, conversation)

    async def passage(self, source: Source) -> Passage:
        """What stands behind a source, and which part of it the answer used. Raises Refused (source-gone)."""
        named = next((turn for turn in self.turns if any(one is source for one in turn.sources)), None)
        return await asyncio.to_thread(self._engine.sources.open, source, named)

    async def conversation_of(self, turn: str) -> str:
        """The conversation in which a turn stands. Raises Refused (source-gone)."""
        [found] = await asyncio.to_thread(self._engine.conversations.onwards, turn, 1)
        return found.conversation

    async def delete(self, conversation: str, *, facts: bool) -> None:
        """Delete a conversation, with what was drawn from it or without; a new one takes its place on the screen."""
        if facts:
            await asyncio.to_thread(self._engine.notebook.delete_with_facts, conversation)
        else:
            await asyncio.to_thread(self._engine.conversations.delete, conversation)
        await self.again()

    async def again(self) -> bool:
        """Read what is on the screen anew; where it is gone, a new conversation takes its place. Has it changed?"""
        if self.temporary is not None:
            return False  # it stands nowhere but here
        if self.at is not None and self.conversation is not None:
            try:
                await asyncio.to_thread(self._engine.conversations.get, self.conversation)
            except Refused:
                await self.open(None)
            return self.at is None
        conversation, turns, more, first = self.conversation, self.turns, self.more, self.first
        try:
            await self.open(conversation)
        except Refused:
            await self.open(None)
        if self.conversation == conversation and self.turns == turns[-WINDOW:]:
            self.turns, self.more = turns, more
            return self.first != first
        return True
