"""How many candidates did the evidence gate refuse, and for which reasons? Counts only, no text."""

from __future__ import annotations

from client.store.database import Database


def refuse(database: Database, reason: str, times: int) -> None:
    """Count candidates that the evidence gate refused."""
    database.run(
        "INSERT INTO refused_candidates (reason, times) VALUES (?1, ?2)"
        " ON CONFLICT (reason) DO UPDATE SET times = times + ?2",
        (reason, times),
    )


def counts(database: Database) -> dict[str, int]:
    """How many candidates were refused, by reason."""
    return {row["reason"]: int(row["times"]) for row in database.all("SELECT reason, times FROM refused_candidates")}
