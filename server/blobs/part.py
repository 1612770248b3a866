"""How does a chunk come to the disk without ever being half there? As a part file, locked by whoever writes it."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import tempfile
from pathlib import Path

from server.errors import TooLarge, Unavailable

ERASE_BYTES = 1024 * 1024  # overwritten at a time


class Part:
    """A new file in `folder`, for `limit` bytes at most. The lock on it falls with its process."""

    def __init__(self, folder: Path, limit: int) -> None:
        try:
            handle, name = tempfile.mkstemp(dir=folder)
            fcntl.flock(handle, fcntl.LOCK_EX)
        except OSError as error:
            raise Unavailable("blobs-unreachable") from error
        self._file = os.fdopen(handle, "wb")
        self._path = Path(name)
        self._hash = hashlib.sha256()
        self._limit = limit
        self.size = 0

    def write(self, piece: bytes) -> None:
        """Count, hash and write. Raises TooLarge("chunk-too-large"), Unavailable("blobs-unreachable")."""
        if self.size + len(piece) > self._limit:
            raise TooLarge("chunk-too-large")
        try:
            self._file.write(piece)
        except OSError as error:
            raise Unavailable("blobs-unreachable") from error
        self._hash.update(piece)
        self.size += len(piece)

    def sha256(self) -> str:
        """Of everything written, hexadecimal."""
        return self._hash.hexdigest()

    def move_to(self, place: Path) -> None:
        """Synced first, so that what has the name has the bytes. Raises OSError."""
        self._file.flush()
        os.fsync(self._file.fileno())
        self._path.rename(place)
        self._file.close()

    def discard(self) -> None:
        """Does nothing where it has moved."""
        if not self._file.closed:
            with contextlib.suppress(OSError):  # a full disk must not keep it
                self._file.close()
                erase(self._path)
            self._path.unlink(missing_ok=True)

    @staticmethod
    def remove_orphan(path: Path) -> None:
        """Erase a part whose process is gone; leave one that is being written."""
        try:
            with path.open("rb") as file:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                erase(path)
        except (BlockingIOError, FileNotFoundError):
            return


def erase(path: Path) -> None:
    """Overwrite, sync, unlink: on a disk that writes in place nothing of it can be read again."""
    try:
        with path.open("r+b") as file:
            left = path.stat().st_size
            while left > 0:
                left -= file.write(bytes(min(left, ERASE_BYTES)))
            file.flush()
            os.fsync(file.fileno())
    except FileNotFoundError:
        return
    path.unlink(missing_ok=True)


def sync(folder: Path) -> None:
    """What the folder lists is on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
