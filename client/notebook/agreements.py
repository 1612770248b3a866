"""Which agreements wait to be left with the service as evidence, and which have a copy there? Sends nothing.

Queued with the fact itself, in its transaction, with the pages that were in force then. Whether anybody is signed in
does not matter here: it waits until somebody is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from client.memory.agreed import with_service
from client.store import agreements, facts
from client.store.database import Database
from shared.clock import read_stamp
from shared.ids import Ids


@dataclass(frozen=True, slots=True)
class Copy:
    """The service's copy of an agreement; it stays when the fact goes."""

    id: str  # to ask for its erasure by
    fact: str
    until: datetime


def queue(database: Database, fact_ids: Iterable[str], *, now: datetime, ids: Ids) -> None:
    """Those of these facts to which the service is a party wait from now on; each once, however often it is asked."""
    with database.transaction():
        for fact in facts.get_many(database, list(dict.fromkeys(fact_ids))):
            if with_service(fact):
                agreements.queue(database, ids(), fact, now)


def queue_all(database: Database, *, now: datetime, ids: Ids) -> None:
    """The same for every fact: what came in a file, what was agreed to later, what an earlier version learned."""
    found = agreements.unqueued(database)
    if found:
        queue(database, found, now=now, ids=ids)


def copies(database: Database, fact_ids: Sequence[str]) -> tuple[Copy, ...]:
    """What the service keeps of these facts."""
    found = agreements.of_facts(database, fact_ids)
    return tuple(
        Copy(one.id, one.fact, read_stamp(one.receipt.keep_until))
        for one in found
        if one.receipt is not None and one.fact is not None
    )
