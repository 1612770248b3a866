"""How is a change of the vault made durable before anything is answered? One SQLite file, one writer at a time."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from server.errors import Damaged, GieokError, Unavailable
from server.hsm.anchor import Anchor
from server.hsm.rows import FIRST_ROW, SCHEMA, SCHEMA_VERSION, Rows
from server.locks import alone
from server.secret_file import PRIVATE

BUSY_TIMEOUT_MS: Final = 5_000
_SCRUB: Final = "PRAGMA wal_checkpoint(TRUNCATE)"
_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # committed means on the disk
    "PRAGMA secure_delete = ON",  # what goes is overwritten
    "PRAGMA temp_store = MEMORY",
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}",
)


class Page(Rows):
    """The rows inside one transaction, and when it becomes durable."""

    def __init__(self, connection: sqlite3.Connection, anchor: Anchor | None) -> None:
        super().__init__(connection)
        self._anchor = anchor
        if anchor:
            anchor.agree(self.generation())

    def commit(self, now: datetime) -> None:
        """Durable when it returns; what comes after it in the body is no part of the transaction."""
        generation = self.generation() + 1
        self.turn(generation, now)
        self._connection.execute("COMMIT")
        if self._anchor:
            self._anchor.write(generation)

    def scrub(self) -> None:
        """After a commit, empty the write-ahead log: what was overwritten in the file is not left in there."""
        self._connection.execute(_SCRUB)


class Ledger:
    """The vault's own database; `name` is that of a new one. `anchor` is for a vault whose token does not count."""

    def __init__(self, path: Path, anchor: Anchor | None, name: str) -> None:
        self._lock = path.with_suffix(".lock")
        self._anchor = anchor
        self._threads = threading.RLock()
        with _told(), alone(self._lock):
            self._connection = _open(path, name)
            self._connection.execute(_SCRUB)  # a kill may have come between an end and its scrubbing

    @contextmanager
    def transaction(self) -> Iterator[Page]:
        """Alone among threads and processes until the body ends; what was not committed by then is undone."""
        with _told(), self._threads, alone(self._lock):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield Page(self._connection, self._anchor)
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of the file."""
        with self._threads:
            self._connection.close()


def _open(path: Path, name: str) -> sqlite3.Connection:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))  # its log gets the same rights
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in _PRAGMAS:
        connection.execute(pragma)
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version == 0:
        connection.execute("BEGIN IMMEDIATE")
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute(FIRST_ROW, (name,))
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")
    elif version != SCHEMA_VERSION:
        connection.close()
        raise Damaged("vault-damaged")
    return connection


@contextmanager
def _told() -> Iterator[None]:
    """The driver's and the disk's errors as ours."""
    try:
        yield
    except GieokError:
        raise
    except (OSError, sqlite3.OperationalError) as error:  # a full disk, a lock that somebody else holds
        raise Unavailable("vault-unwritable") from error
    except sqlite3.DatabaseError as error:
        raise Damaged("vault-damaged") from error
