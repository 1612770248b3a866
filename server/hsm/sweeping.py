"""What is over although nobody asked, and which keys has no backup any more? Inside one transaction of the ledger."""

from __future__ import annotations

from datetime import datetime

from server.hsm import rules
from server.hsm.keys import Keys
from server.hsm.ledger import Page
from server.hsm.port import CREATED_AT_MOST, TOMBSTONE, Ended


def sweep(page: Page, keys: Keys, now: datetime) -> tuple[Ended, ...]:
    """End what is due, forget old tombstones, remove keys and files that nothing live needs."""
    over = [(record, why) for record in page.maybe_due(now) if (why := rules.due(record, now))]
    for record, why in over:
        page.end(rules.ended(record, why, now))
    page.forget_ended(now - TOMBSTONE)
    homeless = _homeless(page, keys, now)
    page.commit(now)
    page.scrub()
    keys.forget(homeless)
    keys.tidy(now)
    return tuple(Ended(record.backup, why) for record, why in over)


def _homeless(page: Page, keys: Keys, now: datetime) -> list[str]:
    """Keys outside the database that no live backup has: those of ended ones at once, unknown ones after a day."""
    records = {backup: page.record(backup) for backup in keys.backups()}
    unknown = page.strays((backup for backup, record in records.items() if record is None), now)
    late = {backup for backup, since in unknown.items() if now >= since + CREATED_AT_MOST}
    return [backup for backup, record in records.items() if backup in late or (record and record.ended_at)]
