"""How do rows of a customer's memory go out, and come back in, one at a time? Which rows: see `portable_tables`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from client.errors import Refused
from client.store.database import Database
from client.store.driver import DRIVER
from client.store.portable_tables import EVERY, Cell, Record, Table


def count(database: Database, name: Literal["tombstones", "mem0_memories"]) -> int:
    """How many rows a table has."""
    row = database.one(_COUNT[name])
    return int(row[0]) if row else 0


_COUNT = {"tombstones": "SELECT count(*) FROM tombstones", "mem0_memories": "SELECT count(*) FROM mem0_memories"}


def rows_of(database: Database, table: Table) -> int:
    """How many rows `read_all` will give."""
    row = database.one(_ROWS[table.name])
    return int(row[0]) if row else 0


_ROWS = {table.name: "SELECT count(*) FROM (" + table.read + ")" for table in EVERY.values()}  # noqa: S608  constants


def read_all(database: Database, table: Table) -> Iterator[dict[str, Cell]]:
    """Every row of a table, streamed; for a connection that nobody else uses meanwhile."""
    for row in database.each(table.read):
        yield dict(zip(row.keys(), row, strict=True))


_UNFIT: tuple[type[Exception], ...] = (*DRIVER.row_refused, OverflowError)


def write(database: Database, table: Table, row: Record) -> bool:
    """One row; whether it was new. Raises Refused (import-broken) for one that this schema does not take."""
    try:
        before = database.changes()
        database.run(table.write, dict(row))
        return database.changes() > before
    except _UNFIT as error:
        raise Refused("import-broken") from error


def allow_any_order(database: Database) -> None:
    """Until the end of this transaction a row may point to one that comes later in the file."""
    database.run("PRAGMA defer_foreign_keys = ON")


def loose_ends(database: Database) -> bool:
    """Whether a row points to one that has not come."""
    return database.one("PRAGMA foreign_key_check") is not None
