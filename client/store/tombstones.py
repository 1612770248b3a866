"""What was deleted and must not come back: marks without text, and the places in a turn's question where it stood."""

from __future__ import annotations

from datetime import datetime

from client.store.database import Database
from shared.clock import stamp


def put(database: Database, mark: str, now: datetime) -> None:
    """Remember a mark."""
    database.run("INSERT INTO tombstones (mark, at) VALUES (?, ?) ON CONFLICT DO NOTHING", (mark, stamp(now)))


def has(database: Database, mark: str) -> bool:
    """Whether the mark is there."""
    return database.one("SELECT 1 FROM tombstones WHERE mark = ?", (mark,)) is not None


def put_span(database: Database, turn: str, first: int, stop: int) -> None:
    """Remember that these characters of a turn's question make no fact again."""
    database.run(
        "INSERT INTO tombstone_spans (turn, first, stop) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (turn, first, stop)
    )


def spans(database: Database, turn: str) -> list[tuple[int, int]]:
    """The places of a turn that make no fact again."""
    rows = database.all("SELECT first, stop FROM tombstone_spans WHERE turn = ? ORDER BY first", (turn,))
    return [(row["first"], row["stop"]) for row in rows]


def every_span(database: Database) -> dict[str, list[tuple[int, int]]]:
    """All of these places, by turn."""
    found: dict[str, list[tuple[int, int]]] = {}
    for row in database.all("SELECT turn, first, stop FROM tombstone_spans ORDER BY turn, first"):
        found.setdefault(row["turn"], []).append((row["first"], row["stop"]))
    return found
