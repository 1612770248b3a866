"""Which conversations are there, which one is open, and what happens when one ends or is deleted?"""

from __future__ import annotations

import json
from datetime import datetime

from client.memory.logged import Conversation
from client.store.database import Database, Row
from shared.clock import read_stamp, stamp

# Turns in the order of their conversations, for people; portable.py has them in the order in which they were written.
TURNS_BY_CONVERSATION = (
    "SELECT t.conversation, iif(c.own_title = '', c.title, c.own_title) AS title, c.started_at, t.question, t.asked_at,"
    " t.answer, t.completed_at, t.model"
    " FROM conversations c JOIN turns t ON t.conversation = c.id WHERE c.deleted_at IS NULL"
    " ORDER BY c.started_at, c.id, t.seq"
)


def all_conversations(database: Database) -> list[Conversation]:
    """Every conversation that is not deleted, the latest first."""
    return [
        conversation_of(row)
        for row in database.all(
            "SELECT c.*, (SELECT count(*) FROM turns t WHERE t.conversation = c.id AND NOT EXISTS"
            " (SELECT 1 FROM turns n WHERE n.instead_of = t.id)) AS turns FROM conversations c"
            " WHERE c.deleted_at IS NULL ORDER BY c.last_at DESC, c.id"
        )
    ]


def conversation(database: Database, conversation_id: str) -> Conversation | None:
    """One conversation, unless it is deleted."""
    row = database.one(
        "SELECT c.*, (SELECT count(*) FROM turns t WHERE t.conversation = c.id AND NOT EXISTS"
        " (SELECT 1 FROM turns n WHERE n.instead_of = t.id)) AS turns FROM conversations c"
        " WHERE c.id = ? AND c.deleted_at IS NULL",
        (conversation_id,),
    )
    return None if row is None else conversation_of(row)


def open_conversations(database: Database) -> list[Conversation]:
    """Conversations that have not ended, the latest first."""
    return [
        conversation_of(row)
        for row in database.all(
            "SELECT c.*, (SELECT count(*) FROM turns t WHERE t.conversation = c.id AND NOT EXISTS"
            " (SELECT 1 FROM turns n WHERE n.instead_of = t.id)) AS turns FROM conversations c"
            " WHERE c.deleted_at IS NULL AND c.ended_at IS NULL ORDER BY c.last_at DESC, c.id"
        )
    ]


def end(database: Database, conversation_id: str, now: datetime) -> None:
    """The conversation is over: its undo goes, and it waits to be learned from. One transaction, repeatable."""
    with database.transaction():
        database.run(
            "UPDATE conversations SET ended_at = ? WHERE id = ? AND ended_at IS NULL", (stamp(now), conversation_id)
        )
        database.run("DELETE FROM block_undo WHERE conversation = ?", (conversation_id,))
        _queue_learning(database, conversation_id, now)


def _queue_learning(database: Database, conversation_id: str, now: datetime) -> None:
    """An ended conversation with turns that nobody read yet is due; a job that was put off is due again."""
    database.run(
        "INSERT INTO jobs (kind, conversation, due_at) SELECT 'learn', id, ? FROM conversations"
        " WHERE id = ? AND deleted_at IS NULL AND ended_at IS NOT NULL AND EXISTS (SELECT 1 FROM turns t"
        " WHERE t.conversation = conversations.id AND t.learned_at IS NULL AND t.state IN ('done', 'cancelled'))"
        " ON CONFLICT (kind, conversation) DO UPDATE SET due_at = excluded.due_at",
        (stamp(now), conversation_id),
    )


def reopen(database: Database, conversation_id: str) -> None:
    """The customer writes on in a conversation that had ended: it is read for facts when it ends again."""
    database.run("UPDATE conversations SET ended_at = NULL WHERE id = ?", (conversation_id,))
    database.run("DELETE FROM jobs WHERE conversation = ?", (conversation_id,))


def hide(database: Database, conversation_id: str, now: datetime) -> None:
    """Deleted for the customer, at once and everywhere; `purge` removes the rows."""
    database.run("UPDATE conversations SET deleted_at = ? WHERE id = ?", (stamp(now), conversation_id))


def hidden(database: Database) -> set[str]:
    """Conversations that are deleted and not purged yet."""
    return {row["id"] for row in database.all("SELECT id FROM conversations WHERE deleted_at IS NOT NULL")}


def turn_ids(database: Database, conversation_id: str) -> list[str]:
    """The ids of a conversation's turns, deleted or not."""
    return [row["id"] for row in database.all("SELECT id FROM turns WHERE conversation = ?", (conversation_id,))]


def of_turns(database: Database, turns: list[str]) -> list[str]:
    """The conversations that these turns stand in, the earliest first."""
    rows = database.all(
        "SELECT DISTINCT c.id, c.started_at FROM json_each(?) j JOIN turns t ON t.id = j.value"
        " JOIN conversations c ON c.id = t.conversation WHERE c.deleted_at IS NULL ORDER BY c.started_at, c.id",
        (json.dumps(turns),),
    )
    return [row["id"] for row in rows]


def naming(database: Database, fact: str) -> list[str]:
    """The conversations in which an answer named a fact as its source, the earliest first."""
    rows = database.all(
        "SELECT DISTINCT c.id, c.started_at FROM turns t JOIN conversations c ON c.id = t.conversation"
        " WHERE c.deleted_at IS NULL AND instr(t.sources, ?) ORDER BY c.started_at, c.id",
        (fact,),
    )
    return [row["id"] for row in rows]


def purge(database: Database, conversation_id: str) -> None:
    """Remove a hidden conversation's rows for good, with what was sent for it."""
    with database.transaction():
        database.run(
            "DELETE FROM egress WHERE turn = ?1 OR turn IN (SELECT id FROM turns WHERE conversation = ?1)",
            (conversation_id,),
        )
        database.run("DELETE FROM conversations WHERE id = ? AND deleted_at IS NOT NULL", (conversation_id,))


def conversation_of(row: Row) -> Conversation:
    """A row of the conversations list."""
    return Conversation(
        id=row["id"],
        title=row["own_title"] or row["title"],
        named=bool(row["own_title"]),
        started_at=read_stamp(row["started_at"]),
        last_at=read_stamp(row["last_at"]),
        ended=row["ended_at"] is not None,
        turns=int(row["turns"]),
    )
