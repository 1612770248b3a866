"""Where did the chain end when it was last written? A file beside the database remembers it.

A chain alone shows what was changed in it, not what was cut off at its end, nor whether all of it was made anew. So
before a link is written the file names both possible ends, and afterwards the new one; only then is the device
answered. A kill in between leaves both named. A database that ends anywhere else was not written by this server.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from server.errors import Damaged
from server.secret_file import write_secret
from shared.crypto.evidence import START

FILE = "evidence.head"


@dataclass(frozen=True, slots=True)
class End:
    """The last link of a chain; place 0 = there is none yet."""

    place: int
    link: str


NOTHING = End(0, START)


class Head:
    """The file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def agree(self, end: End) -> None:
        """The database ends here. Raises Damaged: evidence-cut-off, evidence-end-differs, evidence-head-missing."""
        known = self._read()
        if end in known:
            return
        if known == (NOTHING,):
            raise Damaged("evidence-head-missing", place=end.place)
        if end.place < known[0].place:
            raise Damaged("evidence-cut-off", place=end.place + 1)
        raise Damaged("evidence-end-differs", place=end.place)

    def intend(self, before: End, after: End) -> None:
        """The next link is about to be written."""
        self._write(before, after)

    def done(self, end: End) -> None:
        """It is written."""
        self._write(end)

    def _write(self, *ends: End) -> None:
        write_secret(self._path, "".join(f"{end.place} {end.link}\n" for end in ends).encode())

    def _read(self) -> tuple[End, ...]:
        try:
            lines = self._path.read_text("ascii").splitlines()
            return tuple(End(int(place), link) for place, link in (line.split() for line in lines)) or (NOTHING,)
        except FileNotFoundError:
            return (NOTHING,)
        except ValueError as error:
            raise Damaged("evidence-head-missing", place=0) from error
