"""How does a chunk come in without ever being whole in memory, and without one customer taking all the room?"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from fastapi import Request
from fastapi.concurrency import run_in_threadpool

from server.backups import reading
from server.backups.making import Making, Place
from server.blobs.port import Chunk
from server.errors import TooLarge, TooMany
from shared.wire.backups import CHUNK_BYTES

AT_ONCE = 256  # open files
AT_ONCE_OF_ACCOUNT = 8
WAIT_SECONDS = 2
SLOWEST_SECONDS = 600.0  # for one chunk: 15 kbit a second; who sends slower keeps others from sending


@dataclass(slots=True)
class Gate:
    """How many uploads are running? Only the event loop's thread counts."""

    running: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def open_for(self, account: str) -> Iterator[None]:
        """Raises TooMany("server-busy", seconds=…)."""
        if self.running[account] >= AT_ONCE_OF_ACCOUNT or self.running.total() >= AT_ONCE:
            raise TooMany("server-busy", seconds=WAIT_SECONDS)
        self.running[account] += 1
        try:
            yield
        finally:
            self.running[account] -= 1
            if not self.running[account]:
                del self.running[account]


async def receive(request: Request, making: Making, place: Place, digest: str) -> Chunk:
    """One chunk from the request's body to its place. Raises what `Making.keep` raises, TooLarge, and TooMany."""
    sha256 = reading.digest(digest)
    told = request.headers.get("content-length", "")
    if told.isascii() and told.isdigit() and int(told) > CHUNK_BYTES:
        raise TooLarge("chunk-too-large")
    coming = await run_in_threadpool(making.incoming, place)
    try:
        try:
            async with asyncio.timeout(SLOWEST_SECONDS):
                async for piece in request.stream():
                    await run_in_threadpool(coming.write, piece)
        except TimeoutError as error:
            raise TooMany("server-busy", seconds=WAIT_SECONDS) from error
        return await run_in_threadpool(making.keep, place, coming, sha256)
    finally:
        await run_in_threadpool(coming.discard)
