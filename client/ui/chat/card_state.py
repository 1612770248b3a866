"""What becomes of a card below an answer? Answered, put off, gone, or the block back as it was. Knows and acts."""

from __future__ import annotations

import asyncio

from client.engine import Engine
from client.memory.logged import Card, LoggedTurn
from client.ui.chat.state import ChatState


class CardState:
    """The cards of the conversation on the screen; each returns the turn as it is kept."""

    def __init__(self, engine: Engine, state: ChatState) -> None:
        self._engine = engine
        self._state = state

    async def answer(self, turn: LoggedTurn, card: Card, *, yes: bool) -> LoggedTurn:
        """Answer the question that a card asks. Raises Refused where it no longer waits."""
        kept = await asyncio.to_thread(lambda: self._engine.answers.give(turn, card, yes=yes))
        return await self._kept(kept)

    async def put_off(self, turn: LoggedTurn, card: Card) -> LoggedTurn:
        """Not now: the card folds, and asks no more by itself in this conversation."""
        return await self._kept(await asyncio.to_thread(self._engine.answers.put_off, turn, card))

    async def done_with(self, turn: LoggedTurn, card: Card) -> LoggedTurn:
        """A card that asks nothing any more goes."""
        return await self._kept(await asyncio.to_thread(self._engine.answers.drop, turn, card))

    async def forget_lines(self, card: Card) -> None:
        """The lines that a card names go without a trace. Raises Refused."""
        for line in card.dropped:
            await asyncio.to_thread(self._engine.notebook.forget_line, line)

    async def undo_block(self, turn: LoggedTurn) -> LoggedTurn:
        """Take back this turn's change of the block; the turn says so then. Raises Refused."""
        await asyncio.to_thread(self._engine.notebook.undo_block, turn.conversation)
        return await self._kept(await asyncio.to_thread(self._engine.answers.taken_back, turn))

    async def _kept(self, turn: LoggedTurn) -> LoggedTurn:
        await self._state.changed(turn)
        return turn
