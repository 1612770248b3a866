"""Who may use a scratch cache right now? One process and one thread at a time."""

from __future__ import annotations

import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from client.errors import StoreBusy
from shared.clock import monotonic

PATIENCE_SECONDS = 30.0  # for another process to finish its check; after that this one gives up
STEP_SECONDS = 0.05


@contextmanager
def held(cache: Path, *, patience: float = PATIENCE_SECONDS) -> Iterator[None]:
    """Hold the lock of `cache` inside the block. It lies beside the folder: the folder may be deleted at any time.

    Raises StoreBusy where another process held it for `patience` seconds.
    """
    cache.parent.mkdir(parents=True, exist_ok=True)
    with cache.with_name(f"{cache.name}.lock").open("w") as file:
        _take(file, monotonic() + patience)
        yield


def _take(file: IO[str], deadline: float) -> None:
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            if monotonic() > deadline:
                raise StoreBusy("bundle-check-elsewhere") from error
            time.sleep(STEP_SECONDS)
        else:
            return
