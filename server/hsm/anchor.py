"""Is the vault's database an older copy of itself? A number in a file beside it goes up with every change.

The database commits its new number first, then the file gets it, and only then is anything answered. So a kill between
the two leaves the database one ahead, and nobody has seen an answer yet; a database behind the file was put back.
"""

from __future__ import annotations

from pathlib import Path

from server.errors import Damaged
from server.secret_file import write_secret


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
        write_secret(self._path, f"{generation}\n".encode())

    def _read(self) -> int:
        try:
            return int(self._path.read_bytes())
        except FileNotFoundError:
            return 0
        except ValueError as error:
            raise Damaged("vault-rolled-back") from error
