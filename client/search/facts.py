"""Which of the customer's facts fit a question? Active and replaced ones alike: the caller knows their status."""

from __future__ import annotations

from client.search import terms
from client.search.hit import Hit, best_of_each_key
from client.search.meaning import Meaning
from client.search.rank import rank, read_question
from client.store import index
from client.store.database import Database
from client.store.index import Piece

FACTOR = 8.0  # of a perfect hit by words, against standard deviations of the cosine; measured


def index_fact(database: Database, fact: str, text: str) -> None:
    """Make a fact findable by `text`, in place of what it was found by before. Inside a transaction of the caller."""
    drop_fact(database, fact)
    text = terms.storable(text)
    index.add(database, "facts", Piece(fact, text, terms.document(text)))


def drop_fact(database: Database, fact: str) -> None:
    """Take a fact out, words and vector. Inside a transaction of the caller."""
    index.drop(database, "facts", fact)


def find_facts(database: Database, query: str, top: int = 8, meaning: Meaning | None = None) -> list[Hit]:
    """The facts that fit best, best first. Never raises on what the query contains."""
    question = read_question(database, "facts", query)
    scored, _ = rank(database, "facts", question, meaning, factor=FACTOR)
    return best_of_each_key(database, scored, question, top)
