"""Which items of a space fit a question best, by words and by meaning together?

score = z(cosine over all items) + factor x BM25 / BM25 of a perfect hit, over the two top hundreds. Not reciprocal rank
fusion: ranks throw the margins away, and a perfect hit on a name drowns in a dense list that confuses names.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from client.search import terms
from client.search.english import root
from client.search.meaning import Cosines, Meaning
from client.search.terms import Word
from client.store import index
from client.store.database import Database
from client.store.index import Columns, Item, WordSpace

CANDIDATES = 100  # of each list
LOOKED_AT = 1_000  # items that a search by words scores, a microsecond each; in a big space one of 50
LOOKED_AT_SHARE = 0.02
EXACT_SHARE = 0.05  # of BM25, for English words that stand in the item exactly; measured
EXACT_AMONG = 20  # best matches that are looked at for it
K1_PLUS_1 = 2.2  # FTS5's bm25 has k1 = 1.2: what a term's idf is multiplied with at most
DECISIVE = (
    0.5  # (best - second) / best of the word list, from which meaning is not asked: measured, it costs no set anything
)


Read = Callable[[Database, Collection[int]], Mapping[int, Item]]  # whole pieces, by their ids


class Scored(NamedTuple):  # some hundreds are made in a search: a third of the time of a frozen dataclass
    """An item in the fused order; `cosine` is None where meaning was not asked or has no vector of it yet.

    `above` is the cosine over that of the nearest everyday sentence.
    """

    item: int
    score: float
    cosine: float | None
    above: float | None


@dataclass(frozen=True, slots=True)
class Question:
    """A question's words with what each is worth in this space."""

    text: str
    asked: tuple[str, ...]  # the terms that FTS5 is asked for
    leading: tuple[str, ...]  # the rarest of them: an item without any is not looked at
    total: int  # items of the space
    rows: Mapping[str, int]  # how many have each term
    weighed: tuple[Weighed, ...]

    def perfect(self) -> float:
        """BM25 of an item that has every term that is asked for, without end."""
        return sum(K1_PLUS_1 * _idf(self.rows[term], self.total) for term in self.asked)

    def coverage(self, stored: Columns) -> float:
        """0..1: how much of the question stands among the terms of a stored text; a rare word is much of it."""
        terms = f" {stored.a} {stored.b} "  # a page has hundreds: to look for a few is quicker than to cut them all
        latin = any(word.roots for word in self.weighed)
        roots = {root(term) for term in stored.a.split() if term.isascii()} if latin else set()
        whole = got = 0.0
        for word in self.weighed:
            whole += word.weight
            if any(map(terms.__contains__, word.stems)) or not roots.isdisjoint(word.roots):
                got += word.weight
            else:
                got += sum([share for pair, share in word.pairs if pair in terms])
        return got / whole if whole else 0.0


class Weighed(NamedTuple):  # made once for a question, looked at for every hit
    """A word of a question, its terms with a blank before and after."""

    weight: float
    stems: tuple[str, ...]
    roots: tuple[str, ...]  # of Latin stems: other forms of the word count too
    pairs: tuple[tuple[str, float], ...]  # each with its share of the weight


def read_question(database: Database, space: WordSpace, text: str) -> Question:
    """Cut the question into words, and see what each tells here."""
    words = terms.query(text)
    cut = tuple(dict.fromkeys(term for word in words for term in (*word.terms(), *word.pairs)))
    total, rows = index.frequencies(database, space, cut)
    rarest = sorted(cut, key=lambda term: rows[term])[: terms.MOST_TERMS]
    kept = set(rarest)
    asked = tuple(term for term in cut if term in kept)
    worth = {term: _worth(having, total) for term, having in rows.items()}
    weighed = tuple(_weighed(word, worth) for word in words)
    return Question(text, asked, _leading(rarest, rows, total), total, rows, weighed)


def _weighed(word: Word, worth: Mapping[str, float]) -> Weighed:
    """As much as the commonest of its stems is worth: a rare one tells much."""
    weight = min(worth[stem] for stem in word.stems)
    whole = sum(worth[pair] for pair in word.pairs)
    return Weighed(
        weight,
        tuple(f" {stem} " for stem in word.stems),
        tuple(root(stem) for stem in word.stems if stem.isascii()),
        tuple((f" {pair} ", weight * worth[pair] / whole) for pair in word.pairs),
    )


