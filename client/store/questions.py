"""Which questions stand in the log, and what did their answers rest on?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from client.store.database import Database
from shared.clock import read_stamp


@dataclass(frozen=True, slots=True)
class Question:
    """A finished turn as far as a question in it may come up again."""

    turn: str
    conversation: str
    text: str
    asked_at: datetime
    zone: str
    sources: Sequence[dict[str, object]]


def newest(database: Database, limit: int) -> list[Question]:
    """The newest answered questions of all conversations, oldest first; none asked while the memory was off."""
    rows = database.all(
        "SELECT t.id, t.conversation, t.question, t.asked_at, t.zone, t.sources FROM turns t JOIN conversations c"
        " ON c.id = t.conversation WHERE t.state = 'done' AND t.superseded = 0 AND t.paused = 0"
        " AND c.deleted_at IS NULL"
        " ORDER BY t.seq DESC LIMIT ?",
        (limit,),
    )
    return [
        Question(
            row["id"], row["conversation"], row["question"], read_stamp(row["asked_at"]), row["zone"],
            json.loads(row["sources"]),
        )
        for row in reversed(rows)
    ]  # fmt: skip
