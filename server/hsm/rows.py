"""How does the vault's own database say what a backup's record is? The only statements of the vault."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from server.hsm.rules import Record
from shared.clock import read_stamp, stamp

SCHEMA_VERSION: Final = 1
SCHEMA: Final = (
    "CREATE TABLE vault (name TEXT NOT NULL, generation INTEGER NOT NULL, seen_at TEXT NOT NULL) STRICT",
    (
        "CREATE TABLE keys (backup TEXT PRIMARY KEY, account TEXT NOT NULL, state TEXT NOT NULL,"
        " tries INTEGER NOT NULL, created_at TEXT NOT NULL, expires_at TEXT NOT NULL, public_key BLOB NOT NULL,"
        " sealed BLOB NOT NULL, commitment BLOB NOT NULL, tag_hash BLOB NOT NULL, counted INTEGER NOT NULL,"
        " evaluations INTEGER NOT NULL, tried_at TEXT, ended_at TEXT) STRICT"
    ),
    (
        "CREATE TABLE attempts (backup TEXT NOT NULL, attempt TEXT NOT NULL, element_hash BLOB NOT NULL,"
        " tried_at TEXT NOT NULL, refunded INTEGER NOT NULL, PRIMARY KEY (backup, attempt)) STRICT"
    ),
    "CREATE TABLE strays (backup TEXT PRIMARY KEY, seen_at TEXT NOT NULL) STRICT",
)
FIRST_ROW: Final = "INSERT INTO vault VALUES (?, 0, '1970-01-01T00:00:00.000Z')"
_RECORD: Final = (
    "SELECT backup, account, state, tries, created_at, expires_at, public_key, sealed, commitment, tag_hash, counted,"
    " evaluations, tried_at, ended_at FROM keys"
)
_SAVE: Final = (
    "INSERT OR REPLACE INTO keys (backup, account, state, tries, created_at, expires_at, public_key, sealed,"
    " commitment, tag_hash, counted, evaluations, tried_at, ended_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


@dataclass(frozen=True, slots=True)
class Try:
    """One counted element."""

    element_hash: bytes
    refunded: bool


class Rows:
    """The rows, inside one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def name(self) -> str:
        """Which vault this is: a token can hold the keys of several."""
        return str(self._connection.execute("SELECT name FROM vault").fetchone()[0])

    def generation(self) -> int:
        """How many changes there were."""
        return int(self._connection.execute("SELECT generation FROM vault").fetchone()[0])

    def seen_at(self) -> datetime:
        """The latest time that was stored."""
        return read_stamp(self._connection.execute("SELECT seen_at FROM vault").fetchone()[0])

    def turn(self, generation: int, seen_at: datetime) -> None:
        """One change more, at this time."""
        self._connection.execute("UPDATE vault SET generation = ?, seen_at = ?", (generation, stamp(seen_at)))

    def record(self, backup: str) -> Record | None:
        """One backup."""
        row = self._connection.execute(_RECORD + " WHERE backup = ?", (backup,)).fetchone()
        return _record(row) if row else None

    def save(self, record: Record) -> None:
        """As it is now."""
        self._connection.execute(
            _SAVE,
            (
                record.backup,
                record.account,
                record.state,
                record.tries,
                stamp(record.created_at),
                stamp(record.expires_at),
                record.public_key,
                record.sealed,
                record.commitment,
                record.tag_hash,
                record.counted,
                record.evaluations,
                stamp(record.tried_at) if record.tried_at else None,
                stamp(record.ended_at) if record.ended_at else None,
            ),
        )

    def end(self, record: Record) -> None:
        """As it is when it is over; what was tried goes too."""
        self.save(record)
        self.forget_tries(record.backup)

    def maybe_due(self, now: datetime) -> list[Record]:
        """Every live backup that may be over; the rules decide."""
        rows = self._connection.execute(
            _RECORD + " WHERE ended_at IS NULL AND (expires_at <= ? OR state = 'CREATED' OR counted >= tries)",
            (stamp(now),),
        )
        return [_record(row) for row in rows.fetchall()]

    def find_try(self, backup: str, attempt: str) -> Try | None:
        """What was tried under this id."""
        row = self._connection.execute(
            "SELECT element_hash, refunded FROM attempts WHERE backup = ? AND attempt = ?", (backup, attempt)
        ).fetchone()
        return Try(row[0], bool(row[1])) if row else None

    def add_try(self, backup: str, attempt: str, element_hash: bytes, now: datetime) -> None:
        """Counted."""
        self._connection.execute(
            "INSERT INTO attempts VALUES (?, ?, ?, ?, 0)", (backup, attempt, element_hash, stamp(now))
        )

    def refund(self, backup: str, attempt: str) -> None:
        """Not counted any more."""
        self._connection.execute("UPDATE attempts SET refunded = 1 WHERE backup = ? AND attempt = ?", (backup, attempt))

    def latest_try(self, backup: str) -> datetime | None:
        """When the latest try that counts was made."""
        row = self._connection.execute(
            "SELECT max(tried_at) FROM attempts WHERE backup = ? AND refunded = 0", (backup,)
        ).fetchone()
        return read_stamp(row[0]) if row[0] else None

    def forget_tries(self, backup: str) -> None:
        """It starts anew, or is over."""
        self._connection.execute("DELETE FROM attempts WHERE backup = ?", (backup,))

    def forget_ended(self, before: datetime) -> None:
        """Nobody can be told any more why these are not there."""
        self._connection.execute("DELETE FROM keys WHERE ended_at <= ?", (stamp(before),))

    def strays(self, backups: Iterable[str], now: datetime) -> dict[str, datetime]:
        """Since when each of these keys, which no record has, has been seen; new ones from now on."""
        known = {row[0]: row[1] for row in self._connection.execute("SELECT backup, seen_at FROM strays")}
        seen = {backup: known.get(backup, stamp(now)) for backup in backups}
        if seen != known:
            self._connection.execute("DELETE FROM strays")
            self._connection.executemany("INSERT INTO strays VALUES (?, ?)", seen.items())
        return {backup: read_stamp(at) for backup, at in seen.items()}


def _record(row: tuple[Any, ...]) -> Record:
    (
        backup,
        account,
        state,
        tries,
        created,
        expires,
        public,
        sealed,
        commitment,
        tag,
        counted,
        evaluations,
        at,
        end,
    ) = row
    return Record(
        backup,
        account,
        state,
        tries,
        read_stamp(created),
        read_stamp(expires),
        public,
        sealed,
        commitment,
        tag,
        counted,
        evaluations,
        read_stamp(at) if at else None,
        read_stamp(end) if end else None,
    )
