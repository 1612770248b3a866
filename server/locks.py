"""Is another thread or process at the same thing right now? A file lock that waits, and falls with its process."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Hold `lock` (an empty file, made where missing) for the body; waits for whoever holds it."""
    lock.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with lock.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield  # closing the file lets go, a kill too
