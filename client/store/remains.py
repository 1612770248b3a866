"""What stands in the store that a customer may have deleted elsewhere, or that search does not know yet?"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from client.memory.fact import Quote, Status
from client.store.database import Database
from shared.clock import read_stamp


def standing_facts(database: Database) -> Iterator[tuple[str, str, str, list[Quote]]]:
    """(id, kind, statement, quotes) of every fact. Inside a transaction of the caller."""
    rows = database.each(
        "SELECT f.id, f.kind, f.statement, e.quote, e.speaker, e.turn, e.at FROM facts f"
        " LEFT JOIN fact_evidence e ON e.fact = f.id ORDER BY f.id"
    )
    for key, group in groupby(rows, key=lambda row: (row["id"], row["kind"], row["statement"])):
        quotes = [
            Quote(row["quote"], row["speaker"], row["turn"], read_stamp(row["at"]))
            for row in group
            if row["quote"] is not None
        ]
        yield *key, quotes


def fact_ids(database: Database) -> frozenset[str]:
    """Every fact's id."""
    return frozenset(row["id"] for row in database.all("SELECT id FROM facts"))


def with_status(database: Database, status: Status) -> list[str]:
    """Ids of the facts in one status, oldest first."""
    return [row["id"] for row in database.all("SELECT id FROM facts WHERE status = ? ORDER BY seq", (status,))]


def conversations(database: Database) -> list[str]:
    """Every conversation's id."""
    return [row["id"] for row in database.all("SELECT id FROM conversations")]


def any_marks(database: Database) -> bool:
    """Whether anything was ever deleted for good."""
    return database.one("SELECT 1 FROM tombstones LIMIT 1") is not None


def anything(database: Database) -> bool:
    """Whether the account has a memory already."""
    row = database.one(
        "SELECT EXISTS (SELECT 1 FROM facts) OR EXISTS (SELECT 1 FROM turns) OR EXISTS (SELECT 1 FROM block)"
        " OR EXISTS (SELECT 1 FROM tombstones)"
    )
    return bool(row[0]) if row else False


def unindexed_facts(database: Database, limit: int) -> list[str]:
    """Facts in force that search does not know."""
    rows = database.all(
        "SELECT f.id FROM facts f WHERE f.status = 'active' AND NOT EXISTS (SELECT 1 FROM search_item i"
        " WHERE i.space = 'facts' AND i.key = f.id AND i.part = 0) ORDER BY f.seq DESC LIMIT ?",
        (limit,),
    )
    return [row["id"] for row in rows]


def imported(database: Database) -> list[str]:
    """Facts from elsewhere that wait for the customer's yes or no, oldest first."""
    rows = database.all(
        "SELECT f.id FROM facts f WHERE f.status = 'awaiting_confirmation' AND EXISTS (SELECT 1 FROM fact_history h"
        " WHERE h.fact = f.id AND h.change = 'imported') ORDER BY f.seq"
    )
    return [row["id"] for row in rows]


def statements(database: Database) -> Iterator[str]:
    """The sentence of every fact, whatever its status. Inside a transaction of the caller."""
    for row in database.each("SELECT statement FROM facts"):
        yield row["statement"]
