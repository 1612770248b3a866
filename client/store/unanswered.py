"""Which questions have no answer yet, and what becomes of them?

What was cut off has failed. What a model service that is away could not be asked stands in line, in the order in which
it was asked, for as long as `waits_since` is set; it may be changed or taken out until the moment it is claimed.
"""

from __future__ import annotations

from datetime import datetime

from client.memory.logged import LoggedTurn
from client.store.database import Database
from client.store.turn_rows import turn_of
from shared.clock import stamp


def fail_interrupted(database: Database) -> None:
    """Turns that a crash left without an end are failed, and can be retried; called when a store is opened.

    What stands in line for the model service goes on waiting, also what was just being sent.
    """
    database.run(
        "UPDATE turns SET error = iif(waits_since IS NULL, 'turn-interrupted', error),"
        " state = iif(waits_since IS NULL, 'failed', 'waiting') WHERE state <> 'done'"
        " AND state IN ('waiting', 'answering')"
    )


def newest_failed(database: Database) -> LoggedTurn | None:
    """The last turn that failed or was stopped, in any conversation: what `retry` means."""
    row = database.one(
        "SELECT t.* FROM turns t JOIN conversations c ON c.id = t.conversation WHERE c.deleted_at IS NULL"
        " AND t.superseded = 0 AND t.state <> 'done' AND t.state IN ('failed', 'cancelled') ORDER BY t.seq DESC LIMIT 1"
    )
    return None if row is None else turn_of(row)


def waiting(database: Database) -> list[LoggedTurn]:
    """All that wait, the first first; none of a deleted conversation."""
    rows = database.all(
        "SELECT t.* FROM turns t JOIN conversations c ON c.id = t.conversation WHERE t.state = 'waiting'"
        " AND t.state <> 'done' AND t.waits_since IS NOT NULL AND c.deleted_at IS NULL ORDER BY t.seq"
    )
    return [turn_of(row) for row in rows]


def stands(database: Database) -> bool:
    """Does any question wait, or is one of the line being sent?"""
    row = database.one(
        "SELECT 1 FROM turns t JOIN conversations c ON c.id = t.conversation WHERE t.state <> 'done'"
        " AND t.state IN ('waiting', 'answering') AND t.waits_since IS NOT NULL AND c.deleted_at IS NULL LIMIT 1"
    )
    return row is not None


def stands_in(database: Database, conversation: str) -> bool:
    """Does a question of this conversation wait?"""
    row = database.one(
        "SELECT 1 FROM turns WHERE conversation = ? AND state IN ('waiting', 'answering')"
        " AND waits_since IS NOT NULL LIMIT 1",
        (conversation,),
    )
    return row is not None


def join(database: Database, turn: str, now: datetime) -> None:
    """Let a question wait in line; its place is where it was asked."""
    database.run("UPDATE turns SET state = 'waiting', waits_since = ? WHERE id = ?", (stamp(now), turn))


def leave(database: Database, turn: str) -> None:
    """It no longer waits for the service: somebody else answers it."""
    database.run("UPDATE turns SET waits_since = NULL WHERE id = ?", (turn,))


def claim(database: Database, turn: str) -> bool:
    """Take a waiting question out to be sent; whether it was still there to be taken."""
    with database.transaction():
        before = database.changes()
        database.run("UPDATE turns SET state = 'answering' WHERE id = ? AND state = 'waiting'", (turn,))
        return database.changes() > before


def put_back(database: Database) -> None:
    """What a process that died was sending waits again; asked by whoever holds the lock of the line."""
    database.run(
        "UPDATE turns SET state = 'waiting' WHERE state <> 'done' AND state = 'answering' AND waits_since IS NOT NULL"
    )


def reword(database: Database, turn: str, question: str, title: str) -> bool:
    """Other words for a question that still waits; whether it did. A conversation named after it gets its new name."""
    with database.transaction():
        before = database.changes()
        database.run(
            "UPDATE turns SET question = ? WHERE id = ? AND state = 'waiting' AND waits_since IS NOT NULL",
            (question, turn),
        )
        if database.changes() == before:
            return False
        database.run(
            "UPDATE conversations SET title = ?2 WHERE id = (SELECT conversation FROM turns WHERE id = ?1)"
            " AND NOT EXISTS (SELECT 1 FROM turns t JOIN turns mine ON mine.id = ?1"
            " WHERE t.conversation = mine.conversation AND t.seq < mine.seq AND t.superseded = 0)",
            (turn, title),
        )
        return True


def withdraw(database: Database, turn: str) -> bool:
    """Take a question that still waits out for good, with the record of what was tried to send; whether it did wait."""
    with database.transaction():
        before = database.changes()
        database.run("DELETE FROM turns WHERE id = ? AND state = 'waiting' AND waits_since IS NOT NULL", (turn,))
        if database.changes() == before:
            return False
        database.run("DELETE FROM egress WHERE turn = ?", (turn,))
        return True
