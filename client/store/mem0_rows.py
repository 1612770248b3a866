"""The rows that mem0 keeps in the account's file: memories with vectors and words, their history, last messages."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from client.store.database import Database, Row
from client.store.index import Columns
from shared.clock import stamp

MESSAGES_KEPT = 10  # of one scope, as mem0 itself keeps them


@dataclass(frozen=True, slots=True)
class Stored:
    """A memory without its vector."""

    id: str
    payload: dict[str, object]


def put(
    database: Database, collection: str, key: str, *, payload: Mapping[str, object], vector: bytes, words: Columns
) -> None:
    """A memory, in the place of the one with this id."""
    with database.transaction():
        place = database.one("SELECT seq FROM mem0_memories WHERE collection = ? AND id = ?", (collection, key))
        remove(database, collection, key)
        database.run(
            "INSERT INTO mem0_memories (seq, collection, id, payload, vector, a, b) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                place["seq"] if place else None, collection, key, json.dumps(payload, ensure_ascii=False), vector,
                words.a, words.b,
            ),
        )  # fmt: skip


def get(database: Database, collection: str, key: str) -> Stored | None:
    """One memory."""
    row = database.one("SELECT id, payload FROM mem0_memories WHERE collection = ? AND id = ?", (collection, key))
    return None if row is None else _stored(row)


def vector_of(database: Database, collection: str, key: str) -> bytes | None:
    """A memory's vector."""
    row = database.one("SELECT vector FROM mem0_memories WHERE collection = ? AND id = ?", (collection, key))
    return None if row is None else bytes(row["vector"])


def remove(database: Database, collection: str, key: str) -> None:
    """Gone, its words and its vector too."""
    database.run("DELETE FROM mem0_memories WHERE collection = ? AND id = ?", (collection, key))


def clear(database: Database, collection: str) -> None:
    """Every memory of a collection."""
    database.run("DELETE FROM mem0_memories WHERE collection = ?", (collection,))


def every(database: Database, collection: str) -> Iterator[Stored]:
    """All memories, oldest first."""
    for row in database.all("SELECT id, payload FROM mem0_memories WHERE collection = ? ORDER BY seq", (collection,)):
        yield _stored(row)


def vectors(database: Database, collection: str) -> list[tuple[str, bytes]]:
    """(id, vector) of all memories."""
    rows = database.all("SELECT id, vector FROM mem0_memories WHERE collection = ? ORDER BY seq", (collection,))
    return [(row["id"], row["vector"]) for row in rows]


def by_words(database: Database, collection: str, terms: list[str]) -> list[tuple[str, float]]:
    """(id, BM25) of the memories that have any of the terms, best first."""
    expression = " OR ".join('"' + term.replace('"', '""') + '"' for term in terms)
    if not expression:
        return []
    rows = database.all(
        "SELECT m.id, -bm25(mem0_words, 4, 2) AS score FROM mem0_words JOIN mem0_memories m ON m.seq = mem0_words.rowid"
        " WHERE mem0_words MATCH ? AND m.collection = ? ORDER BY score DESC",
        (expression, collection),
    )
    return [(row["id"], float(row["score"])) for row in rows]


def collections(database: Database) -> list[str]:
    """Names of all collections that hold something."""
    return [row["collection"] for row in database.all("SELECT DISTINCT collection FROM mem0_memories")]


def size(database: Database, collection: str) -> int:
    """How many memories."""
    row = database.one("SELECT count(*) FROM mem0_memories WHERE collection = ?", (collection,))
    return int(row[0]) if row else 0


def add_history(database: Database, record: Mapping[str, object]) -> None:
    """One line of history. A memory that is deleted leaves its events, without their texts."""
    with database.transaction():
        if record["is_deleted"]:
            database.run(
                "UPDATE mem0_history SET old_memory = NULL, new_memory = NULL WHERE memory = ?", (record["memory"],)
            )
            record = {**record, "old_memory": None, "new_memory": None}
        database.run(
            "INSERT INTO mem0_history (id, memory, old_memory, new_memory, event, created_at, updated_at, is_deleted,"
            " actor, role) VALUES (:id, :memory, :old_memory, :new_memory, :event, :created_at, :updated_at,"
            " :is_deleted, :actor, :role)",
            dict(record),
        )


def history(database: Database, memory: str) -> list[dict[str, object]]:
    """A memory's history, oldest first."""
    rows = database.all(
        "SELECT id, memory, old_memory, new_memory, event, created_at, updated_at, is_deleted, actor, role"
        " FROM mem0_history WHERE memory = ? ORDER BY seq",
        (memory,),
    )
    return [dict(row) for row in rows]


def add_message(database: Database, key: str, scope: str, message: Mapping[str, object], now: datetime) -> None:
    """One message; the scope's older ones go."""
    with database.transaction():
        database.run(
            "INSERT INTO mem0_messages (id, scope, role, content, name, created_at) VALUES (?, ?, ?, ?, ?, ?)",
            (key, scope, message.get("role"), message.get("content"), message.get("name"), stamp(now)),
        )
        database.run(
            "DELETE FROM mem0_messages WHERE scope = ?1 AND seq NOT IN"
            " (SELECT seq FROM mem0_messages WHERE scope = ?1 ORDER BY seq DESC LIMIT ?2)",
            (scope, MESSAGES_KEPT),
        )


def last_messages(database: Database, scope: str, limit: int) -> list[Row]:
    """The newest messages, oldest first."""
    return database.all(
        "SELECT role, content, name, created_at FROM (SELECT * FROM mem0_messages WHERE scope = ?"
        " ORDER BY seq DESC LIMIT ?) ORDER BY seq",
        (scope, limit),
    )


def forget_messages(database: Database, scope: str) -> None:
    """The messages of one scope."""
    database.run("DELETE FROM mem0_messages WHERE scope = ?", (scope,))


def forget_everything(database: Database) -> None:
    """All history and all messages."""
    with database.transaction():
        database.run("DELETE FROM mem0_history")
        database.run("DELETE FROM mem0_messages")


def _stored(row: Row) -> Stored:
    return Stored(row["id"], json.loads(row["payload"]))
