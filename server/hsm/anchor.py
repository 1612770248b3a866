"""Is the vault's database an older copy of itself? A number in a file beside it goes up with every change.

The database commits its new number first, then the file gets it, and only then is anything answered. So a kill between
the two leaves the database one ahead, and nobody has seen an answer yet; a database behind the file was put back.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from server.errors import Damaged

PRIVATE: Final = 0o600


class Anchor:
    """The number in its file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def agree(self, generation: int) -> None:
        """The database has this number now. Raises Damaged("vault-rolled-back")."""
        kept = self._read()
        if generation == kept + 1:
            self.write(generation)
        elif generation != kept:
            raise Damaged("vault-rolled-back")

    def write(self, generation: int) -> None:
        """Durable when it returns."""
        write_private(self._path, f"{generation}\n".encode())

    def _read(self) -> int:
        try:
            return int(self._path.read_bytes())
        except FileNotFoundError:
            return 0
        except ValueError as error:
            raise Damaged("vault-rolled-back") from error


def write_private(path: Path, data: bytes) -> None:
    """Replace a file as a whole, for its owner alone, on the disk when it returns."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