def _leading(rarest: Sequence[str], rows: Mapping[str, int], total: int) -> tuple[str, ...]:
    """All terms where few items have them; else as many of the rarest as lead to enough items, and not to too many."""
    leading: list[str] = []
    looked_at, most = 0, max(LOOKED_AT, int(LOOKED_AT_SHARE * total))
    for term in rarest:
        if looked_at >= CANDIDATES and looked_at + rows[term] > most:
            break
        leading.append(term)
        looked_at += rows[term]
    return tuple(leading)


def rank(
    database: Database,
    space: WordSpace,
    question: Question,
    meaning: Meaning | None,
    *,
    factor: float,
    without: Collection[str] = (),
) -> tuple[list[Scored], Cosines | None]:
    """Best first, at most two hundred; with the cosines, where meaning was asked."""
    words = by_words(database, space, question, without=without)
    cosines = None
    if meaning is not None and not decisive(list(words.values())):
        cosines = meaning.cosines(database, space, question.text)
    near: dict[int, float] = {}
    if cosines is not None:
        hidden = index.on_shelves(database, space, without) if without else set[int]()
        near = nearest(cosines, lambda item: item not in hidden) if hidden else cosines.top(CANDIDATES)
    return fuse(words, near, cosines, question.perfect(), factor), cosines


def by_words(
    database: Database,
    space: WordSpace,
    question: Question,
    *,
    shelf: str = "",
    without: Collection[str] = (),
    read: Read = index.items,
) -> dict[int, float]:
    """Item → BM25 of the best matches, best first; of equals, the one that has the question's words as they were typed.

    FTS5 stems English words, so that "Clarke" also finds "Clark": right for a verb, wrong for a name.
    """
    found = index.match(
        database, space, question.asked, CANDIDATES, leading=question.leading, shelf=shelf, without=without
    )
    typed = {term: _idf(question.rows[term], question.total) for term in question.asked if _stemmed(term, question)}
    if typed and len(found) > 1:
        first = read(database, [item for item, _ in found[:EXACT_AMONG]])
        whole = sum(typed.values())
        extra = {
            item: EXACT_SHARE * sum(worth for term, worth in typed.items() if f" {term} " in stand) / whole
            for item, stored in first.items()
            if (stand := f" {stored.columns.a} ")
        }
        found = sorted(((item, score * (1 + extra.get(item, 0.0))) for item, score in found), key=lambda one: -one[1])
    return dict(found)


def _stemmed(term: str, question: Question) -> bool:
    return term.isascii() and term.isalpha() and question.rows[term] > 0


def decisive(scores: Sequence[float]) -> bool:
    """Whether the words alone have settled it: there is a second, and it is far behind."""
    return len(scores) > 1 and scores[0] - scores[1] > DECISIVE * scores[0]


def fuse(
    words: Mapping[int, float], near: Mapping[int, float], cosines: Cosines | None, perfect: float, factor: float
) -> list[Scored]:
    """The fused order of all candidates; ties by the order of `words`, then by item."""
    share = factor / max(perfect, 1e-9)
    if cosines is None:
        scored = [Scored(item, share * words.get(item, 0.0), None, None) for item in {**words, **near}]
        return sorted(scored, key=lambda one: -one.score)
    known = {**cosines.of(words), **near}
    stands = {item: cosines.standing_out(cosine) for item, cosine in known.items()}
    # An item that still waits for its vector counts as near as its competitors by words do on average.
    usual = [stands[item] for item in words if item in stands]
    neutral = sum(usual) / len(usual) if usual else 0.0
    everyday = cosines.everyday
    scored = []
    for item in {**words, **near}:
        score = stands.get(item, neutral) + share * words.get(item, 0.0)
        cosine = known.get(item)
        above = cosine - everyday if cosine is not None and everyday is not None else None
        scored.append(Scored(item, score, cosine, above))
    return sorted(scored, key=lambda one: -one.score)


def nearest(cosines: Cosines, may: Callable[[int], bool]) -> dict[int, float]:
    """Item → cosine, of the nearest hundred that `may` be shown."""
    asked = CANDIDATES
    while True:
        asked *= 2
        near = cosines.top(asked)
        allowed = [item for item in near if may(item)]
        if len(allowed) >= CANDIDATES or asked >= len(cosines.items):
            return {item: near[item] for item in sorted(allowed, key=lambda item: -near[item])[:CANDIDATES]}


def _worth(rows: int, total: int) -> float:
    """Like idf, but above zero for a term that most items have: an account may hold three facts."""
    return math.log1p((total - rows + 0.5) / (rows + 0.5))


def _idf(rows: int, total: int) -> float:
    """As FTS5 counts it."""
    return max(1e-6, math.log((total - rows + 0.5) / (rows + 0.5)))
