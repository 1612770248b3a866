"""How did it go lately? Counts and codes of errors; no text of anybody."""

from __future__ import annotations

from dataclasses import dataclass

from client.store.database import Database
from client.store.migrate import version_of

LAST = 5  # codes


@dataclass(frozen=True, slots=True)
class Health:
    """Questions that a model service answered and did not, the newest codes of errors, the schema's number."""

    answered: int
    failed: int
    errors: tuple[str, ...]
    schema: int


def health(database: Database) -> Health:
    """As the store knows it now."""
    row = database.one(
        "SELECT count(*) FILTER (WHERE state = 'done'), count(*) FILTER (WHERE state = 'failed') FROM turns"
        " WHERE model_kind = 'service'"
    )
    codes = database.all(
        "SELECT error FROM (SELECT error, completed_at AS at FROM turns WHERE error IS NOT NULL"
        " UNION ALL SELECT error, failed_at FROM jobs WHERE error IS NOT NULL"
        " UNION ALL SELECT error, at FROM contributions WHERE error IS NOT NULL"
        " UNION ALL SELECT error, at FROM agreements WHERE error IS NOT NULL)"
        " GROUP BY error ORDER BY max(at) DESC LIMIT ?",
        (LAST,),
    )
    answered, failed = (int(row[0]), int(row[1])) if row else (0, 0)
    return Health(answered, failed, tuple(str(code["error"]) for code in codes), version_of(database))
