"""The request log: every turn of every conversation, verbatim.

A turn is written before the model is called and completed after. Nothing changes a question; a retry
answers the same row.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import datetime

from client.memory.logged import Card, LoggedTurn, TurnState
from client.store.database import Database
from client.store.turn_rows import turn_of, written, written_basis
from shared.clock import stamp


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
            (turn.id, turn.conversation, turn.question, stamp(turn.asked_at), turn.zone, turn.instead_of,
             int(turn.paused)),
        )  # fmt: skip
        database.run(
            "UPDATE conversations SET last_at = ?, title = iif(title = '', ?, title) WHERE id = ?",
            (stamp(turn.asked_at), title, turn.conversation),
        )


def set_state(database: Database, turn: str, state: TurnState) -> None:
    """Move a turn that has no whole answer to `state`; what comes of it is read for facts anew."""
    database.run(
        "UPDATE turns SET state = ?, error = NULL, error_values = '{}', learned_at = NULL WHERE id = ?", (state, turn)
    )


def pause(database: Database, turn: str) -> None:
    """The turn was tried again while the memory was off: it is never read for facts."""
    database.run("UPDATE turns SET paused = 1 WHERE id = ?", (turn,))


def complete(database: Database, turn: LoggedTurn) -> None:
    """The turn's answer (or the part that came), its state, model, tools, sources, cards; to be indexed again."""
    with database.transaction():
        database.run(
            "UPDATE turns SET state = :state, answer = :answer, completed_at = :at, model = :model, model_kind = :kind,"
            " tools = :tools, sources = :sources, cards = :cards, basis = :basis, error = :error,"
            " error_values = :error_values, waits_since = :waits_since, indexed_at = NULL WHERE id = :id",
            {
                "id": turn.id,
                "state": turn.state,
                "answer": turn.answer,
                "at": stamp(turn.completed_at) if turn.completed_at else None,
                "model": turn.model,
                "kind": turn.model_kind,
                "tools": written(turn.tools),
                "sources": written(turn.sources),
                "cards": written(turn.cards),
                "basis": written_basis(turn.basis),
                "error": turn.error,
                "error_values": json.dumps(dict(turn.error_values), ensure_ascii=False),
                "waits_since": stamp(turn.waits_since) if turn.waits_since else None,
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
        (written([*others, *cards]), turn_id),
    )


def keep_cards(database: Database, turn_id: str, cards: Sequence[Card]) -> None:
    """What stays below the answer of a turn."""
    database.run("UPDATE turns SET cards = ? WHERE id = ?", (written(cards), turn_id))


def turn(database: Database, turn_id: str) -> LoggedTurn | None:
    """One turn, also of a deleted conversation that is not purged yet: None for those."""
    row = database.one(
        "SELECT t.* FROM turns t JOIN conversations c ON c.id = t.conversation WHERE t.id = ? AND c.deleted_at IS NULL",
        (turn_id,),
    )
    return None if row is None else turn_of(row)


def newest_turns(database: Database, conversation: str, limit: int) -> list[LoggedTurn]:
    """The last `limit` turns that stand in a conversation, oldest first."""
    rows = database.all(
        "SELECT * FROM turns WHERE conversation = ? AND superseded = 0 ORDER BY seq DESC LIMIT ?", (conversation, limit)
    )
    return [turn_of(row) for row in reversed(rows)]


def turns_before(database: Database, conversation: str, before: str, limit: int) -> list[LoggedTurn]:
    """The `limit` turns that stand before turn `before`, oldest first."""
    rows = database.all(
        "SELECT * FROM turns WHERE conversation = ? AND seq < (SELECT seq FROM turns WHERE id = ?)"
        " AND superseded = 0 ORDER BY seq DESC LIMIT ?",
        (conversation, before, limit),
    )
    return [turn_of(row) for row in reversed(rows)]


def facts_asked_about(database: Database, conversation: str, without: Collection[str] = ()) -> set[str]:
    """The facts that the cards of a conversation have asked about; what gave way, or is `without`, asks nothing."""
    rows = database.all(
        "SELECT DISTINCT json_extract(c.value, '$.fact') AS fact FROM turns AS t JOIN json_each(t.cards) AS c"
        " WHERE t.conversation = ? AND t.cards <> '[]' AND t.superseded = 0"
        " AND t.id NOT IN (SELECT value FROM json_each(?))",
        (conversation, json.dumps(list(without))),
    )
    return {row["fact"] for row in rows}


def unlearned_turns(database: Database, conversation: str) -> list[LoggedTurn]:
    """Finished turns that no extraction has read yet, oldest first.

    A question that was put in other words teaches nothing, whatever became of these; one asked anew counts once.
    Nor does one that was asked while the memory was off.
    """
    rows = database.all(
        "SELECT * FROM turns AS t WHERE conversation = ? AND learned_at IS NULL AND state IN ('done', 'cancelled')"
        " AND superseded = 0 AND paused = 0"
        " AND NOT EXISTS (SELECT 1 FROM turns n WHERE n.instead_of = t.id AND n.question <> t.question)"
        " AND NOT EXISTS (SELECT 1 FROM turns o WHERE o.id = t.instead_of AND o.superseded = 0"
        " AND o.question = t.question) ORDER BY seq",
        (conversation,),
    )
    return [turn_of(row) for row in rows]


def mark_learned(database: Database, turns: Sequence[str], now: datetime) -> None:
    """These turns are never read for facts again."""
    database.run_many("UPDATE turns SET learned_at = ? WHERE id = ?", [(stamp(now), turn_id) for turn_id in turns])


def unindexed_turns(database: Database, limit: int) -> list[LoggedTurn]:
    """Ended turns whose chunks are not in the index yet; none of a conversation that is to be purged."""
    rows = database.all(
        "SELECT t.* FROM turns t JOIN conversations c ON c.id = t.conversation WHERE t.indexed_at IS NULL"
        " AND t.superseded = 0 AND t.state IN ('done', 'cancelled') AND c.deleted_at IS NULL ORDER BY t.seq LIMIT ?",
        (limit,),
    )
    return [turn_of(row) for row in rows]


def mark_indexed(database: Database, turn_id: str, now: datetime) -> None:
    """This turn's chunks are in the index."""
    database.run("UPDATE turns SET indexed_at = ? WHERE id = ?", (stamp(now), turn_id))


def count_turns(database: Database) -> tuple[int, int]:
    """(turns, conversations) that stand."""
    row = database.one(  # all but the few: SQLite counts a whole table from its pages
        "SELECT (SELECT count(*) FROM turns) - (SELECT count(*) FROM turns WHERE conversation IN"
        " (SELECT id FROM conversations WHERE deleted_at IS NOT NULL)) - (SELECT count(*) FROM turns WHERE"
        " superseded = 1 AND conversation NOT IN (SELECT id FROM conversations WHERE deleted_at IS NOT NULL)),"
        " (SELECT count(*) FROM conversations) - (SELECT count(*) FROM conversations WHERE deleted_at IS NOT NULL)"
    )
    return (int(row[0]), int(row[1])) if row else (0, 0)
