"""Which facts does a trait rest on, and which traits rest on a fact? The SQL of traits."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import date, datetime

from client.memory.fact import Fact, Quote
from client.store import facts
from client.store.database import Database
from shared.clock import local_day, stamp


def link(database: Database, trait: str, supports: Sequence[str]) -> None:
    """The trait rests on these facts too."""
    database.run_many(
        "INSERT INTO fact_supports (trait, support) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(trait, support) for support in supports],
    )


def unlink(database: Database, trait: str, support: str) -> None:
    """The trait no longer rests on this fact."""
    database.run("DELETE FROM fact_supports WHERE trait = ? AND support = ?", (trait, support))


def resting_on(database: Database, supports: Collection[str]) -> list[Fact]:
    """Traits of any status that rest on any of these facts, oldest first."""
    rows = database.all(
        "SELECT DISTINCT s.trait, f.seq FROM json_each(?) j JOIN fact_supports s ON s.support = j.value"
        " JOIN facts f ON f.id = s.trait ORDER BY f.seq",
        (json.dumps(sorted(supports)),),
    )
    return facts.get_many(database, [row["trait"] for row in rows])


def with_topic(database: Database, topic: str) -> list[Fact]:
    """Traits of any status under one topic, oldest first."""
    rows = database.all("SELECT id FROM facts WHERE topic = ? AND kind = 'trait' ORDER BY seq", (topic,))
    return facts.get_many(database, [row["id"] for row in rows])


def in_force(database: Database) -> list[Fact]:
    """Traits that hold or wait for the customer's yes; there are few."""
    rows = database.all(
        "SELECT id FROM facts WHERE kind = 'trait' AND status IN ('active', 'awaiting_confirmation') ORDER BY seq"
    )
    return facts.get_many(database, [row["id"] for row in rows])


def newest_of_topics(database: Database, topics: Sequence[str], each: int) -> list[str]:
    """Ids of the newest facts in force of each topic, at most `each`."""
    return [
        row["id"]
        for topic in topics
        for row in database.all(
            "SELECT id FROM facts WHERE topic = ? AND status = 'active' ORDER BY seq DESC LIMIT ?", (topic, each)
        )
    ]


def restate(database: Database, trait: str, statement: str, quotes: Sequence[Quote]) -> None:
    """Another sentence, and other words that it rests on."""
    database.run("UPDATE facts SET statement = ? WHERE id = ?", (statement, trait))
    database.run("DELETE FROM fact_evidence WHERE fact = ?", (trait,))
    facts.add_evidence(database, trait, quotes)


def seen(database: Database, trait: str, at: datetime) -> None:
    """It showed again: last seen moves, and the mark of age goes."""
    database.run(
        "UPDATE facts SET last_seen = max(last_seen, ?2), recheck_reason = NULL WHERE id = ?1", (trait, stamp(at))
    )


def aged(database: Database, before: datetime) -> list[str]:
    """Traits in force that were last seen before a moment and are not marked yet."""
    rows = database.all(
        "SELECT id FROM facts WHERE kind = 'trait' AND status = 'active' AND last_seen < ? AND recheck_reason IS NULL"
        " ORDER BY seq",
        (stamp(before),),
    )
    return [row["id"] for row in rows]


def mark_aged(database: Database, trait: str) -> None:
    """Write the mark that it has not been seen for long."""
    database.run("UPDATE facts SET recheck_reason = 'age' WHERE id = ?", (trait,))


def replaced_by(database: Database, fact: str) -> list[Fact]:
    """The facts whose place this one took, oldest first."""
    rows = database.all("SELECT id FROM facts WHERE replaced_by = ? ORDER BY seq", (fact,))
    return facts.get_many(database, [row["id"] for row in rows])


def days(database: Database, known: Sequence[Fact]) -> dict[str, date]:
    """Fact id → its day, or the day on which it was said where the customer was then."""
    turns = {quote.turn for fact in known if fact.day is None for quote in fact.evidence}
    zones = {
        row["id"]: row["zone"]
        for row in database.all(
            "SELECT t.id, t.zone FROM json_each(?) j JOIN turns t ON t.id = j.value", (json.dumps(sorted(turns)),)
        )
    }
    found: dict[str, date] = {}
    for fact in known:
        zone = next((zones[quote.turn] for quote in fact.evidence if quote.turn in zones), "UTC")
        found[fact.id] = fact.day or local_day(fact.last_seen, zone)
    return found


def conversations(database: Database, fact: str) -> set[str]:
    """The conversations in which the words were said that a fact rests on."""
    rows = database.all(
        "SELECT DISTINCT t.conversation FROM fact_evidence e JOIN turns t ON t.id = e.turn WHERE e.fact = ?", (fact,)
    )
    return {row["conversation"] for row in rows}


def conversations_each(database: Database, known: Sequence[str]) -> dict[str, int]:
    """Fact id → in how many conversations its words were said; none for a fact whose turns are gone."""
    rows = database.all(
        "SELECT e.fact, count(DISTINCT t.conversation) AS times FROM json_each(?) j"
        " JOIN fact_evidence e ON e.fact = j.value AND e.speaker = 'customer' JOIN turns t ON t.id = e.turn"
        " GROUP BY e.fact",
        (json.dumps(list(known)),),
    )
    return {row["fact"]: int(row["times"]) for row in rows}
