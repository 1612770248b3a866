"""Agreements on their way to the service's evidence, and its receipts: one row for a fact, whatever becomes of it.

`waiting`: to be sent. `sent`: the service keeps it. `erasing`: the fact went while it may have been on its way, so that
the service has to be asked to erase it. `erased`: the customer asked for that; it is not sent again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from client.memory.fact import Fact, PageRef
from client.store.database import Database, Row
from shared.clock import read_stamp, stamp
from shared.wire.evidence import Receipt

State = Literal["waiting", "sent", "erasing", "erased"]


@dataclass(frozen=True, slots=True)
class Agreement:
    """One row."""

    id: str
    fact: str | None
    state: State
    account: str | None
    at: datetime
    error: str | None
    policy: PageRef | None
    knowhow: PageRef | None
    receipt: Receipt | None = field(repr=False)


def unqueued(database: Database) -> list[str]:
    """Agreements and decisions in force that have no row yet."""
    rows = database.all(
        "SELECT f.id FROM facts f WHERE f.status = 'active' AND f.kind IN ('agreement', 'decision')"
        " AND NOT EXISTS (SELECT 1 FROM agreements a WHERE a.fact = f.id) ORDER BY f.seq"
    )
    return [row["id"] for row in rows]


def queue(database: Database, agreement: str, fact: Fact, now: datetime) -> None:
    """It waits from now on; a fact that has a row keeps it."""
    policy, knowhow = fact.policy, fact.knowhow
    database.run(
        "INSERT INTO agreements (id, fact, state, at, page, version, knowhow, knowhow_version)"
        " VALUES (?, ?, 'waiting', ?, ?, ?, ?, ?) ON CONFLICT (fact) DO NOTHING",
        (
            agreement, fact.id, stamp(now), policy.page if policy else None, policy.version if policy else None,
            knowhow.page if knowhow else None, knowhow.version if knowhow else None,
        ),
    )  # fmt: skip


def to_do(database: Database) -> list[Agreement]:
    """What has to be sent, or erased there."""
    return _read(database.all("SELECT * FROM agreements WHERE state IN ('waiting', 'erasing') ORDER BY at, id"))


def anything_to_do(database: Database) -> bool:
    """Whether there is any."""
    return database.one("SELECT 1 FROM agreements WHERE state IN ('waiting', 'erasing') LIMIT 1") is not None


def every(database: Database) -> list[Agreement]:
    """All of them, the newest change first."""
    return _read(database.all("SELECT * FROM agreements ORDER BY at DESC, id"))


def of_facts(database: Database, facts: Sequence[str]) -> list[Agreement]:
    """Those of these facts of which the service keeps a copy."""
    found = [database.one("SELECT * FROM agreements WHERE fact = ? AND state = 'sent'", (fact,)) for fact in facts]
    return _read([row for row in found if row is not None])


def tried(database: Database, agreement: str, account: str, now: datetime) -> bool:
    """It may leave the device at any moment from now on; False = it does not wait any more."""
    before = database.changes()
    database.run(
        "UPDATE agreements SET account = ?, at = ? WHERE id = ? AND state = 'waiting'",
        (account, stamp(now), agreement),
    )
    return database.changes() > before


def failed(database: Database, agreement: str, error: str, now: datetime) -> None:
    """It did not arrive, as far as this device knows."""
    database.run("UPDATE agreements SET error = ?, at = ? WHERE id = ?", (error, stamp(now), agreement))


def sent(database: Database, agreement: str, receipt: Receipt, now: datetime) -> None:
    """The service keeps it. Nothing where the fact went meanwhile: then it is asked to erase it."""
    database.run(
        "UPDATE agreements SET state = 'sent', error = NULL, at = ?, place = ?, received_at = ?, salt = ?, leaf = ?,"
        " link = ?, keep_until = ? WHERE id = ? AND state = 'waiting'",
        (
            stamp(now), receipt.place, receipt.received_at, receipt.salt, receipt.leaf, receipt.link,
            receipt.keep_until, agreement,
        ),
    )  # fmt: skip


def call_anew(database: Database, agreement: str, new: str) -> None:
    """Its id is somebody else's with the service: the next try has another."""
    database.run("UPDATE agreements SET id = ?, account = NULL WHERE id = ? AND state = 'waiting'", (new, agreement))


def erased(database: Database, agreement: str, now: datetime) -> None:
    """The service has erased it; what is left here opens nothing any more and keeps it from being sent again."""
    with database.transaction():
        database.run("DELETE FROM agreements WHERE id = ? AND fact IS NULL", (agreement,))
        database.run(
            "UPDATE agreements SET state = 'erased', error = NULL, at = ?, salt = NULL, leaf = NULL, link = NULL"
            " WHERE id = ?",
            (stamp(now), agreement),
        )


def drop(database: Database, fact: str) -> None:
    """The fact goes or does not hold any more: what has not left is not sent, what may have left is to be erased.

    A copy that the service keeps stays there, and its receipt here; inside a transaction of the caller.
    """
    database.run("DELETE FROM agreements WHERE fact = ? AND state = 'waiting' AND account IS NULL", (fact,))
    database.run("UPDATE agreements SET state = 'erasing' WHERE fact = ? AND state = 'waiting'", (fact,))


def fact_deleted(database: Database, fact: str) -> None:
    """As `drop`; and the record of what was sent keeps place, time and size, not the words."""
    database.run(
        "UPDATE egress SET content = NULL WHERE purpose = 'evidence'"
        " AND turn IN (SELECT id FROM agreements WHERE fact = ?)",
        (fact,),
    )
    drop(database, fact)


def record_again(database: Database, agreement: str, content: str, now: datetime) -> bool:
    """It is tried once more with the same words: the record of it has the new time. Whether there is one."""
    before = database.changes()
    database.run(
        "UPDATE egress SET at = ? WHERE purpose = 'evidence' AND turn = ? AND content = ?",
        (stamp(now), agreement, content),
    )
    return database.changes() > before


def _read(rows: Sequence[Row]) -> list[Agreement]:
    return [
        Agreement(
            id=row["id"],
            fact=row["fact"],
            state=row["state"],
            account=row["account"],
            at=read_stamp(row["at"]),
            error=row["error"],
            policy=PageRef(row["page"], row["version"]) if row["page"] else None,
            knowhow=PageRef(row["knowhow"], row["knowhow_version"]) if row["knowhow"] else None,
            receipt=_receipt(row) if row["leaf"] else None,
        )
        for row in rows
    ]


def _receipt(row: Row) -> Receipt:
    return Receipt(
        row["id"], row["place"], row["received_at"], row["salt"], row["leaf"], row["link"], row["keep_until"]
    )
