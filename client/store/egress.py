"""What left this device, for which turn or job, and to whom: exactly as it was sent."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from client.store.database import Database
from shared.clock import read_stamp, stamp


@dataclass(frozen=True, slots=True)
class Sent:
    """One request that carried a customer's words."""

    at: datetime
    turn: str | None
    purpose: Literal["turn", "learn"]
    destination: str
    content: str


def record(database: Database, sent: Sent) -> None:
    """Before it is sent: a crash may record one request too many, never one too few.

    Nothing is kept for a turn or a conversation that was deleted meanwhile.
    """
    database.run(
        "INSERT INTO egress (at, turn, purpose, destination, content) SELECT ?1, ?2, ?3, ?4, ?5"
        " WHERE ?2 IS NULL OR EXISTS (SELECT 1 FROM turns WHERE id = ?2)"
        " OR EXISTS (SELECT 1 FROM conversations WHERE id = ?2)",
        (stamp(sent.at), sent.turn, sent.purpose, sent.destination, sent.content),
    )


def records(database: Database, turn: str | None = None) -> list[Sent]:
    """Everything that left, or what left for one turn; oldest first."""
    rows = database.all(
        "SELECT at, turn, purpose, destination, content FROM egress WHERE ?1 IS NULL OR turn = ?1 ORDER BY seq", (turn,)
    )
    return [Sent(read_stamp(r["at"]), r["turn"], r["purpose"], r["destination"], r["content"]) for r in rows]
