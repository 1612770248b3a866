"""The request log: every turn of every conversation, verbatim.

A turn is written before the model is called and completed after. Nothing changes a question; a retry
answers the same row.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import datetime

from client.memory.fact import Recheck
from client.memory.logged import Card, LoggedTurn, Source, ToolUse, TurnState
from client.store.database import Database, Row
from shared.clock import read_stamp, stamp

AT_ONCE = 16  # earlier turns that are read in one go: a model's window seldom holds more


def begin_conversation(database: Database, conversation: str, now: datetime) -> None:
    """A new conversation, empty."""
    database.run(
        "INSERT INTO conversations (id, started_at, last_at) VALUES (?, ?, ?)", (conversation, stamp(now), stamp(now))
    )


def write_question(database: Database, turn: LoggedTurn, title: str) -> None:
    """The turn as asked, state `waiting`; the first question names its conversation."""
    with database.transaction():
        database.run(
            "INSERT INTO turns (id, conversation, question, asked_at, zone, state, instead_of, paused)"
            " VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?)",
            (
                turn.id,
                turn.conversation,
                turn.question,
                stamp(turn.asked_at),
                turn.zone,
                turn.instead_of,
                int(turn.paused),
            ),
        )
        database.run(
            "UPDATE conversations SET last_at = ?, title = iif(title = '', ?, title) WHERE id = ?",
            (stamp(turn.asked_at), title, turn.conversation),
        )


def set_state(database: Database, turn: str, state: TurnState) -> None:
    """Move a turn that has no whole answer to `state`; what comes of it is read for facts anew."""
    database.run(
        "UPDATE turns SET state = ?, error = NULL, error_values = '{}', learned_at = NULL WHERE id = ?", (state, turn)
    )


def complete(database: Database, turn: LoggedTurn) -> None:
    """The turn's answer (or the part that came), its state, model, tools, sources, cards; to be indexed again."""
    with database.transaction():
        database.run(
            "UPDATE turns SET state = :state, answer = :answer, completed_at = :at, model = :model, model_kind = :kind,"
            " tools = :tools, sources = :sources, cards = :cards, error = :error, error_values = :error_values,"
            " indexed_at = NULL WHERE id = :id",
            {
                "id": turn.id,
                "state": turn.state,
                "answer": turn.answer,
                "at": stamp(turn.completed_at) if turn.completed_at else None,
                "model": turn.model,
                "kind": turn.model_kind,
                "tools": _json(turn.tools),
                "sources": _json(turn.sources),
                "cards": _json(turn.cards),
                "error": turn.error,
                "error_values": json.dumps(dict(turn.error_values), ensure_ascii=False),
            },
        )
        if turn.completed_at:
            database.run(
                "UPDATE conversations SET last_at = max(last_at, ?) WHERE id = ?",
                (stamp(turn.completed_at), turn.conversation),
            )


def set_changes(database: Database, turn_id: str, cards: Sequence[Card]) -> None:
    """What a turn that is not complete yet has changed in the block so far: one card for all its rewrites."""
    row = database.one("SELECT cards FROM turns WHERE id = ?", (turn_id,))
    others = [card for card in json.loads(row["cards"]) if not card["added"] and not card["dropped"]] if row else []
    database.run(
        "UPDATE turns SET cards = ? WHERE id = ?",
        (_json([*others, *cards]), turn_id),
    )


def keep_cards(database: Database, turn_id: str, cards: Sequence[Card]) -> None:
    """What stays below the answer of a turn."""
    database.run("UPDATE turns SET cards = ? WHERE id = ?", (_json(cards), turn_id))


def fail_interrupted(database: Database) -> None:
    """Turns that a crash left without an end are failed, and can be retried; called when a store is opened."""
    database.run(
        "UPDATE turns SET state = 'failed', error = 'turn-interrupted' WHERE state <> 'done'"
        " AND state IN ('waiting', 'answering')"
    )


def turn(database: Database, turn_id: str) -> LoggedTurn | None:
    """One turn, also of a deleted conversation that is not purged yet: None for those."""
    row = database.one(
        "SELECT t.* FROM turns t JOIN conversations c ON c.id = t.conversation WHERE t.id = ? AND c.deleted_at IS NULL",
        (turn_id,),
    )
    return None if row is None else _turn(row)


def newest_turns(database: Database, conversation: str, limit: int) -> list[LoggedTurn]:
    """The last `limit` turns of a conversation, oldest first."""
    rows = database.all("SELECT * FROM turns WHERE conversation = ? ORDER BY seq DESC LIMIT ?", (conversation, limit))
    return [_turn(row) for row in reversed(rows)]


def turns_before(database: Database, conversation: str, before: str, limit: int) -> list[LoggedTurn]:
    """The `limit` turns before turn `before`, oldest first."""
    rows = database.all(
        "SELECT * FROM turns WHERE conversation = ? AND seq < (SELECT seq FROM turns WHERE id = ?)"
        " ORDER BY seq DESC LIMIT ?",
        (conversation, before, limit),
    )
    return [_turn(row) for row in reversed(rows)]


