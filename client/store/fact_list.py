"""Which facts does a filter find, how many, and where were their words said? A part of the list at a time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from client.memory.fact import Fact
from client.memory.fact_filter import FactFilter
from client.store import facts
from client.store.database import Database
from shared.clock import read_stamp

_FITS = (
    " FROM facts AS f WHERE (:kinds = '[]' OR f.kind IN (SELECT value FROM json_each(:kinds)))"
    " AND (:standing = 'all' OR (f.status IN ('replaced', 'retracted')) = (:standing = 'past'))"
    " AND (NOT :recheck OR (f.recheck_reason IS NOT NULL AND f.status = 'active'))"
    " AND (NOT :waiting OR f.status IN ('awaiting_consent', 'awaiting_confirmation')"
    "  OR (f.status = 'active' AND (f.promotion = 'proposed' OR f.recheck_reason IS NOT NULL)))"
)
_PAGE = "SELECT f.id" + _FITS + " ORDER BY f.seq DESC LIMIT :most"
_COUNT = "SELECT count(*)" + _FITS
# A fact is found by words that search names (`hits`), or where each of the words stands in its sentence or its quotes:
# search does not know what is past or waits.
_FOUND = (
    "SELECT f.id"  # noqa: S608  constants
    + _FITS
    + " AND (f.id IN (SELECT value FROM json_each(:hits)) OR NOT EXISTS"
    " (SELECT 1 FROM json_each(:words) AS w WHERE instr(lower(f.statement), w.value) = 0"
    "  AND NOT EXISTS (SELECT 1 FROM fact_evidence AS e WHERE e.fact = f.id AND instr(lower(e.quote), w.value))))"
    " ORDER BY f.seq DESC"
)
_WAITING = (
    " FROM facts WHERE seq IN (SELECT seq FROM facts WHERE status IN ('awaiting_consent', 'awaiting_confirmation')"
    " UNION ALL SELECT seq FROM facts WHERE promotion = 'proposed' AND +status = 'active'"
    " UNION ALL SELECT seq FROM facts WHERE recheck_reason IS NOT NULL AND +status = 'active')"
)
_FIRST_WAITING = (
    "SELECT id" + _WAITING + " ORDER BY status <> 'awaiting_consent', status <> 'awaiting_confirmation', seq LIMIT ?"
)
_COUNT_WAITING = "SELECT count(*)" + _WAITING


@dataclass(frozen=True, slots=True)
class Place:
    """Where words were said: a turn of a conversation that is still there."""

    turn: str
    conversation: str
    title: str
    at: datetime


def page(database: Database, wanted: FactFilter, hits: Sequence[str], most: int) -> tuple[list[Fact], int]:
    """The first `most` facts that fit, and how many do: what search found (`hits`) in its order, then the newest."""
    bound = _bound(wanted)
    if not wanted.words.strip():
        row = database.one(_COUNT, bound)
        newest = database.all(_PAGE, {**bound, "most": most})
        return facts.get_many(database, [it["id"] for it in newest]), int(row[0]) if row else 0
    found = [row["id"] for row in database.all(_FOUND, {**bound, **_words(wanted, hits)})]
    order = {key: place for place, key in enumerate(hits)}
    found.sort(key=lambda key: order.get(key, len(order)))  # stable: the newest first
    return facts.get_many(database, found[:most]), len(found)


def waiting(database: Database, most: int) -> list[Fact]:
    """The first that wait for the customer's answer: consent, then what was guessed, then the others; oldest first."""
    return facts.get_many(database, [row["id"] for row in database.all(_FIRST_WAITING, (most,))])


def count_waiting(database: Database) -> int:
    """How many wait."""
    row = database.one(_COUNT_WAITING)
    return int(row[0]) if row else 0


def places(database: Database, turns: Sequence[str]) -> dict[str, Place]:
    """Turn → where it stands; none for a turn that was deleted, or that never was one."""
    rows = database.all(
        "SELECT t.id, t.conversation, t.asked_at, c.title FROM json_each(?) j JOIN turns t ON t.id = j.value"
        " JOIN conversations c ON c.id = t.conversation WHERE c.deleted_at IS NULL",
        (json.dumps(list(turns)),),
    )
    return {row["id"]: Place(row["id"], row["conversation"], row["title"], read_stamp(row["asked_at"])) for row in rows}


def saying(database: Database, statement: str) -> list[Fact]:
    """Facts that hold, or wait, and say the very same."""
    rows = database.all(
        "SELECT id FROM facts WHERE statement = ? AND status NOT IN ('replaced', 'retracted') ORDER BY seq",
        (statement,),
    )
    return facts.get_many(database, [row["id"] for row in rows])


def replaced_by_any(database: Database, those: Sequence[str]) -> dict[str, list[Fact]]:
    """Fact → those whose place it took, oldest first; asked once for a whole list."""
    rows = database.all(
        "SELECT f.id, f.replaced_by FROM json_each(?) j JOIN facts f ON f.replaced_by = j.value ORDER BY f.seq",
        (json.dumps(list(those)),),
    )
    known = {fact.id: fact for fact in facts.get_many(database, [row["id"] for row in rows])}
    found: dict[str, list[Fact]] = {}
    for row in rows:
        found.setdefault(row["replaced_by"], []).append(known[row["id"]])
    return found


def _bound(wanted: FactFilter) -> dict[str, str | int]:
    return {
        "kinds": json.dumps(sorted(wanted.kinds)),
        "standing": wanted.standing,
        "recheck": int(wanted.recheck),
        "waiting": int(wanted.waiting),
    }


def _words(wanted: FactFilter, hits: Sequence[str]) -> dict[str, str]:
    words = wanted.words.lower().split()
    return {"words": json.dumps(words, ensure_ascii=False), "hits": json.dumps(list(hits))}
