"""Which stored pieces of text have these words, and how well do they match?

Three spaces have words (facts, pages, chats), one FTS5 table each; names of pages and small talk have vectors alone.
Callers write inside a transaction of theirs. Not done here: cutting words (search/terms.py), vectors (vectors.py).
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from client.store import vectors
from client.store.database import Database, Row

Space = Literal["facts", "pages", "names", "chats", "smalltalk"]
WordSpace = Literal["facts", "pages", "chats"]

_INSERT: Mapping[str, str] = {
    "facts": "INSERT INTO search_facts (rowid, a, b) VALUES (?, ?, ?)",
    "pages": "INSERT INTO search_pages (rowid, a, b) VALUES (?, ?, ?)",
    "chats": "INSERT INTO search_chats (rowid, a, b) VALUES (?, ?, ?)",
}
_DELETE: Mapping[str, str] = {
    "facts": "INSERT INTO search_facts (search_facts, rowid, a, b) VALUES ('delete', ?, ?, ?)",
    "pages": "INSERT INTO search_pages (search_pages, rowid, a, b) VALUES ('delete', ?, ?, ?)",
    "chats": "INSERT INTO search_chats (search_chats, rowid, a, b) VALUES ('delete', ?, ?, ?)",
}
# Weights 4 and 2: whole words before pairs of syllables; measured, as the rest of search is.
_MATCH: Mapping[WordSpace, str] = {
    "facts": "SELECT rowid AS item, -bm25(search_facts, 4, 2) AS score FROM search_facts"
    " WHERE search_facts MATCH ?1 ORDER BY score DESC LIMIT ?2",
    # `+rowid`: the shelf is looked up once, and FTS5 is not asked row by row.
    "pages": "SELECT rowid AS item, -bm25(search_pages, 4, 2) AS score FROM search_pages WHERE search_pages MATCH ?1"
    " AND +rowid IN (SELECT id FROM search_item WHERE space = 'pages' AND shelf = ?3) ORDER BY score DESC LIMIT ?2",
    "chats": "SELECT rowid AS item, -bm25(search_chats, 4, 2) AS score FROM search_chats WHERE search_chats MATCH ?1"
    " AND +rowid NOT IN (SELECT id FROM search_item WHERE space = 'chats'"
    " AND shelf IN (SELECT value FROM json_each(?3))) ORDER BY score DESC LIMIT ?2",
}
# The same, of the items alone that have a leading term: to score one costs more than to find it.
_MATCH_LED: Mapping[WordSpace, str] = {
    "facts": "SELECT rowid AS item, -bm25(search_facts, 4, 2) AS score FROM search_facts"
    " WHERE search_facts MATCH ?1 AND +rowid IN (SELECT rowid FROM search_facts WHERE search_facts MATCH ?3)"
    " ORDER BY score DESC LIMIT ?2",
    "pages": "SELECT rowid AS item, -bm25(search_pages, 4, 2) AS score FROM search_pages WHERE search_pages MATCH ?1"
    " AND +rowid IN (SELECT rowid FROM search_pages WHERE search_pages MATCH ?3)"
    " AND +rowid IN (SELECT id FROM search_item WHERE space = 'pages' AND shelf = ?4) ORDER BY score DESC LIMIT ?2",
    "chats": "SELECT rowid AS item, -bm25(search_chats, 4, 2) AS score FROM search_chats WHERE search_chats MATCH ?1"
    " AND +rowid IN (SELECT rowid FROM search_chats WHERE search_chats MATCH ?3)"
    " AND +rowid NOT IN (SELECT id FROM search_item WHERE space = 'chats'"
    " AND shelf IN (SELECT value FROM json_each(?4))) ORDER BY score DESC LIMIT ?2",
}


@dataclass(frozen=True, slots=True)
class Columns:
    """What FTS5 is given: terms with a blank between. `a` whole words, `b` pairs of syllables."""

    a: str
    b: str

    def terms(self) -> frozenset[str]:
        """Each term once."""
        return frozenset(self.a.split()).union(self.b.split())


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of text to be found: a fact, a section of a page, a chunk of a turn."""

    key: str
    text: str
    columns: Columns
    part: int = 0
    shelf: str = ""
    place: int = 0
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """A piece as it is stored; `columns` is what the index has of it."""

    id: int
    key: str
    part: int
    shelf: str
    place: int
    lead: str
    text: str
    columns: Columns


def add(database: Database, space: Space, piece: Piece) -> None:
    """Make one piece findable. Its key and part are new in this space."""
    columns = piece.columns
    words = zlib.compress(f"{columns.a}\n{columns.b}".encode(), 1)
    item = database.run(
        "INSERT INTO search_item (space, key, part, shelf, place, lead, text, words) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (space, piece.key, piece.part, piece.shelf, piece.place, piece.lead, piece.text, words),
    )
    if space in _INSERT:
        database.run(_INSERT[space], (item, columns.a, columns.b))
    database.run_many(
        "INSERT INTO search_term (space, term, rows) VALUES (?, ?, 1)"
        " ON CONFLICT (space, term) DO UPDATE SET rows = rows + 1",
        [(space, term) for term in sorted(columns.terms())],
    )
    database.run("INSERT INTO search_pending (item) VALUES (?)", (item,))
    database.run("UPDATE search_space SET rows = rows + 1, items = random() WHERE space = ?", (space,))


def drop(database: Database, space: Space, key: str) -> None:
    """Take every piece of `key` out, words and vectors; nothing happens where there is none."""
    for row in database.all("SELECT id, words FROM search_item WHERE space = ? AND key = ?", (space, key)):
        _take_out(database, space, row)


