"""What was the customer asked about, what did they answer, what has gone to the service? Ids of a vocabulary only."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from client.store.database import Database, Row
from shared.clock import read_stamp, stamp
from shared.wire.proposal import Proposal

State = Literal["asked", "declined", "waiting", "sent", "taking_back", "taken_back"]


@dataclass(frozen=True, slots=True)
class Kept:
    """One contribution; `fact` is None for a question, and once the fact is deleted."""

    id: str
    fact: str | None
    payload: Proposal
    shown: str
    state: State
    at: datetime  # of the last change
    account: str | None = None  # whose tag it goes with
    due_at: datetime | None = None  # None while there is no tag yet
    tries: int = 0  # how often it may have left
    error: str | None = None


def put(database: Database, kept: Kept) -> None:
    """As it stands now, new or again."""
    payload = kept.payload
    database.run(
        "INSERT INTO contributions (id, fact, kind, topic, conditions, decision, page, version, month, shown, state,"
        " account, at, due_at, tries, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET page = excluded.page, version = excluded.version, month = excluded.month,"
        " shown = excluded.shown, state = excluded.state, account = excluded.account,"
        " at = excluded.at, due_at = excluded.due_at, tries = excluded.tries, error = excluded.error",
        (
            kept.id, kept.fact, payload.kind, payload.topic, json.dumps(payload.conditions), payload.decision,
            payload.page, payload.version, payload.month, kept.shown, kept.state, kept.account, stamp(kept.at),
            stamp(kept.due_at) if kept.due_at else None, kept.tries, kept.error,
        ),
    )  # fmt: skip


def get(database: Database, contribution: str) -> Kept | None:
    """One of them."""
    row = database.one("SELECT * FROM contributions WHERE id = ?", (contribution,))
    return None if row is None else _kept(row)


def every(database: Database) -> list[Kept]:
    """All of them, what changed last first."""
    return [_kept(row) for row in database.all("SELECT * FROM contributions ORDER BY at DESC, id")]


def in_state(database: Database, state: State) -> list[Kept]:
    """Those in one state, what changed first first."""
    rows = database.all("SELECT * FROM contributions WHERE state = ? ORDER BY at, id", (state,))
    return [_kept(row) for row in rows]


def of_fact(database: Database, fact: str) -> list[Kept]:
    """What came of a fact."""
    return [_kept(row) for row in database.all("SELECT * FROM contributions WHERE fact = ? ORDER BY at, id", (fact,))]


def counts(database: Database) -> dict[str, int]:
    """How many there are in each state."""
    rows = database.all("SELECT state, count(*) AS times FROM contributions GROUP BY state ORDER BY state")
    return {row["state"]: int(row["times"]) for row in rows}


def forget_asked(database: Database, fact: str, but: str) -> None:
    """An earlier reading of a fact, asked about and never answered, makes room for a newer one."""
    database.run("DELETE FROM contributions WHERE fact = ? AND state = 'asked' AND id <> ?", (fact, but))


def drop_baseless(database: Database, now: datetime) -> None:
    """The fact no longer holds: what has not left never leaves; what may have left already is taken back."""
    with database.transaction():
        database.run(
            "DELETE FROM contributions WHERE kind = 'decision' AND (state = 'asked' OR (state = 'waiting'"
            " AND tries = 0)) AND NOT EXISTS (SELECT 1 FROM facts f WHERE f.id = fact AND f.status = 'active')"
        )
        database.run(
            "UPDATE contributions SET state = 'taking_back', at = ?1, due_at = ?1 WHERE kind = 'decision'"
            " AND state = 'waiting'"
            " AND NOT EXISTS (SELECT 1 FROM facts f WHERE f.id = fact AND f.status = 'active')",
            (stamp(now),),
        )


def claim(database: Database, contribution: str, now: datetime, again: datetime) -> bool:
    """Is it ours to send or to take back now? Counted first; nobody else tries before `again`."""
    with database.transaction():
        row = database.one(
            "SELECT 1 FROM contributions WHERE id = ? AND state IN ('waiting', 'taking_back') AND due_at <= ?",
            (contribution, stamp(now)),
        )
        if row is not None:
            database.run(
                "UPDATE contributions SET tries = tries + 1, due_at = ? WHERE id = ?", (stamp(again), contribution)
            )
    return row is not None


def make_way(database: Database, kept: Kept, now: datetime) -> None:
    """The customer agreed to this one last: what else waits in its situation does not go after it and undo it.

    What may have left already is taken back.
    """
    database.run(
        "UPDATE contributions SET state = iif(tries > 0, 'taking_back', 'taken_back'), at = ?1,"
        " due_at = iif(tries > 0, ?1, NULL), error = 'contribute-replaced' WHERE state = 'waiting' AND id <> ?2"
        " AND account = ?3 AND kind = ?4 AND topic = ?5 AND conditions = ?6",
        _in_situation(kept, now),
    )


def account_gone(database: Database, account: str) -> None:
    """The customer deleted the account: what waits does not go any more, what may have left already is taken back."""
    database.run(
        "UPDATE contributions SET state = iif(tries > 0, 'taking_back', 'taken_back'),"
        " due_at = iif(tries > 0, at, NULL), error = 'contribute-account-deleted' WHERE state = 'waiting'"
        " AND account = ?",
        (account,),
    )


def arrived(database: Database, kept: Kept, now: datetime) -> None:
    """The service has it: it took the place of what this customer sent of the same situation before.

    So that is not taken back any more: it would be this one that goes. Where the customer took this one back meanwhile,
    it is taken back once more.
    """
    with database.transaction():
        database.run(
            "UPDATE contributions SET state = 'taken_back', due_at = NULL, at = ?1, error = 'contribute-replaced'"
            " WHERE state IN ('sent', 'taking_back') AND id <> ?2 AND account = ?3 AND kind = ?4 AND topic = ?5"
            " AND conditions = ?6",
            _in_situation(kept, now),
        )
        database.run(
            "UPDATE contributions SET state = iif(state = 'waiting', 'sent', 'taking_back'),"
            " due_at = iif(state = 'waiting', NULL, ?1), at = ?1, error = NULL WHERE id = ?2",
            (stamp(now), kept.id),
        )


def failed(database: Database, contribution: str, error: str, now: datetime) -> None:
    """Why it could not go this time; a later try has been set already."""
    database.run("UPDATE contributions SET error = ?, at = ? WHERE id = ?", (error, stamp(now), contribution))


def _in_situation(kept: Kept, now: datetime) -> tuple[str | None, ...]:
    payload = kept.payload
    return stamp(now), kept.id, kept.account, payload.kind, payload.topic, json.dumps(payload.conditions)


def _kept(row: Row) -> Kept:
    payload = Proposal(
        row["kind"], row["topic"], tuple(json.loads(row["conditions"])), row["decision"], row["page"], row["version"],
        row["month"],
    )  # fmt: skip
    due = row["due_at"]
    return Kept(
        row["id"], row["fact"], payload, row["shown"], row["state"], read_stamp(row["at"]), row["account"],
        read_stamp(due) if due else None, row["tries"], row["error"],
    )  # fmt: skip
