"""What was answered before a turn in its conversation? Without what another turn stands in the place of."""

from __future__ import annotations

import json
from collections.abc import Iterator

from client.store import instead
from client.store.database import Database

AT_ONCE = 16  # earlier turns that are read in one go: a model's window seldom holds more


def answered_before(database: Database, turn_id: str) -> Iterator[tuple[str, str]]:
    """Question and answer of each turn before this one in its conversation, newest first, read a few at a time."""
    place = database.one("SELECT conversation, seq, instead_of FROM turns WHERE id = ?", (turn_id,))
    without = _in_whose_place(database, turn_id) if place is not None and place["instead_of"] else frozenset()
    while place is not None:
        rows = database.all(
            "SELECT id, conversation, seq, question, answer FROM turns WHERE conversation = ? AND seq < ?"
            " AND answer <> '' AND state IN ('done', 'cancelled') AND superseded = 0 ORDER BY seq DESC LIMIT ?",
            (place["conversation"], place["seq"], AT_ONCE),
        )
        yield from ((row["question"], row["answer"]) for row in rows if row["id"] not in without)
        place = rows[-1] if len(rows) == AT_ONCE else None


def count_answered_before(database: Database, turn_id: str) -> int:
    """How many there are."""
    row = database.one(
        "SELECT count(*) FROM turns AS t JOIN turns AS now ON now.id = ?1 AND t.conversation = now.conversation"
        " AND t.seq < now.seq WHERE t.answer <> '' AND t.state IN ('done', 'cancelled') AND t.superseded = 0"
        " AND t.id NOT IN (SELECT value FROM json_each(?2))",
        (turn_id, json.dumps(sorted(_in_whose_place(database, turn_id)))),
    )
    return int(row[0]) if row else 0


def _in_whose_place(database: Database, turn_id: str) -> frozenset[str]:
    return frozenset(one.id for one in instead.before(database, turn_id))
