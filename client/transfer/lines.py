"""What does a memory look like as JSON Lines? One line a row; a head in front; at the end a count and a checksum.

    {"gieok": "memory", "format": 1, "made_at": "…"}
    {"table": "facts", "row": {"id": "…", "statement": "…", …}}
    {"end": true, "rows": 812, "sha256": "…"}

`check` reads a file from end to end before anything of it is believed; neither way is it ever whole in memory.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import IO

from client.errors import Refused
from client.store import portable
from client.store.database import Database
from client.store.migrate import migrations
from client.store.portable_tables import EVERY, Cell, Record, Table
from client.transfer.cells import fits
from shared.clock import stamp

FORMAT = 1
LONGEST_LINE = 64 * 1024 * 1024  # bytes; a turn is a few thousand
_COLUMNS: Mapping[str, frozenset[str]] = {
    name: frozenset(re.findall(r":([a-z0-9_]+)", table.write)) for name, table in EVERY.items()
}


@dataclass(frozen=True, slots=True)
class Checked:
    """A memory that is sound from end to end."""

    head: Mapping[str, object]
    counts: Mapping[str, int]  # rows of each table that has any
    checksum: str


def memory_lines(
    database: Database, now: datetime, tables: Iterable[Table], head: Mapping[str, object]
) -> Iterator[bytes]:
    """The rows of these tables. `head` joins what stands in front. `database` is a reading connection of its own."""
    digest, rows = hashlib.sha256(), 0

    def line(document: Mapping[str, object]) -> bytes:
        written = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(written)
        return written

    yield line({"gieok": "memory", "format": FORMAT, "made_at": stamp(now), **head})
    for table in tables:
        for row in portable.read_all(database, table):
            yield line({"table": table.name, "row": {name: _out(cell) for name, cell in row.items()}})
            rows += 1
    yield json.dumps({"end": True, "rows": rows, "sha256": digest.hexdigest()}).encode() + b"\n"


def write_memory(database: Database, file: IO[bytes], now: datetime) -> None:
    """The whole memory. `database` is a reading connection of its own."""
    for line in memory_lines(database, now, EVERY.values(), {}):
        file.write(line)


def check(file: IO[bytes], name: str) -> Checked:
    """What is in it, where all of it is sound.

    Raises Refused: import-unreadable, import-not-ours, import-too-new, import-cut-short, import-broken.
    """
    digest, counts = hashlib.sha256(), dict.fromkeys(EVERY, 0)
    head = _document(first := _line(file, name), "import-not-ours")
    if head.get("gieok") != "memory":
        raise Refused("import-not-ours", file=name)
    if not isinstance(version := head.get("format"), int) or version < 1:
        raise Refused("import-broken", file=name)
    schema = head.get("schema", 0)  # a backup tells it: its rows may have columns that are not known here
    if version > FORMAT or (isinstance(schema, int) and schema > migrations()[-1][0]):
        raise Refused("import-too-new", file=name)
    digest.update(first)
    while line := _line(file, name):
        document = _document(line, "import-cut-short" if not line.endswith(b"\n") else "import-broken")
        if document.get("end") is True:
            ends = document.get("sha256") == digest.hexdigest() and document.get("rows") == sum(counts.values())
            if not ends or file.read(1):
                raise Refused("import-broken", file=name)
            return Checked(head, {table: rows for table, rows in counts.items() if rows}, digest.hexdigest())
        table, row = _row(document)
        if not all(fits(table, column, cell) for column, cell in row.items()):
            raise Refused("import-broken", file=name)
        digest.update(line)
        counts[table] += 1
    raise Refused("import-cut-short", file=name)


def read_memory(file: IO[bytes], name: str, checksum: str) -> Iterator[tuple[str, Record]]:
    """(table, row) of a memory that `check` has passed. Raises Refused at the end where it has changed since."""
    digest = hashlib.sha256(_line(file, name))
    while line := _line(file, name):
        document = _document(line, "import-broken")
        if "end" in document:
            break
        digest.update(line)
        yield _row(document)
    if digest.hexdigest() != checksum:
        raise Refused("import-broken", file=name)


def _line(file: IO[bytes], name: str) -> bytes:
    try:
        line = file.readline(LONGEST_LINE)
    except OSError as error:
        raise Refused("import-unreadable", file=name) from error
    if len(line) == LONGEST_LINE:
        raise Refused("import-broken", file=name)
    return line


def _document(line: bytes, code: str) -> dict[str, object]:
    try:
        document = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Refused(code) from error
    if not isinstance(document, dict):
        raise Refused(code)
    return document


def _row(document: Mapping[str, object]) -> tuple[str, Record]:
    name, row = document.get("table"), document.get("row")
    if not isinstance(name, str) or name not in EVERY or not isinstance(row, dict) or row.keys() != _COLUMNS[name]:
        raise Refused("import-broken")
    return name, {column: _in(cell) for column, cell in row.items()}


def _out(cell: Cell) -> object:
    return {"base64": base64.b64encode(cell).decode()} if isinstance(cell, bytes) else cell


def _in(cell: object) -> Cell:
    if isinstance(cell, dict):
        try:
            return base64.b64decode(str(cell.get("base64")), validate=True)
        except ValueError as error:
            raise Refused("import-broken") from error
    if cell is None or (isinstance(cell, str | int) and not isinstance(cell, bool)):
        return cell
    raise Refused("import-broken")
