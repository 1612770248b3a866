"""One open connection to the encrypted store, its transactions, and foreign errors turned into ours.

Safe to use from several threads (one lock); another process may hold the same file (WAL, busy timeout).
`transaction()` is BEGIN IMMEDIATE … COMMIT; inside one, a second `transaction()` joins the first. Not done here: what
depends on the program that keeps the rows (driver.py), keys (keys.py), schema (migrate.py).
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from client.errors import StoreWiped
from client.store.driver import DRIVER, FILE_NAME, Connection, Params, Row
from shared.clock import monotonic

__all__ = ["BUSY_TIMEOUT_MS", "FILE_NAME", "Database", "Params", "Row"]

BUSY_TIMEOUT_MS = 5_000  # longer than any transaction of ours
BUSY_STEP = 0.002  # seconds between two tries


class Database:
    """An open, unlocked store. Make one with `opening.open_store`."""

    def __init__(self, path: Path, key: bytes, salt: bytes) -> None:
        """Open `path` with a raw 32-byte key and the file's 16-byte salt; writes nothing. Raises WrongKey."""
        self.path = path
        self._lock = threading.RLock()
        self._depth = 0
        self._closed = False
        self.kept: dict[str, tuple[object, object]] = {}  # what was read, with the stamp that tells whether it is stale
        try:
            self._connection = DRIVER.connect(path, key, salt)
            DRIVER.wait(self._connection, BUSY_TIMEOUT_MS)
        except DRIVER.errors as error:
            raise DRIVER.meaning(error) from error

    def configure(self) -> None:
        """Set what writing needs; called once the schema is known to be ours."""
        with self._lock:
            try:
                DRIVER.configure(self._standing())
            except DRIVER.errors as error:
                raise self._why(error) from error

    def all(self, sql: str, params: Params = ()) -> list[Row]:
        """Every row of a SELECT."""
        with self._lock:
            try:
                return list(self._standing().execute(sql, params))
            except DRIVER.errors as error:
                raise self._why(error) from error

    def each(self, sql: str, params: Params = ()) -> Iterator[Row]:
        """The rows of a SELECT as they come: in a transaction of the caller, or on a connection that nobody shares."""
        try:
            for row in self._connection.execute(sql, params):  # noqa: UP028  `yield from` closes a cursor that is gone
                yield row
        except DRIVER.errors as error:
            raise DRIVER.meaning(error) from error

    def begin_reading(self) -> None:
        """From now on this connection sees the store as it is at this moment; others go on writing."""
        self.all("BEGIN")
        self.one("SELECT count(*) FROM sqlite_master")

    def changes(self) -> int:
        """How many rows this connection has changed so far."""
        return int(self._connection.total_changes)

    def one(self, sql: str, params: Params = ()) -> Row | None:
        """The first row, or None where there is none."""
        with self._lock:
            try:
                return self._standing().execute(sql, params).fetchone()
            except DRIVER.errors as error:
                raise self._why(error) from error

    def run(self, sql: str, params: Params = ()) -> int:
        """Change rows; returns the last inserted rowid."""
        with self._lock:
            try:
                return int(self._standing().execute(sql, params).lastrowid or 0)
            except DRIVER.errors as error:
                raise self._why(error) from error

    def script(self, sql: str) -> None:
        """Several statements of a migration, inside the caller's transaction (executescript would commit it)."""
        for statement in DRIVER.statements(sql):
            self.run(statement)

    def run_many(self, sql: str, rows: Sequence[Params]) -> None:
        """The same change for many rows."""
        with self._lock:
            try:
                self._standing().executemany(sql, rows)
            except DRIVER.errors as error:
                raise self._why(error) from error

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All of it or none of it. Joins an open transaction of this thread."""
        with self._lock:
            if self._depth:
                self._depth += 1
                try:
                    yield
                finally:
                    self._depth -= 1
                return
            try:
                self._standing()
                self._begin()
            except DRIVER.errors as error:
                raise self._why(error) from error
            self._depth = 1
            try:
                yield
                self._connection.execute("COMMIT")
            except DRIVER.errors as error:
                self._undo()
                raise self._why(error) from error
            except BaseException:
                self._undo()
                raise
            finally:
                self._depth = 0

    def _begin(self) -> None:
        """Take the write lock. SQLite itself asks ten times a second: beside a busy writer it would wait too long."""
        until = monotonic() + BUSY_TIMEOUT_MS / 1_000
        DRIVER.wait(self._connection, 0)
        try:
            while True:
                try:
                    self._connection.execute("BEGIN IMMEDIATE")
                    return
                except DRIVER.held as error:
                    if "locked" not in str(error) or monotonic() >= until:
                        raise
                time.sleep(BUSY_STEP)
        finally:
            DRIVER.wait(self._connection, BUSY_TIMEOUT_MS)

    def _undo(self) -> None:
        if not self._closed and self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def gone(self) -> bool:
        """Whether the file was deleted under us: everything of the account was, here or by another process."""
        return not os.access(self.path, os.F_OK)  # asked before each statement: the quickest way

    def _standing(self) -> Connection:
        """The connection, as long as there is a file that may be written. Raises StoreWiped."""
        if self.gone():
            raise StoreWiped("store-wiped")
        return self._connection

    def _why(self, error: Exception) -> Exception:
        return StoreWiped("store-wiped") if self.gone() else DRIVER.meaning(error)

    def read_beside(self, path: Path, key: bytes, salt: bytes) -> None:
        """Make the tables of another store readable as `old.…`; until this one is closed."""
        with self._lock:
            try:
                DRIVER.attach(self._standing(), path, key, salt)
            except DRIVER.errors as error:
                raise self._why(error) from error

    def fold_log(self) -> None:
        """Write what stands in the WAL into the file, while nobody waits for an answer; what a reader needs stays."""
        with self._lock, suppress(*DRIVER.held):
            if not self._closed and not self.gone() and not self._connection.in_transaction:
                DRIVER.fold(self._connection, empty=False)

    def truncate_log(self) -> None:
        """Fold the WAL into the file and empty it, so that nothing deleted stays in it; a reader delays it."""
        with self._lock, suppress(*DRIVER.held):
            if not self._closed and not self.gone() and not self._connection.in_transaction:
                DRIVER.fold(self._connection, empty=True)

    def close(self) -> None:
        """Fold the WAL into the file and let go; a second time does nothing."""
        with self._lock:
            if not self._closed:
                self.truncate_log()
                self._closed = True
                self._connection.close()
