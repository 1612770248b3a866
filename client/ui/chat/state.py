"""Which conversation is on the screen, and what of it? Knows and acts; draws nothing.

A window of the log is kept here, the newest turns first loaded, older ones when they are asked for. Whatever reads or
writes the store leaves the event loop for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from client.engine import Engine
from client.errors import Refused
from client.memory.logged import Card, Conversation, LoggedTurn, Source
from client.turn.events import TurnEnded, TurnEvent, TurnStarted
from client.turn.passages import Passage
from client.turn.temporary import Temporary
from client.turn.turns import Turns

if TYPE_CHECKING:
    from client.store.egress import Sent

FIRST_POLICIES_SECONDS: Final = 5.0
WINDOW: Final = 20  # turns, which is 40 messages: what is mounted at first, and added at a time


class ChatState:
    """One conversation of one open window."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.conversation: str | None = None
        self.turns: list[LoggedTurn] = []  # oldest first
        self.more = False  # older turns are in the log
        self.running = False
        self.undoable: str | None = None  # the turn whose change of the block can be taken back
        self.first = False  # nothing is remembered yet: perhaps it is a new phone
        self.temporary: Temporary | None = None  # where the conversation on the screen leaves nothing behind

    async def resume(self) -> None:
        """The conversation that is still open, or none."""
        current = await asyncio.to_thread(self._engine.conversations.current)
        await self.open(current)

    async def open(self, conversation: str | None) -> None:
        """Another conversation; None is a new one, which begins with its first question."""
        turns: list[LoggedTurn] = []
        if conversation is not None:
            turns = await asyncio.to_thread(self._read, conversation, None)
        self.conversation, self.turns, self.more = conversation, turns, len(turns) == WINDOW
        self.temporary = None
        self.first = conversation is None and await asyncio.to_thread(self._engine.empty)
        await self._look_for_undo()

    async def begin_temporary(self) -> None:
        """A conversation that is gone when it is left; the one before it is over."""
        await self.leave()
        self.temporary = self._engine.temporary()

    async def leave(self) -> None:
        """The conversation is over: what it taught is learned in the background."""
        if self.temporary is None and self.conversation is not None and self.turns:
            await asyncio.to_thread(self._engine.conversations.end, self.conversation)
            self._engine.background.wake()
        await self.open(None)

    async def keep_draft(self, text: str) -> None:
        """What was typed when the window locked."""
        await asyncio.to_thread(self._engine.lock.keep_draft, text)

    async def take_draft(self) -> str:
        """It, once."""
        return await asyncio.to_thread(self._engine.lock.take_draft)

    async def older(self) -> list[LoggedTurn]:
        """The turns before those that are here; oldest first."""
        if not self.more or self.conversation is None or not self.turns:
            return []
        found = await asyncio.to_thread(self._read, self.conversation, self.turns[0].id)
        self.turns[:0] = found
        self.more = len(found) == WINDOW
        return found

    def _read(self, conversation: str, before: str | None) -> list[LoggedTurn]:
        """A window of the log; what was answered is not asked again."""
        return self._engine.answers.waiting(self._engine.conversations.history(conversation, before, WINDOW))

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
        bundles = self._engine.bundles
        if (await asyncio.to_thread(bundles.state)).state == "none":
            await bundles.refresh(patience=FIRST_POLICIES_SECONDS)
        async for event in self._following(self._asked().ask(text, self.conversation)):
            yield event

    async def retry(self, turn: LoggedTurn, *, builtin: bool) -> AsyncIterator[TurnEvent]:
        """The same question again, in its own row."""
        turns = self._asked()
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
                    await self._look_for_undo()
                yield event
        finally:
            self.running = False

    def keep(self, turn: LoggedTurn) -> None:
        """Put a turn in its place; a new one at the end."""
        for at, known in enumerate(self.turns):
            if known.id == turn.id:
                self.turns[at] = turn
                return
        self.turns.append(turn)

    async def read_again(self, turn: str) -> LoggedTurn:
        """A turn as the log has it now."""
        found = await asyncio.to_thread(self._asked().get, turn)
        self.keep(found)
        return found

    async def sent(self, turn: LoggedTurn) -> list[Sent]:
        """What left the device for this turn."""
        if self.temporary is not None:
            return [one for one in self.temporary.sent if one.turn == turn.id]
        return await asyncio.to_thread(self._engine.sent, turn.id)

    def _asked(self) -> Turns:
        return self.temporary or self._engine.turns

    async def _look_for_undo(self) -> None:
        """A change of the block can be taken back until it was, or until the block changed elsewhere."""
        conversation = self.conversation if self.temporary is None else None
        self.undoable = None
        if conversation is not None:
            self.undoable = await asyncio.to_thread(self._engine.notebook.undoable_turn, conversation)

    async def passage(self, source: Source) -> Passage:
        """What stands behind a source. Raises Refused (source-gone)."""
        return await asyncio.to_thread(self._engine.sources.open, source)

    async def answer(self, turn: LoggedTurn, card: Card, *, yes: bool) -> LoggedTurn:
        """Answer the question that a card asks; the turn as it is kept. Raises Refused where it no longer waits."""
        kept = await asyncio.to_thread(lambda: self._engine.answers.give(turn, card, yes=yes))
        self.keep(kept)
        await self._look_for_undo()
        return kept

    async def done_with(self, turn: LoggedTurn, card: Card) -> LoggedTurn:
        """A card that asks nothing any more goes; the turn as it is kept."""
        kept = await asyncio.to_thread(self._engine.answers.drop, turn, card)
        self.keep(kept)
        return kept

    async def forget_lines(self, card: Card) -> None:
        """The lines that a card names go without a trace. Raises Refused."""
        for line in card.dropped:
            await asyncio.to_thread(self._engine.notebook.forget_line, line)

    async def undo_block(self, turn: LoggedTurn) -> LoggedTurn:
        """Take back this turn's change of the block; the turn as it is kept, which says so. Raises Refused."""
        await asyncio.to_thread(self._engine.notebook.undo_block, turn.conversation)
        kept = await asyncio.to_thread(self._engine.answers.taken_back, turn)
        self.keep(kept)
        await self._look_for_undo()
        return kept

    async def conversations(self) -> list[Conversation]:
        """Every conversation with something in it, the latest first."""
        found = await asyncio.to_thread(self._engine.conversations.all)
        return [conversation for conversation in found if conversation.turns]

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
        conversation, turns, more, first = self.conversation, self.turns, self.more, self.first
        try:
            await self.open(conversation)
        except Refused:
            await self.open(None)
        if self.conversation == conversation and self.turns == turns[-WINDOW:]:
            self.turns, self.more = turns, more
            return self.first != first
        return True
