"""What runs while nobody waits: news from the server, learning, indexing, embedding.

One loop for one open account; an error in one round is kept for the next round and never ends the loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

FIRST_SECONDS = 3.0  # the window is drawn first: a first round needs both cores, and the first frame would wait
log = logging.getLogger("gieok")

REFRESH_SECONDS = 30.0  # a new policy version reaches an open app within a minute
TICK_SECONDS = 5.0  # how long idle ends and postponed jobs may wait to be noticed


@dataclass(slots=True)
class Background:
    """Starts and stops the loop; `wake` makes it look at once."""

    refresh: Callable[[], Awaitable[object]]
    tidy: Callable[[], Awaitable[None]]  # ends idle conversations, indexes, learns, embeds: in this order
    settle: Callable[[], Awaitable[None]]  # what waits to be told to the server, or asked of it: backups, evidence
    _wakened: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None
    _loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin, once."""
        if self._task is None:
            self._loop = asyncio.get_running_loop()
            self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """There is something to do; safe from any thread, nothing happens where no loop runs."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wakened.set)

    async def stop(self) -> None:
        """End the loop; what it was doing is durable and goes on at the next start."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        due = 0.0
        await self._wait(FIRST_SECONDS)
        while True:
            self._wakened.clear()
            if loop.time() >= due:
                await self._try(self.refresh)
                await self._try(self.settle)
                due = loop.time() + REFRESH_SECONDS
            await self._try(self.tidy)
            await self._wait(TICK_SECONDS)

    async def _try(self, work: Callable[[], Awaitable[object]]) -> None:
        """A busy or full store, or anything unforeseen, must not end the loop: the work is durable and comes again."""
        try:
            await work()
        except Exception as error:  # noqa: BLE001  recorded by its kind, without any text, and tried in the next round
            log.warning("background work failed: %s", type(error).__name__)

    async def _wait(self, seconds: float) -> None:
        # Not wait_for: one that is woken and cancelled at the same moment would never hear of the end
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._wakened.wait()
