"""Where does a word stand: in facts, conversations, policy or know-how? For the search command and the screens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from client.search.chats import find_turns
from client.search.facts import find_facts
from client.search.meaning import Meaning
from client.search.wiki import find_knowhow, find_policy
from client.store import facts, logs
from client.store.database import Database

Place = Literal["facts", "conversations", "policy", "knowhow"]


@dataclass(frozen=True, slots=True)
class Found:
    """One result, best first; `score` is only comparable within one search."""

    kind: str
    id: str
    text: str
    score: float


@dataclass(frozen=True, slots=True)
class Finder:
    """Searches one account's memory and the service's pages."""

    database: Database
    meaning: Callable[[], Meaning | None]
    page_title: Callable[[str, str], str]

    def find(self, place: Place, query: str, top: int) -> list[Found]:
        """At most `top` results of one place, looked for by hand.

        The switch for earlier conversations is about what the assistant may look up: the customer's own always works.
        """
        if not query.strip() or top < 1:
            return []
        meaning = self.meaning()
        if place == "facts":
            hits = {hit.key: hit.score for hit in find_facts(self.database, query, top, meaning)}
            return [
                Found("fact", fact.id, fact.statement, hits[fact.id])
                for fact in facts.get_many(self.database, list(hits))
            ]
        if place == "conversations":
            turns = [
                (logs.turn(self.database, hit.key), hit.score) for hit in find_turns(self.database, query, top, meaning)
            ]
            return [Found("conversation", turn.id, turn.question, score) for turn, score in turns if turn is not None]
        pages = (find_policy if place == "policy" else find_knowhow)(self.database, query, top, meaning)
        keys = [(hit.key.partition("/")[2], hit.score) for hit in pages]
        return [Found(place, page, self.page_title(place, page), score) for page, score in keys]
