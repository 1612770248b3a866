"""Which conversations does a list show, a window at a time, what waits in each, and what does the customer call it?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from client.memory.logged import Conversation, LoggedTurn
from client.store.conversations import conversation_of
from client.store.database import Database
from client.store.turn_rows import turn_of
from shared.clock import stamp

_AFTER_ALL: Final = "~"  # behind every moment

_LISTED = (
    "SELECT c.*, (SELECT count(*) FROM turns t WHERE t.conversation = c.id) - (SELECT count(*) FROM turns t"
    " WHERE t.conversation = c.id AND t.superseded = 1) AS turns FROM conversations c WHERE c.deleted_at IS NULL"
    " AND EXISTS (SELECT 1 FROM turns t WHERE t.conversation = c.id)"
)


def window(database: Database, limit: int, before: Conversation | None = None) -> list[Conversation]:
    """The latest `limit` conversations with something in them, or those that come after `before` in that order."""
    last, key = (stamp(before.last_at), before.id) if before is not None else (_AFTER_ALL, "")
    rows = database.all(
        _LISTED + " AND c.last_at <= ?1 AND (c.last_at < ?1 OR c.id > ?2) ORDER BY c.last_at DESC, c.id LIMIT ?3",
        (last, key, limit),
    )
    return _with_what_waits(database, [conversation_of(row) for row in rows])


def titled(database: Database, words: str, limit: int) -> list[Conversation]:
    """The latest conversations whose title, the one that is shown, has these words in it."""
    rows = database.all(
        _LISTED + " AND instr(lower(iif(c.own_title = '', c.title, c.own_title)), lower(?1)) > 0"
        " ORDER BY c.last_at DESC, c.id LIMIT ?2",
        (words, limit),
    )
    return _with_what_waits(database, [conversation_of(row) for row in rows])


def rename(database: Database, conversation: str, title: str) -> None:
    """What the customer calls it from now on; "" gives the automatic title back."""
    database.run("UPDATE conversations SET own_title = ? WHERE id = ?", (title, conversation))


def turns_from(database: Database, conversation: str, first: str, limit: int) -> list[LoggedTurn]:
    """Turn `first` and those that stand after it, at most `limit`, oldest first."""
    rows = database.all(
        "SELECT * FROM turns WHERE conversation = ? AND seq >= (SELECT seq FROM turns WHERE id = ?)"
        " AND superseded = 0 ORDER BY seq LIMIT ?",
        (conversation, first, limit),
    )
    return [turn_of(row) for row in rows]


def _with_what_waits(database: Database, found: Sequence[Conversation]) -> list[Conversation]:
    ids = json.dumps([one.id for one in found])
    unsent = database.all(
        "SELECT t.conversation, count(*) AS times FROM json_each(?) j JOIN turns t ON t.conversation = j.value"
        " WHERE t.state = 'waiting' GROUP BY t.conversation",
        (ids,),
    )
    asks = database.all(
        "SELECT t.conversation, count(DISTINCT f.id) AS times FROM json_each(?) j"
        " JOIN turns t ON t.conversation = j.value JOIN fact_evidence e ON e.turn = t.id JOIN facts f ON f.id = e.fact"
        " WHERE f.status IN ('awaiting_consent', 'awaiting_confirmation') OR (f.status = 'active'"
        " AND (f.promotion = 'proposed' OR f.recheck_reason IS NOT NULL)) GROUP BY t.conversation",
        (ids,),
    )
    waiting = {row["conversation"]: int(row["times"]) for row in unsent}
    asking = {row["conversation"]: int(row["times"]) for row in asks}
    return [replace(one, unsent=waiting.get(one.id, 0), asks=asking.get(one.id, 0)) for one in found]
