"""Which of the customer's facts need another look because a policy page moved on? (재확인)

A fact is marked when a newer version of the very page that it is linked to is in force. An announced version marks on
its day: call this at every start and once a day, not only when a bundle came.
"""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

from client.store import bundles, facts, rechecks
from client.store.database import Database


def today(database: Database, now: datetime, zone: str) -> date:
    """The customer's day: `now`, but not before what a signature has vouched for (a clock set back hides no rule)."""
    mark = bundles.time_mark(database)
    moment = max(now, mark) if mark else now
    return moment.astimezone(ZoneInfo(zone)).date()


def mark_rechecks(database: Database, now: datetime, zone: str) -> tuple[str, ...]:
    """Mark the facts and write it into their history; returns their ids. A second call marks nothing."""
    with database.transaction():
        found = rechecks.outdated(database, today(database, now, zone))
        for outdated in found:
            rechecks.mark(database, outdated)
            detail = {
                "reason": "policy",
                "page": outdated.page,
                "linked": outdated.linked,
                "current": outdated.current,
            }
            facts.record(database, outdated.fact, now, "recheck", detail)
    return tuple(outdated.fact for outdated in found)
