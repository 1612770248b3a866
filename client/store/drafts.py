"""What was written and not sent yet, in which conversation? It goes with its conversation, and into no file."""

from __future__ import annotations

from datetime import datetime

from client.store.database import Database
from shared.clock import stamp


def read(database: Database, conversation: str | None) -> str:
    """The text of a conversation, or of a new one; empty where there is none."""
    row = database.one("SELECT text FROM drafts WHERE conversation IS ?", (conversation,))
    return "" if row is None else str(row["text"])


def keep(database: Database, conversation: str | None, text: str, now: datetime) -> None:
    """Write it down; nothing is kept for a conversation that was deleted meanwhile."""
    with database.transaction():
        database.run("DELETE FROM drafts WHERE conversation IS ?", (conversation,))
        database.run(
            "INSERT INTO drafts (conversation, text, at) SELECT ?1, ?2, ?3 WHERE ?1 IS NULL OR EXISTS"
            " (SELECT 1 FROM conversations WHERE id = ?1 AND deleted_at IS NULL)",
            (conversation, text, stamp(now)),
        )


def drop(database: Database, conversation: str | None) -> None:
    """It was sent, or taken away."""
    if database.one("SELECT 1 FROM drafts WHERE conversation IS ?", (conversation,)) is not None:
        database.run("DELETE FROM drafts WHERE conversation IS ?", (conversation,))


def of_the_latest(database: Database) -> str | None:
    """The conversation that was written in last, if something unsent stands in it."""
    row = database.one(
        "SELECT c.id FROM conversations c WHERE c.deleted_at IS NULL ORDER BY c.last_at DESC, c.id LIMIT 1"
    )
    return str(row["id"]) if row is not None and read(database, row["id"]) else None