def answered_before(database: Database, turn_id: str) -> Iterator[tuple[str, str]]:
    """Question and answer of each turn before this one in its conversation, newest first, read a few at a time."""
    place = database.one("SELECT conversation, seq FROM turns WHERE id = ?", (turn_id,))
    while place is not None:
        rows = database.all(
            "SELECT conversation, seq, question, answer FROM turns WHERE conversation = ? AND seq < ?"
            " AND answer <> '' AND state IN ('done', 'cancelled') ORDER BY seq DESC LIMIT ?",
            (place["conversation"], place["seq"], AT_ONCE),
        )
        yield from ((row["question"], row["answer"]) for row in rows)
        place = rows[-1] if len(rows) == AT_ONCE else None


def count_answered_before(database: Database, turn_id: str) -> int:
    """How many there are."""
    row = database.one(
        "SELECT count(*) FROM turns AS t JOIN turns AS now ON now.id = ? AND t.conversation = now.conversation"
        " AND t.seq < now.seq WHERE t.answer <> '' AND t.state IN ('done', 'cancelled')",
        (turn_id,),
    )
    return int(row[0]) if row else 0


def facts_asked_about(database: Database, conversation: str) -> set[str]:
    """The facts that the cards of a conversation have asked about."""
    rows = database.all(
        "SELECT DISTINCT json_extract(c.value, '$.fact') AS fact FROM turns AS t JOIN json_each(t.cards) AS c"
        " WHERE t.conversation = ? AND t.cards <> '[]'",
        (conversation,),
    )
    return {row["fact"] for row in rows}


def newest_failed(database: Database) -> LoggedTurn | None:
    """The last turn that failed or was stopped, in any conversation: what `retry` means."""
    row = database.one(
        "SELECT t.* FROM turns t JOIN conversations c ON c.id = t.conversation WHERE c.deleted_at IS NULL"
        " AND t.state <> 'done' AND t.state IN ('failed', 'cancelled') ORDER BY t.seq DESC LIMIT 1"
    )
    return None if row is None else _turn(row)


def unlearned_turns(database: Database, conversation: str) -> list[LoggedTurn]:
    """Finished turns that no extraction has read yet, oldest first."""
    rows = database.all(
        "SELECT * FROM turns WHERE conversation = ? AND learned_at IS NULL AND state IN ('done', 'cancelled')"
        " ORDER BY seq",
        (conversation,),
    )
    return [_turn(row) for row in rows]


def mark_learned(database: Database, turns: Sequence[str], now: datetime) -> None:
    """These turns are never read for facts again."""
    database.run_many("UPDATE turns SET learned_at = ? WHERE id = ?", [(stamp(now), turn_id) for turn_id in turns])


def unindexed_turns(database: Database, limit: int) -> list[LoggedTurn]:
    """Ended turns whose chunks are not in the index yet; none of a conversation that is to be purged."""
    rows = database.all(
        "SELECT t.* FROM turns t JOIN conversations c ON c.id = t.conversation WHERE t.indexed_at IS NULL"
        " AND t.state IN ('done', 'cancelled') AND c.deleted_at IS NULL ORDER BY t.seq LIMIT ?",
        (limit,),
    )
    return [_turn(row) for row in rows]


def mark_indexed(database: Database, turn_id: str, now: datetime) -> None:
    """This turn's chunks are in the index."""
    database.run("UPDATE turns SET indexed_at = ? WHERE id = ?", (stamp(now), turn_id))


def count_turns(database: Database) -> tuple[int, int]:
    """(turns, conversations) that are not deleted."""
    row = database.one(  # all but the few: SQLite counts a whole table from its pages
        "SELECT (SELECT count(*) FROM turns) - (SELECT count(*) FROM turns WHERE conversation IN"
        " (SELECT id FROM conversations WHERE deleted_at IS NOT NULL)),"
        " (SELECT count(*) FROM conversations) - (SELECT count(*) FROM conversations WHERE deleted_at IS NOT NULL)"
    )
    return (int(row[0]), int(row[1])) if row else (0, 0)


def _json(values: Sequence[object]) -> str:
    """The fields of each by name, in their order; `asdict` would copy every value first."""
    return json.dumps(values, ensure_ascii=False, default=lambda it: {name: getattr(it, name) for name in it.__slots__})


def _turn(row: Row) -> LoggedTurn:
    return LoggedTurn(
        id=row["id"],
        conversation=row["conversation"],
        question=row["question"],
        asked_at=read_stamp(row["asked_at"]),
        zone=row["zone"],
        state=row["state"],
        answer=row["answer"],
        completed_at=read_stamp(row["completed_at"]) if row["completed_at"] else None,
        model=row["model"],
        model_kind=row["model_kind"],
        tools=tuple(ToolUse(**tool) for tool in json.loads(row["tools"])),
        sources=tuple(_source(source) for source in json.loads(row["sources"])),
        cards=tuple(
            Card(**{**card, "added": tuple(card["added"]), "dropped": tuple(card["dropped"])})
            for card in json.loads(row["cards"])
        ),
        error=row["error"],
        error_values=json.loads(row["error_values"]),
        place=int(row["seq"]),
        instead_of=row["instead_of"],
        paused=bool(row["paused"]),
    )


def _source(data: dict[str, object]) -> Source:
    recheck = data.pop("recheck")
    return Source(**data, recheck=Recheck(**recheck) if isinstance(recheck, dict) else None)  # type: ignore[arg-type]  # our own JSON
