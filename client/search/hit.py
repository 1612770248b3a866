"""What does a search give back, and when is a hit too weak to answer with?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from client.search.rank import Question, Read, Scored
from client.store import index
from client.store.database import Database
from client.store.index import Item

COVERED = 0.4  # share of the question from which words alone are enough
COVERAGE_WEIGHT = 0.1  # of coverage, beside a difference of cosines
SHOWN_SHARE = 0.25  # of the best coverage, below which a hit is only chance
FLOOR = -0.005  # both together; measured: 78 % of reworded questions stay above, 79 % of unrelated messages below


@dataclass(frozen=True, slots=True)
class Hit:
    """Something found. `score` only orders one result list; the other figures can be compared across questions.

    `coverage` 0..1: how much of the question stands in it, word by word. `cosine`: nearness in meaning; `above`: how
    much nearer than everyday talk; both None where meaning was not asked. `section` and `text`: heading and passage of
    the page that fit best; the chunk of a turn; the sentence of a fact.
    """

    key: str
    score: float
    coverage: float
    cosine: float | None
    above: float | None
    section: str
    text: str


def answers(hit: Hit) -> bool:
    """Whether the hit is about what was asked. Where no hit is, the honest answer is "I don't know"."""
    if hit.coverage >= COVERED:
        return True
    return hit.above is not None and hit.above + COVERAGE_WEIGHT * hit.coverage >= FLOOR


def worth_showing(hits: Sequence[Hit]) -> list[Hit]:
    """For somebody who looks by hand: what is about it, and what has a good part of the words that the best one has."""
    most = max((hit.coverage for hit in hits), default=0.0)
    return [hit for hit in hits if answers(hit) or hit.coverage > most * SHOWN_SHARE]


def best_of_each_key(database: Database, scored: Sequence[Scored], question: Question, top: int) -> list[Hit]:
    """The best item of each key as hits, best first. Equal scores by key: the order of insertion never shows."""
    ordered = sorted(scored, key=lambda one: -one.score)
    return best_of(database, ordered, question, top, keys=_keys(database, ordered, top))


def best_of(
    database: Database,
    ordered: Sequence[Scored],
    question: Question,
    top: int,
    *,
    keys: Mapping[int, str],
    more: Mapping[str, float] | None = None,
    read: Read = index.items,
) -> list[Hit]:
    """The same where the items' `keys` are known; `more` is added to a key's score whichever item is its best."""
    best: dict[str, Scored] = {}
    for one in ordered:
        if one.item in keys:
            best.setdefault(keys[one.item], one)
    totals = {key: one.score + (more or {}).get(key, 0.0) for key, one in best.items()}
    first = sorted(best, key=lambda key: (-totals[key], key))[:top]
    stored = read(database, [best[key].item for key in first])
    return [
        _hit(totals[key], best[key], question.coverage(item.columns), item)
        for key in first
        if (item := stored.get(best[key].item)) is not None
    ]


def _keys(database: Database, ordered: Sequence[Scored], top: int) -> dict[int, str]:
    """Item → key, of the first ones: as many as it takes to have `top` keys, and all that equal the last."""
    asked = 4 * top
    while True:
        while 0 < asked < len(ordered) and ordered[asked].score == ordered[asked - 1].score:
            asked += 1
        keys = index.keys(database, [one.item for one in ordered[:asked]])
        if asked >= len(ordered) or len(set(keys.values())) >= top:
            return keys
        asked *= 4


def _hit(score: float, found: Scored, coverage: float, item: Item) -> Hit:
    heading = item.lead.rpartition("\n")[2]
    return Hit(item.key, score, coverage, found.cosine, found.above, heading, item.text)
