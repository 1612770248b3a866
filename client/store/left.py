"""What did a conversation leave in memory, and did anything of the facts change since somebody looked?"""

from __future__ import annotations

from client.store.database import Database

_LEFT = (
    "SELECT f.id FROM facts f WHERE f.status = 'active' AND f.id IN (SELECT e.fact FROM turns t JOIN fact_evidence e"
    " ON e.turn = t.id AND e.speaker = 'customer' WHERE t.conversation = ?) ORDER BY f.seq"
)


def of(database: Database, conversation: str) -> list[str]:
    """Ids of the facts in force that rest on what a customer said in it, oldest first."""
    return [row["id"] for row in database.all(_LEFT, (conversation,))]


def mark(database: Database) -> tuple[int, int]:
    """Another one whenever a fact came, went or changed; cheap to ask for."""
    row = database.one("SELECT (SELECT max(seq) FROM fact_history), (SELECT count(*) FROM facts)")
    return (int(row[0] or 0), int(row[1] or 0)) if row else (0, 0)
