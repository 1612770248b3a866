"""What lies in the folder of one backup, and how does one change it alone?"""

from __future__ import annotations

import fcntl
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.blobs.port import Chunk

_FILE = re.compile(r"([0-9]{4})\.([0-9a-f]{64})")


def name_of(chunk: Chunk) -> str:
    """Number and hash."""
    return f"{chunk.number:04}.{chunk.sha256}"


def chunks_in(place: Path) -> tuple[Chunk, ...]:
    """By number; none where there is no folder."""
    found = []
    try:
        for file in list(place.iterdir()):
            name = _FILE.fullmatch(file.name)
            if name:
                found.append(Chunk(int(name[1]), name[2], file.stat().st_size))
    except FileNotFoundError:  # none came yet, or they are being dropped
        return ()
    return tuple(sorted(found, key=lambda chunk: chunk.number))


def by_number(place: Path) -> dict[int, Chunk]:
    """The same by number."""
    return {chunk.number: chunk for chunk in chunks_in(place)}


@contextmanager
def alone_in(place: Path) -> Iterator[None]:
    """Nobody else adds or drops in this folder meanwhile. Raises FileNotFoundError where there is none."""
    handle = os.open(place, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
