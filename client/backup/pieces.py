"""The sealed pieces of a backup on this device, on their way out or in. Ciphertext only, for the owner's eyes only.

A piece counts by its hash: one that was cut by a power failure or a full disk is simply not there.
"""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from client.errors import Refused, StoreBusy, StoreFull
from client.store.turn_taking import wait_for

PATIENCE_SECONDS = 1.0  # for another process that makes or fetches a backup; it takes minutes: say so at once


@dataclass(frozen=True, slots=True)
class Pieces:
    """The pieces in one folder, by number."""

    folder: Path

    def put(self, number: int, data: bytes) -> str:
        """Keep a piece; returns its hash. Raises StoreFull, Refused("backup-folder")."""
        with _disk():
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            descriptor = os.open(self._path(number), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
        return digest(data)

    def get(self, number: int, sha256: str) -> bytes | None:
        """The piece with that hash; None where it is not there, or not whole."""
        try:
            data = self._path(number).read_bytes()
        except OSError:
            return None
        return data if digest(data) == sha256 else None

    def remove(self) -> None:
        """Nothing of them is left."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:05d}"


def digest(data: bytes) -> str:
    """SHA-256, hexadecimal."""
    return hashlib.sha256(data).hexdigest()


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One process and one thread of an account makes or restores a backup. Raises StoreBusy("backup-elsewhere")."""
    with _disk():
        lock = (folder / ".backup.lock").open("w")
    with lock:
        if not wait_for(lock, PATIENCE_SECONDS):
            raise StoreBusy("backup-elsewhere")
        yield


@contextmanager
def _disk() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise StoreFull("store-full") from error
        raise Refused("backup-folder") from error