def drop_shelf(database: Database, space: Space, shelf: str) -> None:
    """Take every piece on a shelf out (a deleted conversation)."""
    for row in database.all("SELECT id, words FROM search_item WHERE space = ? AND shelf = ?", (space, shelf)):
        _take_out(database, space, row)


def _take_out(database: Database, space: Space, row: Row) -> None:
    columns = _columns(row["words"])
    if space in _DELETE:
        database.run(_DELETE[space], (row["id"], columns.a, columns.b))
    terms = [(space, term) for term in sorted(columns.terms())]
    database.run_many("UPDATE search_term SET rows = rows - 1 WHERE space = ? AND term = ?", terms)
    database.run_many("DELETE FROM search_term WHERE space = ? AND term = ? AND rows <= 0", terms)
    vectors.forget(database, row["id"])
    database.run("DELETE FROM search_item WHERE id = ?", (row["id"],))
    database.run("UPDATE search_space SET rows = rows - 1, items = random() WHERE space = ?", (space,))


def _columns(words: bytes) -> Columns:
    a, _, b = zlib.decompress(words).decode().partition("\n")
    return Columns(a, b)


def match(
    database: Database,
    space: WordSpace,
    terms: Collection[str],
    limit: int,
    *,
    leading: Collection[str] = (),
    shelf: str = "",
    without: Collection[str] = (),
) -> list[tuple[int, float]]:
    """(item, BM25) of the best matches of any term, best first; with `leading` only of items that have one of those.

    `shelf` is the one shelf to look on (pages); `without` are shelves to leave out (chats). Terms go in as quoted
    strings, so that no word of the customer is read as an operator.
    """
    if not terms:
        return []
    narrowed: Mapping[WordSpace, tuple[str, ...]] = {
        "facts": (), "pages": (shelf,), "chats": (json.dumps(sorted(without)),),
    }  # fmt: skip
    if leading and len(leading) < len(terms):
        rows = database.all(_MATCH_LED[space], (_any(terms), limit, _any(leading), *narrowed[space]))
    else:
        rows = database.all(_MATCH[space], (_any(terms), limit, *narrowed[space]))
    return [(item, score) for item, score in rows]


def _any(terms: Iterable[str]) -> str:
    return " OR ".join('"' + term.replace('"', '""') + '"' for term in terms)


def count(database: Database, space: Space) -> int:
    """How many items the space has."""
    row = database.one("SELECT rows FROM search_space WHERE space = ?", (space,))
    return int(row["rows"]) if row else 0


def frequencies(database: Database, space: WordSpace, terms: Sequence[str]) -> tuple[int, dict[str, int]]:
    """How many items the space has, and how many of them have each term (0 where none)."""
    found = database.all(
        "SELECT term, rows FROM search_term WHERE space = ?1 AND term IN (SELECT value FROM json_each(?2))"
        " UNION ALL SELECT NULL, rows FROM search_space WHERE space = ?1",
        (space, json.dumps(list(terms))),
    )
    rows = dict.fromkeys(terms, 0) | {row["term"]: int(row["rows"]) for row in found}
    return rows.pop(None, 0), rows


def items(database: Database, ids: Iterable[int]) -> dict[int, Item]:
    """The items with these ids; one that is gone is left out."""
    rows = database.all(
        "SELECT id, key, part, shelf, place, lead, text, words FROM search_item"
        " WHERE id IN (SELECT value FROM json_each(?))",
        (json.dumps(list(ids)),),
    )
    return {row[0]: _item(row) for row in rows}


def _item(row: Row) -> Item:
    item, key, part, shelf, place, lead, text, words = row
    return Item(item, key, part, shelf, place, lead, text, _columns(words))


def keys(database: Database, ids: Iterable[int]) -> dict[int, str]:
    """Item → key; one that is gone is left out."""
    rows = database.all(
        "SELECT id, key FROM search_item WHERE id IN (SELECT value FROM json_each(?))", (json.dumps(list(ids)),)
    )
    return {row["id"]: row["key"] for row in rows}


def on_shelves(database: Database, space: Space, shelves: Iterable[str]) -> set[int]:
    """All items on these shelves."""
    rows = database.all(
        "SELECT id FROM search_item WHERE space = ? AND shelf IN (SELECT value FROM json_each(?))",
        (space, json.dumps(list(shelves))),
    )
    return {row["id"] for row in rows}


def neighbours(database: Database, ids: Iterable[int]) -> list[tuple[int, int, Literal["previous", "next"]]]:
    """(item, item of the turn before or after it in the same conversation, which of both)."""
    rows = database.all(
        "WITH wanted AS (SELECT id, space, shelf, place FROM search_item WHERE id IN (SELECT value FROM json_each(?)))"
        " SELECT w.id AS item, n.id AS other, 'previous' AS side FROM wanted AS w JOIN search_item AS n"
        " ON n.space = w.space AND n.shelf = w.shelf AND n.place = (SELECT max(p.place) FROM search_item AS p"
        " WHERE p.space = w.space AND p.shelf = w.shelf AND p.place < w.place)"
        " UNION ALL"
        " SELECT w.id, n.id, 'next' FROM wanted AS w JOIN search_item AS n"
        " ON n.space = w.space AND n.shelf = w.shelf AND n.place = (SELECT min(p.place) FROM search_item AS p"
        " WHERE p.space = w.space AND p.shelf = w.shelf AND p.place > w.place)",
        (json.dumps(list(ids)),),
    )
    return [(row["item"], row["other"], row["side"]) for row in rows]
