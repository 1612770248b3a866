"""Which program keeps the rows, and what must it be able to do? The only file that imports an SQL driver.

`Driver` is the whole of it: whoever brings another program (there is no wheel of SQLCipher's for phones) writes a class
of this form, names it in `DRIVER`, and runs tests/client/store/test_driver.py, which says what has to hold. As far as
`Connection` goes, a connection is that of Python's sqlite3: a statement costs nothing on its way through.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from sqlcipher3 import dbapi2

from client.errors import Damaged, StoreBusy, StoreFull, WrongKey

Params = Sequence[Any] | Mapping[str, Any]
Row = Any  # by name and by index, with `keys()`

FILE_NAME = "gieok.db"
LOG_PAGES = 4_000  # of the WAL that are folded in at the latest; a turn writes 14, `fold_log` comes in between


class Cursor(Protocol):
    """What a statement gave."""

    lastrowid: int | None

    def fetchone(self) -> Row | None:
        """The next row."""

    def __iter__(self) -> Iterator[Row]:
        """The rows, as they come."""


class Connection(Protocol):
    """One open file. Used by one thread at a time, not always the same one; it begins no transaction by itself."""

    in_transaction: bool
    total_changes: int  # rows changed since it was opened

    def execute(self, sql: str, params: Params = (), /) -> Cursor:
        """One statement of SQLite's language: upserts, FTS5 with contentless tables, partial indexes, GLOB."""

    def executemany(self, sql: str, rows: Sequence[Params], /) -> Cursor:
        """The same one for many rows."""

    def close(self) -> None:
        """Let go; a second time does nothing."""


class Driver(Protocol):
    """A program that keeps rows in an encrypted file which other processes may hold at the same time."""

    errors: tuple[type[Exception], ...]  # all that connections raise
    held: tuple[type[Exception], ...]  # of these, what a lock of another process raises
    row_refused: tuple[type[Exception], ...]  # of these, what a row raises that the schema does not take
    version: str  # of SQLite

    def connect(self, path: Path, key: bytes, salt: bytes) -> Connection:
        """Open `path` with a raw 32-byte key and the 16 bytes that the file begins with.

        Reads once, so that a wrong key is known here; writes nothing. The first write makes a file that is not there.
        """

    def configure(self, connection: Connection) -> None:
        """Set what writing needs: what was acknowledged is on the disk, nothing deleted stays readable in the file."""

    def wait(self, connection: Connection, milliseconds: int) -> None:
        """How long a statement waits for a lock before it raises one of `held`."""

    def attach(self, connection: Connection, path: Path, key: bytes, salt: bytes) -> None:
        """Make the tables of another file readable as `old.…`."""

    def fold(self, connection: Connection, *, empty: bool) -> None:
        """Write what stands beside the file into it, and leave nothing there if `empty`; a reader may prevent that."""

    def statements(self, sql: str) -> Iterator[str]:
        """The single statements of a script, triggers in one piece."""

    def meaning(self, error: Exception) -> Exception:
        """One of `errors` as ours (StoreBusy, StoreFull, WrongKey, Damaged); as it was where the fault is our own."""


class SqlCipher:
    """SQLCipher: every page of the file is encrypted, as is all that SQLite writes beside it."""

    errors: tuple[type[Exception], ...] = (dbapi2.Error,)
    held: tuple[type[Exception], ...] = (dbapi2.OperationalError,)
    row_refused: tuple[type[Exception], ...] = (dbapi2.IntegrityError, dbapi2.ProgrammingError)
    version: str = dbapi2.sqlite_version

    def connect(self, path: Path, key: bytes, salt: bytes) -> Connection:
        """As the protocol says; the key is given raw, so no time goes into a derivation."""
        connection = dbapi2.connect(str(path), isolation_level=None, check_same_thread=False)
        connection.row_factory = dbapi2.Row
        try:
            connection.execute("PRAGMA cipher_log_level = NONE")  # else it speaks on stderr, beside our sentence
            connection.execute(f'PRAGMA key = "{_raw(key, salt)}"')  # takes no bound parameter
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except dbapi2.DatabaseError:
            connection.close()
            raise
        return connection  # type: ignore[no-any-return]  # the package has no types

    def configure(self, connection: Connection) -> None:
        """As the protocol says."""
        for pragma in (
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",  # acknowledged means on the disk, kill -9 and power cut alike
            "PRAGMA foreign_keys = ON",
            f"PRAGMA wal_autocheckpoint = {LOG_PAGES}",
            "PRAGMA secure_delete = ON",
            "PRAGMA temp_store = MEMORY",
            "PRAGMA cache_size = -32000",  # KiB at most: a page that falls out has to be decrypted again; measured
        ):
            connection.execute(pragma).fetchone()

    def wait(self, connection: Connection, milliseconds: int) -> None:
        """As the protocol says."""
        connection.execute(f"PRAGMA busy_timeout = {milliseconds:d}")

    def attach(self, connection: Connection, path: Path, key: bytes, salt: bytes) -> None:
        """As the protocol says."""
        connection.execute("ATTACH DATABASE ? AS old KEY ?", (str(path), _raw(key, salt)))

    def fold(self, connection: Connection, *, empty: bool) -> None:
        """As the protocol says."""
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)" if empty else "PRAGMA wal_checkpoint(PASSIVE)")

    def statements(self, sql: str) -> Iterator[str]:
        """As the protocol says."""
        part = ""
        for line in sql.splitlines(keepends=True):
            part += line
            if dbapi2.complete_statement(part):
                yield part
                part = ""

    def meaning(self, error: Exception) -> Exception:
        """By SQLite's own words: its codes do not reach Python."""
        text = str(error)
        if "locked" in text or "busy" in text:
            return StoreBusy("store-busy")
        if "full" in text:
            return StoreFull("store-full")
        if "not a database" in text:
            return WrongKey("store-wrong-key", file=FILE_NAME)
        if any(word in text for word in ("malformed", "I/O", "readonly", "unable to open")):
            return Damaged("store-damaged", file=FILE_NAME)
        return error


DRIVER: Final[Driver] = SqlCipher()


def _raw(key: bytes, salt: bytes) -> str:
    return f"x'{key.hex()}{salt.hex()}'"
