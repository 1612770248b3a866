"""The facts' rows, their evidence and their history. Who may change them is decided in `notebook/`, not here."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from client.memory.fact import Fact, PageRef, Quote, Recheck, Status
from client.store import agreements
from client.store.database import Database, Row
from shared.clock import read_stamp, stamp


@dataclass(frozen=True, slots=True)
class Change:
    """One line of a fact's history."""

    at: datetime
    change: str
    detail: Mapping[str, object]


def insert(database: Database, fact: Fact, promotion: str | None = None) -> None:
    """A new fact with its evidence."""
    with database.transaction():
        database.run(
            "INSERT INTO facts (id, kind, statement, day, stated, status, first_seen, last_seen, attribute, value,"
            " topic, policy_page, policy_version, knowhow_page, knowhow_version, sensitive, promotion)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                fact.id, fact.kind, fact.statement, fact.day.isoformat() if fact.day else None, int(fact.stated),
                fact.status,
                stamp(fact.first_seen), stamp(fact.last_seen), fact.attribute, fact.value, fact.topic,
                fact.policy.page if fact.policy else None, fact.policy.version if fact.policy else None,
                fact.knowhow.page if fact.knowhow else None, fact.knowhow.version if fact.knowhow else None,
                int(fact.sensitive), promotion,
            ),
        )  # fmt: skip
        add_evidence(database, fact.id, fact.evidence)


def add_evidence(database: Database, fact: str, quotes: Sequence[Quote]) -> None:
    """More words that the fact rests on; the same words of the same turn only once."""
    database.run_many(
        "INSERT INTO fact_evidence (fact, turn, speaker, quote, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [(fact, quote.turn, quote.speaker, quote.text, stamp(quote.at)) for quote in quotes],
    )


def seen_again(database: Database, fact: str, now: datetime, policy: PageRef | None) -> None:
    """Said again: last seen moves; with a page, the link moves to today's version and the mark goes."""
    with database.transaction():
        database.run("UPDATE facts SET last_seen = max(last_seen, ?) WHERE id = ?", (stamp(now), fact))
        if policy is not None:
            database.run(
                "UPDATE facts SET policy_version = ?2, recheck_reason = NULL, recheck_page = NULL,"
                " recheck_linked = NULL, recheck_current = NULL WHERE id = ?1 AND policy_page = ?3"
                " AND policy_version <= ?2",
                (fact, policy.version, policy.page),
            )


def set_status(database: Database, fact: str, status: Status, replaced_by: str | None = None) -> None:
    """Move a fact to another status."""
    database.run("UPDATE facts SET status = ?, replaced_by = ? WHERE id = ?", (status, replaced_by, fact))


def set_promotion(database: Database, fact: str, promotion: str | None) -> None:
    """`proposed`, `promoted`, `declined` or None."""
    database.run("UPDATE facts SET promotion = ? WHERE id = ?", (promotion, fact))


def promotion_of(database: Database, fact: str) -> str | None:
    """Where the fact is on its way to the block."""
    row = database.one("SELECT promotion FROM facts WHERE id = ?", (fact,))
    return None if row is None else row["promotion"]


def proposed(database: Database) -> list[str]:
    """Facts whose promotion waits for the customer's answer, oldest first."""
    return [
        row["id"]
        for row in database.all("SELECT id FROM facts WHERE promotion = 'proposed' AND status = 'active' ORDER BY seq")
    ]


def delete(database: Database, fact: str) -> None:
    """The row with its evidence and history."""
    agreements.fact_deleted(database, fact)
    database.run("DELETE FROM facts WHERE id = ?", (fact,))


def record(database: Database, fact: str, now: datetime, change: str, detail: Mapping[str, object]) -> None:
    """One line of history."""
    database.run(
        "INSERT INTO fact_history (fact, at, change, detail) VALUES (?, ?, ?, ?)",
        (fact, stamp(now), change, json.dumps(detail, ensure_ascii=False)),
    )


def drop_last(database: Database, fact: str, change: str) -> bool:
    """Take the last line of history out, where it says this; whether it did."""
    row = database.one(
        "DELETE FROM fact_history WHERE seq = (SELECT max(seq) FROM fact_history WHERE fact = ?) AND change = ?"
        " RETURNING seq",
        (fact, change),
    )
    return row is not None


def history(database: Database, fact: str) -> list[Change]:
    """A fact's history, oldest first."""
    return [
        Change(read_stamp(row["at"]), row["change"], json.loads(row["detail"]))
        for row in database.all("SELECT at, change, detail FROM fact_history WHERE fact = ? ORDER BY seq", (fact,))
    ]


def get(database: Database, fact: str) -> Fact | None:
    """One fact, whatever its status."""
    row = database.one("SELECT * FROM facts WHERE id = ?", (fact,))
    return None if row is None else _facts(database, [row])[0]


