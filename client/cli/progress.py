"""How far is it, on a terminal? One line that is written over; Ctrl-C stops the work between two pieces."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from typing import TypeVar

from client.backup.errand import Progress, Watch
from client.kit.words import Words

_Done = TypeVar("_Done")
_UNITS = ("B", "kB", "MB", "GB")


async def watched(words: Words, work: Callable[[Watch], _Done], stopped_code: str = "backup-cancelled") -> _Done:
    """Do it in a thread. What was begun goes on another time where Ctrl-C stopped it, and that is said."""
    stopped, shown = threading.Event(), sys.stderr.isatty()
    clear = "\r\033[K" if shown else ""

    def report(progress: Progress) -> None:
        if shown:
            percent = 100 * progress.done // progress.total if progress.total else 0
            line = words.text(f"backup-progress-{progress.stage}", done=size(progress.done), percent=percent)
            print(f"{clear}{line}", end="", file=sys.stderr, flush=True)

    try:
        return await asyncio.to_thread(work, Watch(report, stopped.is_set))
    except asyncio.CancelledError:
        stopped.set()
        print(f"{clear}{words.text(stopped_code)}", file=sys.stderr)
        raise
    finally:
        stopped.set()
        print(clear, end="", file=sys.stderr, flush=True)


def size(count: int) -> str:
    """Bytes as people read them."""
    shown, unit = float(count), 0
    while shown >= 1000 and unit < len(_UNITS) - 1:
        shown, unit = shown / 1000, unit + 1
    return f"{shown:.1f} {_UNITS[unit]}" if unit else f"{count} B"
