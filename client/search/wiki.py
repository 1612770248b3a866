"""Which passage of which page fits a question? Policy and know-how are found apart, section by section.

A page's score has two sources: its best section (words and meaning), and the nearest of the names people have for it
(title and aliases; by meaning alone, since their words count with each section).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from client.search import terms
from client.search.hit import Hit, best_of
from client.search.meaning import Meaning
from client.search.rank import Question, by_words, fuse, nearest, read_question
from client.search.sections import sections
from client.store import index
from client.store.database import Database
from client.store.index import Columns, Piece
from client.store.labels import Labels, labels

FACTOR = 8.0  # as for facts
NAME_WEIGHT = 2  # how often a title, a heading and an alias count beside the words of the section

_LINK_TARGET = re.compile(r"\]\([^)\s]*\)")  # the id of another page is not a word of this one


def index_page(database: Database, key: str, *, title: str, aliases: Sequence[str], summary: str, body: str) -> None:
    """Make a page findable, in place of what it was found by before. Inside a transaction of the caller.

    `key` is `policy/<id>` or `knowhow/<id>`. Each section is found by its own words and by those of the whole page's
    title, aliases and summary.
    """
    drop_page(database, key)
    kind = key.partition("/")[0]
    names = [terms.storable(" ".join(name.split())) for name in (title, *aliases)]
    for part, section in enumerate(sections(terms.storable(body))):
        named = "\n".join([*names, section.heading])
        columns = terms.document("\n".join([*[named] * NAME_WEIGHT, summary, _LINK_TARGET.sub("]", section.text)]))
        lead = f"{names[0]}\n{section.heading}".strip()
        index.add(database, "pages", Piece(key, section.text, columns, part=part, shelf=kind, lead=lead))
    index.add(database, "names", Piece(key, "\n".join(filter(None, names)) or key, Columns("", ""), shelf=kind))


def drop_page(database: Database, key: str) -> None:
    """Take a page out, sections and names. Inside a transaction of the caller."""
    index.drop(database, "pages", key)
    index.drop(database, "names", key)


def find_policy(database: Database, query: str, top: int = 4, meaning: Meaning | None = None) -> list[Hit]:
    """The policy pages that fit best (keys `policy/…`), each with its best passage."""
    return _find(database, "policy", query, top, meaning)


def find_knowhow(database: Database, query: str, top: int = 4, meaning: Meaning | None = None) -> list[Hit]:
    """The know-how pages that fit best (keys `knowhow/…`), each with its best passage."""
    return _find(database, "knowhow", query, top, meaning)


def _question(database: Database, pieces: Labels, query: str) -> Question:
    """Policy and know-how are asked the same, one after the other, of the same index."""
    kept = database.kept.get("asked of pages")
    if kept is None or kept[0] != (pieces, query):
        kept = database.kept["asked of pages"] = ((pieces, query), read_question(database, "pages", query))
    question = kept[1]
    assert isinstance(question, Question)  # noqa: S101  nobody else keeps anything under this name
    return question


def _find(database: Database, kind: str, query: str, top: int, meaning: Meaning | None) -> list[Hit]:
    pieces, names = labels(database, "pages"), labels(database, "names")
    question = _question(database, pieces, query)
    words = by_words(database, "pages", question, shelf=kind, read=pieces.pieces)
    cosines = meaning.cosines(database, "pages", query) if meaning is not None else None
    named = meaning.cosines(database, "names", query) if meaning is not None else None
    if cosines is None or named is None:
        scored = fuse(words, {}, None, question.perfect(), FACTOR)
        return best_of(database, scored, question, top, keys=pieces.keys, read=pieces.pieces)
    pages = {pieces.keys[item] for item in words if item in pieces.keys}
    pages |= {pieces.keys[item] for item in nearest(cosines, lambda item: pieces.shelves.get(item) == kind)}
    pages |= {names.keys[item] for item in nearest(named, lambda item: names.shelves.get(item) == kind)}
    scored = fuse(words, cosines.of(pieces.of(pages)), cosines, question.perfect(), FACTOR)
    by_name = {names.keys[item]: named.standing_out(cosine) for item, cosine in named.of(names.of(pages)).items()}
    return best_of(database, scored, question, top, keys=pieces.keys, more=by_name, read=pieces.pieces)
