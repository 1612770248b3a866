"""Which decisions and agreements are in force, and did anything of one change since it was looked at?"""

from __future__ import annotations

from client.store.database import Database

Stamp = tuple[
    str, str | None, int | None, int
]  # last seen, page, version, quotes: what a fact gains while it stays one


def newest(database: Database, most: int) -> dict[str, Stamp]:
    """By id, the newest first."""
    rows = database.all(
        "SELECT id, last_seen, policy_page, policy_version,"
        " (SELECT count(*) FROM fact_evidence e WHERE e.fact = facts.id) AS quotes FROM facts"
        " WHERE kind IN ('agreement', 'decision') AND status = 'active' ORDER BY seq DESC LIMIT ?",
        (most,),
    )
    return {row["id"]: (row["last_seen"], row["policy_page"], row["policy_version"], row["quotes"]) for row in rows}
