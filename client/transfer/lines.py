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
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import IO

from client.errors import Refused
from client.store import portable
from client.store.database import Database
from client.store.portable import EVERY, Cell, Record
from client.transfer.cells import fits
from shared.clock import stamp

FORMAT = 1
LONGEST_LINE = 64 * 1024 * 1024  # bytes; a turn is a few thousand
_COLUMNS: Mapping[str, frozenset[str]] = {
    name: frozenset(re.findall(r":([a-z0-9_]+)", table.write)) for name, table in EVERY.items()
}


def write_memory(database: Database, file: IO[bytes], now: datetime) -> int:
    """The whole memory; returns how many rows. `database` is a reading connection of its own."""
    digest, rows = hashlib.sha256(), 0

    def put(document: Mapping[str, object]) -> None:
        line = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        file.write(line)

    put({"gieok": "memory", "format": FORMAT, "made_at": stamp(now)})
    for table in EVERY.values():
        for row in portable.read_all(database, table):
            put({"table": table.name, "row": {name: _out(cell) for name, cell in row.items()}})
            rows += 1
    end = {"end": True, "rows": rows, "sha256": digest.hexdigest()}
    file.write(json.dumps(end).encode() + b"\n")
    return rows


def check(path: Path) -> str:
    """The file's checksum, where all of it is sound.

    Raises Refused: import-unreadable, import-not-ours, import-too-new, import-cut-short, import-broken.
    """
    digest, rows = hashlib.sha256(), 0
    with _opened(path) as file:
        head = _document(first := _line(file), "import-not-ours")
        if head.get("gieok") != "memory":
            raise Refused("import-not-ours", file=path.name)
        if not isinstance(version := head.get("format"), int) or version < 1:
            raise Refused("import-broken", file=path.name)
        if version > FORMAT:
            raise Refused("import-too-new", file=path.name)
        digest.update(first)
        while line := _line(file):
            document = _document(line, "import-cut-short" if not line.endswith(b"\n") else "import-broken")
            if document.get("end") is True:
                if document.get("sha256") != digest.hexdigest() or document.get("rows") != rows or file.read(1):
                    raise Refused("import-broken", file=path.name)
                return digest.hexdigest()
            name, row = _row(document)
            if not all(fits(name, column, cell) for column, cell in row.items()):
                raise Refused("import-broken", file=path.name)
            digest.update(line)
            rows += 1
    raise Refused("import-cut-short", file=path.name)


def read_memory(path: Path, checksum: str) -> Iterator[tuple[str, Record]]:
    """(table, row) of a file that `check` has passed. Raises Refused at the end where it has changed since."""
    with _opened(path) as file:
        digest = hashlib.sha256(_line(file))
        while line := _line(file):
            document = _document(line, "import-broken")
            if "end" in document:
                break
            digest.update(line)
            yield _row(document)
    if digest.hexdigest() != checksum:
        raise Refused("import-broken", file=path.name)


def _opened(path: Path) -> IO[bytes]:
    try:
        return path.open("rb")
    except OSError as error:
        raise Refused("import-unreadable", file=path.name) from error


def _line(file: IO[bytes]) -> bytes:
    try:
        line = file.readline(LONGEST_LINE)
    except OSError as error:
        raise Refused("import-unreadable", file=Path(file.name).name) from error
    if len(line) == LONGEST_LINE:
        raise Refused("import-broken", file=Path(file.name).name)
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
