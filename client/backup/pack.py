"""What is in a backup before it is sealed? A memory as lines (client/transfer), compressed, and read back the same way.

In front stand the moment, the device's name, whether the request log is in it, the schema, and the rows of each table.
Policy, know-how and service context are never in it. Neither way is it ever whole in memory, nor plain on a disk.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import IO, TYPE_CHECKING

from client.errors import Damaged, Refused
from client.store import portable
from client.store.database import Database
from client.store.migrate import version_of
from client.store.portable_tables import EVERY, LOG
from client.transfer.lines import Checked, check, memory_lines
from shared.clock import read_stamp

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

MOST_BYTES = 8 * 1024**3  # of plain lines; a phone's memory has a hundredth of it
_GZIP = 31  # zlib's word for a gzip stream
_STEP = 256 * 1024  # bytes at a time


@dataclass(frozen=True, slots=True)
class Head:
    """What a backup says about itself, all of it checked."""

    made_at: datetime
    device_name: str
    with_log: bool
    counts: Mapping[str, int]  # rows of each table
    checksum: str


def packed(
    database: Database, now: datetime, device_name: str, *, with_log: bool
) -> tuple[Mapping[str, int], Iterator[bytes]]:
    """(rows of each table, the compressed bytes). `database` is a reading connection of its own."""
    tables = [table for table in EVERY.values() if with_log or table.name not in LOG]
    counts = {table.name: rows for table in tables if (rows := portable.rows_of(database, table))}
    head = {"device_name": device_name, "with_log": with_log, "schema": version_of(database), "counts": counts}
    return counts, _deflated(memory_lines(database, now, tables, head))


def unpacked(compressed: Iterator[bytes], most: int = MOST_BYTES) -> IO[bytes]:
    """The plain lines, as a file to read once. Reading raises Damaged("backup-damaged")."""
    return io.BufferedReader(_Read(_inflated(compressed, most)), _STEP)


def examine(lines: IO[bytes]) -> Head:
    """Read all of it before anything is believed. Raises Damaged("backup-damaged"), Refused("backup-too-new")."""
    try:
        return _head(check(lines, ""))
    except Refused as error:
        if error.code == "import-too-new":
            raise Refused("backup-too-new") from error
        raise Damaged("backup-damaged") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Damaged("backup-damaged") from error


def _head(checked: Checked) -> Head:
    head = checked.head
    made_at, with_log = read_stamp(str(head["made_at"])), head["with_log"]
    if head["counts"] != checked.counts or not isinstance(with_log, bool) or made_at.tzinfo is None:
        raise Damaged("backup-damaged")
    if not with_log and not LOG.isdisjoint(checked.counts):
        raise Damaged("backup-damaged")
    return Head(made_at, str(head["device_name"]), with_log, checked.counts, checked.checksum)


def _deflated(lines: Iterator[bytes]) -> Iterator[bytes]:
    squeeze, size = zlib.compressobj(wbits=_GZIP), 0
    for line in lines:
        size += len(line)
        if size > MOST_BYTES:
            raise Refused("backup-too-large")
        if piece := squeeze.compress(line):
            yield piece
    yield squeeze.flush()


def _inflated(compressed: Iterator[bytes], most: int) -> Iterator[bytes]:
    swell, size = zlib.decompressobj(wbits=_GZIP), 0
    for piece in compressed:
        rest = piece
        while True:
            try:
                plain = swell.decompress(rest, _STEP)
            except zlib.error as error:
                raise Damaged("backup-damaged") from error
            rest, size = swell.unconsumed_tail, size + len(plain)
            if size > most or swell.unused_data:
                raise Damaged("backup-damaged")
            if plain:
                yield plain
            if not rest and len(plain) < _STEP:
                break
    if not swell.eof:
        raise Damaged("backup-damaged")


class _Read(io.RawIOBase):
    """What an iterator gives, as a file."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        super().__init__()
        self._pieces = pieces
        self._held = memoryview(b"")

    def readable(self) -> bool:
        """Only that."""
        return True

    def readinto(self, buffer: WriteableBuffer) -> int:
        """As much as there is at once."""
        into = memoryview(buffer).cast("B")
        while not self._held:
            piece = next(self._pieces, None)
            if piece is None:
                return 0
            self._held = memoryview(piece)
        taken = min(len(into), len(self._held))
        into[:taken], self._held = self._held[:taken], self._held[taken:]
        return taken
