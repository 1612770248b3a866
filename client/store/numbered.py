"""Which rows of a table without ids of its own are there already? They are compared whole."""

from __future__ import annotations

from collections import Counter

from client.store.database import Database
from client.store.portable import read_all
from client.store.portable_tables import Record, Table


class Known:
    """The rows of a numbered table that are there already: each is met once in a file that is read twice."""

    def __init__(self, database: Database, table: Table) -> None:
        self._left: Counter[int] = Counter(_digest(row) for row in read_all(database, table))

    def meets(self, row: Record) -> bool:
        """Whether this row is one of them."""
        digest = _digest(row)
        if not self._left[digest]:
            return False
        self._left[digest] -= 1
        return True


def _digest(row: Record) -> int:
    return hash(tuple(sorted(row.items())))  # 64 bits, with a seed of this process
