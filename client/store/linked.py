"""Which of the customer's facts are linked to a page of the service?"""

from __future__ import annotations

from client.store.database import Database
from shared.formats.page import PageKind

_FACTS: dict[PageKind, str] = {
    "policy": "SELECT id FROM facts WHERE policy_page = ? AND status NOT IN ('replaced', 'retracted')"
    " ORDER BY recheck_reason IS NULL, seq DESC",
    "knowhow": "SELECT id FROM facts WHERE knowhow_page = ? AND status NOT IN ('replaced', 'retracted')"
    " ORDER BY recheck_reason IS NULL, seq DESC",
}


def facts_of(database: Database, kind: PageKind, page: str) -> list[str]:
    """Those that are not past; what has to be looked at again first, then the newest."""
    return [row["id"] for row in database.all(_FACTS[kind], (page,))]
