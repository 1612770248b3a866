"""What left this device, for which turn or job, and to whom: exactly as it was sent.

Of a temporary conversation, and of a sealed backup, only the place, the time and the size are kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from client.store.database import Database, Row
from shared.clock import read_stamp, stamp

Purpose = Literal["turn", "learn", "temporary", "backup", "proposal", "evidence", "check"]


@dataclass(frozen=True, slots=True)
class Sent:
    """One request that went elsewhere; `size` in bytes. No content: it is not kept, or not read here.

    A "check" asks a model service whether it answers; every other one carried a customer's words.
    """

    at: datetime
    turn: str | None
    purpose: Purpose
    destination: str
    content: str | None
    size: int
    place: int = 0  # its order in the record; 0 before it is written


def whole(at: datetime, turn: str | None, purpose: Purpose, destination: str, body: bytes) -> Sent:
    """A request that is kept as it is."""
    return Sent(at, turn, purpose, destination, body.decode(), len(body))


def record(database: Database, sent: Sent) -> None:
    """Before it is sent: a crash may record one request too many, never one too few.

    Nothing is kept for a turn or a conversation that was deleted meanwhile.
    """
    database.run(
        "INSERT INTO egress (at, turn, purpose, destination, bytes, content) SELECT ?1, ?2, ?3, ?4, ?5, ?6"
        " WHERE ?2 IS NULL OR ?3 IN ('temporary', 'evidence') OR EXISTS (SELECT 1 FROM turns WHERE id = ?2)"
        " OR EXISTS (SELECT 1 FROM conversations WHERE id = ?2)",
        (stamp(sent.at), sent.turn, sent.purpose, sent.destination, sent.size, sent.content),
    )


def records(database: Database, turn: str | None = None) -> list[Sent]:
    """Everything that left, or what left for one turn; oldest first."""
    return [
        _sent(row) for row in database.all("SELECT * FROM egress WHERE ?1 IS NULL OR turn = ?1 ORDER BY seq", (turn,))
    ]


def newest(database: Database, before: int | None, limit: int) -> list[Sent]:
    """The newest `limit` requests, or those before place `before`, without their content; newest first."""
    rows = database.all(
        "SELECT seq, at, turn, purpose, destination, bytes, NULL AS content FROM egress"
        " WHERE ?1 IS NULL OR seq < ?1 ORDER BY seq DESC LIMIT ?2",
        (before, limit),
    )
    return [_sent(row) for row in rows]


def one(database: Database, place: int) -> Sent | None:
    """One request with its content."""
    row = database.one("SELECT * FROM egress WHERE seq = ?", (place,))
    return None if row is None else _sent(row)


def _sent(row: Row) -> Sent:
    return Sent(
        read_stamp(row["at"]),
        row["turn"],
        row["purpose"],
        row["destination"],
        row["content"],
        int(row["bytes"]),
        int(row["seq"]),
    )
