"""Who follows an answer while it comes? One task at a time, which the customer can stop and a closed window ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Final

from client.memory.logged import LoggedTurn
from client.turn.events import AnswerDelta, AnswerReplaced, ToolStarted, TurnEnded, TurnEvent, TurnStarted
from client.ui.chat.bubble import OPEN, Bubble
from client.ui.chat.history import History
from client.ui.chat.pace import Pace
from client.ui.chat.state import ChatState
from client.ui.shell import Shell

Ended = Callable[[Bubble | None, str], Awaitable[None]]


class Answering:
    """The answer on its way, if any. `ended` gets its bubble, or the text that was refused before it had one."""

    def __init__(self, shell: Shell, state: ChatState, history: History, ended: Ended) -> None:
        self._shell: Final = shell
        self._state: Final = state
        self._history: Final = history
        self._ended: Final = ended
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Is one on its way?"""
        return self._task is not None

    def begin(self, events: AsyncIterator[TurnEvent], text: str = "") -> None:
        """Follow this one; the handler that began it is done at once."""
        self._task = asyncio.create_task(self._shell.guard.run(lambda: self._follow(events, text)))

    async def stop(self) -> None:
        """Keep what came of it. Returns when the log has it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _follow(self, events: AsyncIterator[TurnEvent], text: str) -> None:
        bubble: Bubble | None = None
        try:
            async for event in events:
                match event:
                    case TurnStarted(turn=turn, left_out=left_out):
                        bubble = self._history.bubble(turn)
                        pace = Pace(bubble.grow)
                        if left_out:
                            self._shell.snacks.say(self._shell.words.text("chat-left-out", count=left_out))
                    case ToolStarted(name=name) if bubble is not None:
                        bubble.step(self._shell.words.text(f"step-{name}"))
                    case AnswerDelta(text=piece) if bubble is not None:
                        pace.add(piece)
                    case AnswerReplaced(text=whole) if bubble is not None:
                        pace.replace(whole)
                    case TurnEnded(turn=turn) if bubble is not None:
                        pace.stop()
                        bubble.settle(turn)
        finally:
            self._task = None
            if bubble is not None:
                pace.stop()
                if bubble.turn.state in OPEN:
                    bubble.settle(await self._left(bubble.turn.id))
            await self._ended(bubble, text)

    async def _left(self, turn_id: str) -> LoggedTurn:
        """A turn that ended without saying so: stopped, which the log knows, or broken, which it may not."""
        turn = await self._state.read_again(turn_id)
        if turn.state in OPEN:
            turn = replace(turn, state="failed")
            self._state.keep(turn)
        return turn