def get_many(database: Database, ids: Sequence[str]) -> list[Fact]:
    """Facts in the order of `ids`; unknown ids are left out."""
    rows = database.all(
        "SELECT f.* FROM json_each(?) j JOIN facts f ON f.id = j.value ORDER BY j.key", (json.dumps(ids),)
    )
    return _facts(database, rows)


def list_facts(database: Database, *, every: bool) -> list[Fact]:
    """Facts in force, or of every status; the newest first."""
    rows = database.all("SELECT * FROM facts WHERE ? OR status = 'active' ORDER BY seq DESC", (int(every),))
    return _facts(database, rows)


def with_attribute(database: Database, attribute: str) -> list[Fact]:
    """Facts in force about one attribute."""
    return _facts(
        database,
        database.all(
            "SELECT * FROM facts WHERE attribute = ? AND status = 'active' ORDER BY seq DESC LIMIT 50", (attribute,)
        ),
    )


def with_topic(database: Database, topic: str) -> list[Fact]:
    """Facts in force about one topic."""
    rows = database.all(
        "SELECT * FROM facts WHERE topic = ? AND status = 'active' ORDER BY seq DESC LIMIT 50", (topic,)
    )
    return _facts(database, rows)


def awaiting(database: Database, *, imported: bool = True) -> list[Fact]:
    """Facts that wait for the customer's consent or confirmation; with or without those that came in a file."""
    rows = database.all(
        "SELECT * FROM facts WHERE status IN ('awaiting_consent', 'awaiting_confirmation') AND (? OR NOT EXISTS"
        " (SELECT 1 FROM fact_history h WHERE h.fact = facts.id AND h.change = 'imported')) ORDER BY seq",
        (int(imported),))  # fmt: skip
    return _facts(database, rows)


def with_prefix(database: Database, prefix: str) -> list[str]:
    """Ids that begin with `prefix`: what a person types."""
    return [
        row["id"]
        for row in database.all(
            "SELECT id FROM facts WHERE id >= ?1 AND substr(id, 1, length(?1)) = ?1 AND id <= ?1 || char(1114111)",
            (prefix,),
        )
    ]


def resting_on(database: Database, turn_ids: Sequence[str]) -> list[str]:
    """Facts whose evidence comes from these turns."""
    return [
        row["fact"]
        for row in database.all(
            "SELECT DISTINCT e.fact FROM json_each(?) j JOIN fact_evidence e ON e.turn = j.value",
            (json.dumps(list(turn_ids)),),
        )
    ]


def count(database: Database) -> int:
    """How many facts are in force."""
    row = database.one(  # all but the others, which are fewer
        "SELECT (SELECT count(*) FROM facts)"
        " - (SELECT count(*) FROM facts WHERE status < 'active' OR status > 'active')"
    )
    return int(row[0]) if row else 0


def _facts(database: Database, rows: Sequence[Row]) -> list[Fact]:
    ids = json.dumps([row["id"] for row in rows])
    evidence: dict[str, list[Quote]] = {}
    for row in database.all(
        "SELECT e.* FROM json_each(?) j JOIN fact_evidence e ON e.fact = j.value ORDER BY e.at, e.speaker, e.quote",
        (ids,),
    ):
        quote = Quote(row["quote"], row["speaker"], row["turn"], read_stamp(row["at"]))
        evidence.setdefault(row["fact"], []).append(quote)
    supports: dict[str, list[str]] = {}
    for row in database.all("SELECT s.* FROM json_each(?) j JOIN fact_supports s ON s.trait = j.value", (ids,)):
        supports.setdefault(row["trait"], []).append(row["support"])
    return [_fact(row, tuple(evidence.get(row["id"], ())), tuple(supports.get(row["id"], ()))) for row in rows]


def _fact(row: Row, evidence: tuple[Quote, ...], supports: tuple[str, ...]) -> Fact:
    return Fact(
        id=row["id"],
        kind=row["kind"],
        statement=row["statement"],
        day=date.fromisoformat(row["day"]) if row["day"] else None,
        stated=bool(row["stated"]),
        status=row["status"],
        first_seen=read_stamp(row["first_seen"]),
        last_seen=read_stamp(row["last_seen"]),
        evidence=evidence,
        attribute=row["attribute"],
        value=row["value"],
        topic=row["topic"],
        policy=PageRef(row["policy_page"], row["policy_version"]) if row["policy_page"] else None,
        knowhow=PageRef(row["knowhow_page"], row["knowhow_version"]) if row["knowhow_page"] else None,
        recheck=(
            Recheck(row["recheck_reason"], row["recheck_page"], row["recheck_linked"], row["recheck_current"])
            if row["recheck_reason"]
            else None
        ),
        sensitive=bool(row["sensitive"]),
        replaced_by=row["replaced_by"],
        supports=supports,
    )
