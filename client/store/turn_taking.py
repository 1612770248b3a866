"""Whose turn is it? One process at a time holds a lock file; a killed one lets go of it by dying."""

from __future__ import annotations

import asyncio
import fcntl
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from shared.clock import monotonic

STEP_SECONDS = 0.05


@asynccontextmanager
async def turn_of(file: Path, patience: float) -> AsyncIterator[bool]:
    """Whether it is our turn, for as long as the block runs; another holder is waited for `patience` seconds."""
    until = monotonic() + patience
    with file.open("w") as lock:
        while not (ours := take(lock)) and monotonic() < until:  # noqa: ASYNC110  another process gives no sign
            await asyncio.sleep(STEP_SECONDS)
        yield ours


def wait_for(lock: IO[str], patience: float) -> bool:
    """Take it, waiting at most `patience` seconds in this thread; whether it worked."""
    until = monotonic() + patience
    while not (ours := take(lock)) and monotonic() < until:
        time.sleep(STEP_SECONDS)
    return ours


def take(lock: IO[str]) -> bool:
    """Take it at once, if nobody else has it. Closing the file gives it back."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
