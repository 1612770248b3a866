"""Who follows an answer while it comes? One task for what was asked here, one for the line of what waits.

The customer stops what is on the screen. Leaving a conversation stops what was asked in it and not what the line sends;
a closed window ends both, and what the line was sending waits again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import replace
from typing import Final

from client.memory.logged import LoggedTurn
from client.turn.events import TurnEnded, TurnEvent, TurnStarted
from client.turn.queue import Line
from client.turn.turns import Turns
from client.ui.chat.bubble import OPEN
from client.ui.chat.drawing import Drawing
from client.ui.chat.history import History
from client.ui.chat.state import ChatState
from client.ui.shell import Shell

Ended = Callable[[LoggedTurn | None, str], Awaitable[None]]


class Answering:
    """The answers on their way. `ended` gets the last turn, or the text that was refused before it was one.

    `changed` hears that the line began or ended with something.
    """

    def __init__(
        self, shell: Shell, state: ChatState, history: History, ended: Ended, changed: Callable[[], Awaitable[None]]
    ) -> None:
        self._shell: Final = shell
        self._state: Final = state
        self._history: Final = history
        self._ended: Final = ended
        self.changed: Final = changed
        self._task: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._line: Line | None = None
        self._drawing: Drawing | None = None

    @property
    def busy(self) -> bool:
        """Is one on its way that stands on the screen?"""
        return self._task is not None or self._line_is_here()

    @property
    def idle(self) -> bool:
        """Is nothing at all on its way from this window?"""
        return self._task is None and self._sending is None

    def follows(self, turn: LoggedTurn) -> bool:
        """Is it this window that this turn is answered for?"""
        return self._task is not None or (self._line is not None and self._line.sending == turn.id)

    def begin(self, events: AsyncIterator[TurnEvent], text: str = "") -> None:
        """Follow this one; the handler that began it is done at once. `text` goes back where it is refused."""
        self._task = asyncio.create_task(self._shell.guard.run(lambda: self._follow(events, text)))

    def send(self, line: Line) -> None:
        """Let the line send what waits, unless something is on its way already."""
        if not self.idle:
            return
        self._sending = asyncio.create_task(self._shell.guard.run(lambda: self._send(line)))

    async def stop(self) -> None:
        """The customer stops what is on the screen; what came of it is kept. Returns when the log has it."""
        if self._line_is_here() and self._line is not None:
            self._line.stopped_by_customer()
            await _end(self._sending)
        await _end(self._task)

    async def leave(self) -> None:
        """Another conversation: what was asked in this one stops, what the line sends goes on."""
        await _end(self._task)

    async def close(self) -> None:
        """The window is gone."""
        await _end(self._task)
        await _end(self._sending)

    async def forget(self, conversation: str) -> None:
        """This conversation is about to be deleted: nothing of it is sent any more."""
        if conversation == self._state.conversation:
            await _end(self._task)
        sent = self._drawing.open if self._drawing else None
        if sent is not None and sent.conversation == conversation:
            await _end(self._sending)

    def _line_is_here(self) -> bool:
        sent = self._drawing.open if self._drawing else None
        return self._sending is not None and sent is not None and sent.conversation == self._state.conversation

    async def _follow(self, events: AsyncIterator[TurnEvent], text: str) -> None:
        drawing = Drawing(self._shell, self._state, self._history)
        try:
            async for event in events:
                drawing.take(event)
        finally:
            self._task = None
            drawing.close()
            if drawing.open is not None:
                drawing.settle(await self._left(self._state.asked, drawing.open))
            await self._ended(drawing.ended, text)

    async def _send(self, line: Line) -> None:
        drawing = self._drawing = Drawing(self._shell, self._state, self._history)
        self._line = line
        try:
            async with aclosing(self._watched(line.send())) as events:
                async for event in events:
                    drawing.take(event)
                    if isinstance(event, TurnStarted | TurnEnded):
                        await self.changed()
        finally:
            self._sending = self._drawing = self._line = None
            drawing.close()
            if drawing.open is not None:
                drawing.settle(await self._left(line.turns, drawing.open))
            await self.changed()

    async def _watched(self, events: AsyncGenerator[TurnEvent, None]) -> AsyncGenerator[TurnEvent, None]:
        async with aclosing(events):
            async for event in events:
                await self._state.note(event)
                yield event

    async def _left(self, turns: Turns, turn: LoggedTurn) -> LoggedTurn:
        """A turn that ended without saying so: stopped, which the log knows, or broken, which it may not."""
        found = await asyncio.to_thread(turns.get, turn.id)
        if found.state in OPEN:
            found = replace(found, state="failed")
        if found.conversation == self._state.conversation:
            self._state.keep(found)
        return found


async def _end(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
        await asyncio.wait({task})
