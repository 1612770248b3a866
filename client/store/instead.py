"""Which turn stands in the place of which? The log keeps them all; `superseded` says which ones nobody reads any more.

A turn gives way when one that was asked in its place is done; one without any answer gives way at once. Until then both
stand, so that an answer is never lost to a try that failed, was stopped or was killed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from client.memory.logged import LoggedTurn
from client.store import index
from client.store.database import Database
from client.store.turn_rows import turn_of

_BEFORE = (
    "WITH RECURSIVE before (id, at) AS (SELECT instead_of, 1 FROM turns WHERE id = ?1 AND instead_of IS NOT NULL"
    " UNION SELECT t.instead_of, b.at + 1 FROM before b JOIN turns t ON t.id = b.id WHERE t.instead_of IS NOT NULL)"
    " SELECT t.* FROM before b JOIN turns t ON t.id = b.id ORDER BY b.at DESC"
)


def before(database: Database, turn: str) -> list[LoggedTurn]:
    """The turns in whose place this one was asked, the first question first; those that still stand too."""
    return [turn_of(row) for row in database.all(_BEFORE, (turn,))]


def standing(database: Database, turn: str) -> str:
    """The turn that is read in the place of this one: itself, where nothing took its place."""
    row = database.one(
        "WITH RECURSIVE after (id, at) AS (SELECT ?1, 0 UNION SELECT t.id, a.at + 1 FROM after a JOIN turns t"
        " ON t.instead_of = a.id) SELECT a.id FROM after a JOIN turns t ON t.id = a.id WHERE t.superseded = 0"
        " ORDER BY a.at DESC LIMIT 1",
        (turn,),
    )
    return turn if row is None else str(row["id"])


def give_way(database: Database, turn: LoggedTurn) -> tuple[LoggedTurn, ...]:
    """Those before `turn`, as it stands now, give way where they have to; returns the ones that did just now.

    Inside a transaction of the caller. The same words are read for facts once, whichever of their turns was read.
    """
    if turn.instead_of is None:
        return ()
    earlier = before(database, turn.id)
    gone = tuple(one for one in earlier if not one.superseded and (turn.state == "done" or not one.answer))
    for one in gone:
        database.run("UPDATE turns SET superseded = 1 WHERE id = ?", (one.id,))
        index.drop(database, "chats", one.id)
    if turn.state == "done":
        same = json.dumps([one.id for one in earlier if one.question == turn.question])
        database.run(
            "UPDATE turns SET learned_at = (SELECT max(o.learned_at) FROM turns o WHERE o.id IN"
            " (SELECT value FROM json_each(?2))) WHERE id = ?1 AND learned_at IS NULL",
            (turn.id, same),
        )
    return gone


def give_way_everywhere(database: Database) -> None:
    """After turns came in from elsewhere: whatever has to gives way. Inside a transaction of the caller."""
    for row in database.all("SELECT * FROM turns WHERE instead_of IS NOT NULL ORDER BY seq"):
        give_way(database, turn_of(row))


def come_back(database: Database, gone: LoggedTurn) -> None:
    """`gone` was taken out of the log: the one that gave way to it stands again. Inside a transaction of the caller."""
    database.run(
        "UPDATE turns SET superseded = 0, indexed_at = NULL WHERE id = ?1"
        " AND NOT EXISTS (SELECT 1 FROM turns t WHERE t.instead_of = ?1)",
        (gone.instead_of,),
    )


def first(database: Database, conversation: str) -> LoggedTurn | None:
    """The first question that stands in a conversation."""
    row = database.one(
        "SELECT * FROM turns WHERE conversation = ? AND superseded = 0 ORDER BY seq LIMIT 1", (conversation,)
    )
    return None if row is None else turn_of(row)


def rename(database: Database, conversation: str, *, old: str, new: str) -> None:
    """A title that came of the first question follows it; one that somebody chose stays."""
    database.run("UPDATE conversations SET title = ?3 WHERE id = ?1 AND title = ?2", (conversation, old, new))


def is_first(database: Database, turn: LoggedTurn) -> bool:
    """Does nothing that stands come before this turn in its conversation?"""
    row = database.one(
        "SELECT 1 FROM turns WHERE conversation = ? AND seq < (SELECT seq FROM turns WHERE id = ?)"
        " AND superseded = 0 LIMIT 1",
        (turn.conversation, turn.id),
    )
    return row is None


def with_same_words(database: Database, turns: Iterable[str]) -> dict[str, str]:
    """Each of these turns, and each in whose place one of them was asked with the same words → that turn."""
    rows = database.all(
        "WITH RECURSIVE said (id, now) AS (SELECT value, value FROM json_each(?) UNION SELECT o.id, s.now FROM said s"
        " JOIN turns t ON t.id = s.id JOIN turns o ON o.id = t.instead_of AND o.question = t.question)"
        " SELECT id, now FROM said",
        (json.dumps(list(turns)),),
    )
    return {row["id"]: row["now"] for row in rows}
