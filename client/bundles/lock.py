"""Who may use a scratch cache right now? One process and one thread at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from client.errors import StoreBusy
from client.store.turn_taking import wait_for

PATIENCE_SECONDS = 30.0  # for another process to finish its check; after that this one gives up


@contextmanager
def held(cache: Path, *, patience: float = PATIENCE_SECONDS) -> Iterator[None]:
    """Hold the lock of `cache` inside the block. It lies beside the folder: the folder may be deleted at any time.

    Raises StoreBusy where another process held it for `patience` seconds.
    """
    cache.parent.mkdir(parents=True, exist_ok=True)
    with cache.with_name(f"{cache.name}.lock").open("w") as file:
        if not wait_for(file, patience):
            raise StoreBusy("bundle-check-elsewhere")
        yield
