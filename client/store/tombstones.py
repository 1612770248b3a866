"""What was deleted and must not come back: marks without text."""

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
