"""Which facts rest on a version of a policy page that is no longer in force? The SQL of recheck marks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from client.store.database import Database


@dataclass(frozen=True, slots=True)
class Outdated:
    """A fact linked to `linked` of `page`, where `current` is in force."""

    fact: str
    page: str
    linked: int
    current: int


def outdated(database: Database, day: date) -> list[Outdated]:
    """Active facts linked to an older version of a page than the one in force on `day`, and not marked so already."""
    rows = database.all(
        "SELECT f.id AS fact, f.policy_page AS page, f.policy_version AS linked, max(v.version) AS current"
        " FROM facts f JOIN page_versions v ON v.kind = 'policy' AND v.id = f.policy_page AND v.effective <= ?"
        " WHERE +f.status = 'active' AND f.policy_page IS NOT NULL AND f.policy_version IS NOT NULL GROUP BY f.id"
        " HAVING max(v.version) > f.policy_version AND NOT ("
        "   f.recheck_reason IS 'policy' AND f.recheck_page IS f.policy_page"
        "   AND f.recheck_linked IS f.policy_version AND f.recheck_current IS max(v.version))"
        " ORDER BY f.seq",
        (day.isoformat(),),
    )
    return [Outdated(row["fact"], row["page"], row["linked"], row["current"]) for row in rows]


def mark(database: Database, found: Outdated) -> None:
    """Write the mark that a fact needs another look, because of a policy."""
    database.run(
        "UPDATE facts SET recheck_reason = 'policy', recheck_page = ?, recheck_linked = ?, recheck_current = ?"
        " WHERE id = ?",
        (found.page, found.linked, found.current, found.fact),
    )


def clear(database: Database, fact: str, version: int | None) -> None:
    """The customer says that it still holds: link to today's version, no mark."""
    database.run(
        "UPDATE facts SET policy_version = coalesce(?2, policy_version), recheck_reason = NULL, recheck_page = NULL,"
        " recheck_linked = NULL, recheck_current = NULL WHERE id = ?1",
        (fact, version),
    )
