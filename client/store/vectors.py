"""Where do the vectors of stored texts lie? In the encrypted file, int8, up to 1,024 in one row.

Each vector carries 1 / its length, so that a dot product with a unit vector gives the cosine. No numpy here: a device
without it can still write and delete. Not done here: comparing (search/meaning.py).
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from client.store.database import Database, Row

BLOCK_ROWS = 1_024  # 384 KB of int8 at 384 dimensions: read in one go, rewritten in one go
_PEAK = 127  # largest int8


@dataclass(frozen=True, slots=True)
class Block:
    """Some vectors: item ids (int64), 1 / length (float32) and int8 rows, little-endian bytes."""

    id: int
    stamp: int
    items: bytes
    scales: bytes
    vectors: bytes


@dataclass(frozen=True, slots=True)
class Waiting:
    """An item that has no vector yet; `lead` is what stands above its text."""

    item: int
    space: str
    lead: str
    text: str


def waiting(database: Database, limit: int) -> list[Waiting]:
    """Items without a vector, newest first."""
    rows = database.all(
        "SELECT i.id, i.space, i.lead, i.text FROM search_pending AS p JOIN search_item AS i ON i.id = p.item"
        " ORDER BY p.item DESC LIMIT ?",
        (limit,),
    )
    return [Waiting(row["id"], row["space"], row["lead"], row["text"]) for row in rows]


def put(database: Database, embedder: str, windows: Mapping[int, Sequence[Sequence[float]]]) -> None:
    """Keep the vectors of items: item → one vector for each window of its text. Items that are gone are passed over."""
    with database.transaction():
        fresh: dict[str, list[_Row]] = {}
        for item, vectors in windows.items():
            found = database.one("SELECT space FROM search_item WHERE id = ?", (item,))
            if found is not None:
                forget(database, item)
                fresh.setdefault(found["space"], []).extend(_quantised(item, vector) for vector in vectors)
                database.run("DELETE FROM search_pending WHERE item = ?", (item,))
        for space, rows in fresh.items():
            left = rows
            while left:
                left = _append(database, space, embedder, left)


@dataclass(frozen=True, slots=True)
class _Row:
    item: int
    scale: float
    vector: bytes


def _quantised(item: int, vector: Sequence[float]) -> _Row:
    peak = max((abs(value) for value in vector), default=0.0) or 1.0
    row = array("b", (round(value / peak * _PEAK) for value in vector))
    return _Row(item, 1 / (math.sqrt(sum(value * value for value in row)) or 1.0), row.tobytes())


def _append(database: Database, space: str, embedder: str, rows: list[_Row]) -> list[_Row]:
    """Fill up one block; returns the rows that did not fit."""
    block = database.one(
        "SELECT id, rows FROM search_block WHERE space = ? AND embedder = ? AND rows < ? ORDER BY id LIMIT 1",
        (space, embedder, BLOCK_ROWS),
    )
    _changed(database, space)
    free = BLOCK_ROWS - (block["rows"] if block else 0)
    now, later = rows[:free], rows[free:]
    ids = _little(array("q", (row.item for row in now)))
    scales = _little(array("f", (row.scale for row in now)))
    vectors = b"".join(row.vector for row in now)
    if block is None:
        number = database.run(
            "INSERT INTO search_block (space, embedder, stamp, rows, items, scales, vectors)"
            " VALUES (?, ?, random(), ?, ?, ?, ?)",
            (space, embedder, len(now), ids, scales, vectors),
        )
    else:
        number = int(block["id"])
        database.run(
            "UPDATE search_block SET stamp = random(), rows = rows + ?2, items = CAST(items || ?3 AS BLOB),"
            " scales = CAST(scales || ?4 AS BLOB), vectors = CAST(vectors || ?5 AS BLOB) WHERE id = ?1",
            (number, len(now), ids, scales, vectors),
        )
    database.run_many(
        "INSERT INTO search_vector (item, block) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(row.item, number) for row in now],
    )
    return later


def forget(database: Database, item: int) -> None:
    """Cut an item's vectors out of their blocks; nothing happens where it has none."""
    for row in database.all(
        "SELECT b.* FROM search_vector AS v JOIN search_block AS b ON b.id = v.block WHERE v.item = ?", (item,)
    ):
        _cut(database, row, item)


def _cut(database: Database, row: Row, item: int) -> None:
    ids = _from_little("q", row["items"])
    kept = [place for place, owner in enumerate(ids) if owner != item]
    width = len(row["vectors"]) // len(ids)
    _changed(database, row["space"])
    database.run("DELETE FROM search_vector WHERE item = ? AND block = ?", (item, row["id"]))
    if not kept:
        database.run("DELETE FROM search_block WHERE id = ?", (row["id"],))
        return
    database.run(
        "UPDATE search_block SET stamp = random(), rows = ?, items = ?, scales = ?, vectors = ? WHERE id = ?",
        (len(kept), _kept(row["items"], kept, 8), _kept(row["scales"], kept, 4), _kept(row["vectors"], kept, width),
         row["id"]),
    )  # fmt: skip


def _kept(data: bytes, places: Iterable[int], width: int) -> bytes:
    return b"".join(data[place * width : (place + 1) * width] for place in places)


def use_only(database: Database, embedder: str) -> None:
    """Vectors of another embedder can't be compared: drop them, and let their items wait for this one."""
    if database.one("SELECT 1 FROM search_block WHERE embedder <> ? LIMIT 1", (embedder,)) is None:
        return
    with database.transaction():
        database.run(
            "INSERT INTO search_pending (item) SELECT DISTINCT v.item FROM search_vector AS v JOIN search_block AS b"
            " ON b.id = v.block WHERE b.embedder <> ? ON CONFLICT DO NOTHING",
            (embedder,),
        )
        database.run(
            "DELETE FROM search_vector WHERE block IN (SELECT id FROM search_block WHERE embedder <> ?)", (embedder,)
        )
        database.run("DELETE FROM search_block WHERE embedder <> ?", (embedder,))
        database.run("UPDATE search_space SET vectors = random()")


def changed(database: Database) -> dict[str, int]:
    """Space → stamp: another one after every change of a vector of that space."""
    return {row["space"]: row["vectors"] for row in database.all("SELECT space, vectors FROM search_space")}


def _changed(database: Database, space: str) -> None:
    database.run("UPDATE search_space SET vectors = random() WHERE space = ?", (space,))


def stamps(database: Database, space: str, embedder: str) -> dict[int, int]:
    """Block id → stamp, for all blocks of a space."""
    rows = database.all("SELECT id, stamp FROM search_block WHERE space = ? AND embedder = ?", (space, embedder))
    return {row["id"]: row["stamp"] for row in rows}


def read(database: Database, block: int) -> Block | None:
    """One block, or None where it is gone."""
    row = database.one("SELECT id, stamp, items, scales, vectors FROM search_block WHERE id = ?", (block,))
    return Block(row["id"], row["stamp"], row["items"], row["scales"], row["vectors"]) if row else None


def _little(values: array[int] | array[float]) -> bytes:
    if sys.byteorder == "big":
        values = values[:]
        values.byteswap()
    return values.tobytes()


def _from_little(code: str, data: bytes) -> array[int]:
    values: array[int] = array(code)
    values.frombytes(data)
    if sys.byteorder == "big":
        values.byteswap()
    return values
