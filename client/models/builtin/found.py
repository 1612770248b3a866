"""What of the tools' results fits the question, and how surely?

The tools give what is above their floor; here a result also has to share words or concepts with the question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from client.models.builtin import results, terms
from client.models.builtin.concepts import ACTIONS, concepts
from client.models.builtin.language import Language, detect
from client.models.builtin.results import FactHit, Page, PageKind, TurnHit
from client.models.builtin.situation import Situation
from client.models.builtin.terms import Question, covered

Surety = Literal["sure", "unsure"]

SURE = 0.4  # share of the question's meaning that a page covers
SOME = 0.3  # below this a page does not fit
_SOME_OWN = 0.2  # the same for a fact or an earlier turn, which are short
_NEARLY_BEST = 0.8  # a result this close to the best keeps the search's own order
_ENOUGH_IN_TEXT = 0.6  # a page whose title and summary say nothing of it has to cover at least this much
_FOREIGN_WORD = 0.5  # weight of a word that a text in another language can't hold
_GOOD_SCORE = 4.0  # the search gives 8 to a perfect hit by words, and adds standard deviations of nearness in meaning
CERTAIN_SCORE = 6.0
_MOST_FACTS = 3
_MOST_TURNS = 2
_TOOLS: dict[PageKind, str] = {"policy": "search_policy", "knowhow": "search_knowhow"}


@dataclass(frozen=True, slots=True)
class Found:
    """The results of this turn that fit, best first."""

    asked: Question
    policies: tuple[Page, ...]
    knowhow: tuple[Page, ...]
    facts: tuple[FactHit, ...]
    turns: tuple[TurnHit, ...]
    surety: Surety
    knowhow_as_close: bool  # the best know-how fits nearly as well as the best rule
    failed: tuple[str, ...]
    searched: tuple[str, ...]

    def nothing(self) -> bool:
        """No tool returned anything that fits."""
        return not (self.policies or self.knowhow or self.facts or self.turns)


def look(situation: Situation, ask: str, tongue: Language, *, anything_own: bool) -> Found:
    """Judge this turn's results. `anything_own`: the customer's own records fit a vague question without a word."""
    asked = terms.question(ask)
    policies, best_policy = _pages(situation, "policy", asked, tongue)
    knowhow, best_knowhow = _pages(situation, "knowhow", asked, tongue)
    open_question = anything_own and not [unit for unit in asked.units if unit.weight >= 1]
    facts = [fact for fact in _facts(situation) if open_question or _own(asked, _fact_text(fact), tongue)]
    turns = [
        turn for turn in _turns(situation) if open_question or _own(asked, f"{turn.question} {turn.answer}", tongue)
    ]
    tools = list(dict.fromkeys(item.name for item in situation.returned if item.name.startswith("search_")))
    failed = tuple(
        dict.fromkeys(i.name for i in situation.returned if i.name.startswith("search_") and results.failed(i.content))
    )
    return Found(
        asked,
        policies,
        knowhow,
        tuple(facts[:_MOST_FACTS]),
        tuple(turns[:_MOST_TURNS]),
        "sure" if max(best_policy, best_knowhow) >= SURE or facts else "unsure",
        best_knowhow >= _NEARLY_BEST * best_policy,
        failed,
        tuple(tool for tool in tools if tool not in failed),
    )


def _pages(situation: Situation, kind: PageKind, asked: Question, tongue: Language) -> tuple[tuple[Page, ...], float]:
    read = {
        page.id: page
        for content in situation.contents("read_policy")
        if (page := results.read_page(content)) and page.kind == kind
    }
    listed = _each(page for content in situation.contents(_TOOLS[kind]) for page in results.pages(kind, content))
    rated = [(_rating(asked, page, tongue), page) for page in listed]
    best = max((rating for rating, _ in rated), default=0.0)
    floor = max(SOME, _NEARLY_BEST * best)
    fitting = [(rating, page) for rating, page in rated if rating >= floor or page.score >= CERTAIN_SCORE]
    # Stable: a small lead leaves the search's own order.
    fitting.sort(key=lambda pair: (pair[1].score < CERTAIN_SCORE, -round(pair[0], 1)))
    return tuple(replace(read.get(page.id, page), score=page.score) for _, page in fitting), best


def _rating(asked: Question, page: Page, tongue: Language) -> float:
    """The fit, or what a very good score stands for: the search also knows a page's aliases and meaning."""
    by_score = SURE if page.score >= CERTAIN_SCORE else SOME if page.score >= _GOOD_SCORE else 0.0
    if page.kind == "knowhow" and concepts(page.title) & ACTIONS - asked.concepts():
        return by_score
    return max(fit(asked, page, tongue), by_score)


def fit(asked: Question, page: Page, tongue: Language) -> float:
    """How much of the question a page covers, 0 to 1; what it says it is about counts more than what it mentions."""
    title, summary, text = (terms.shares(asked, terms.plain(part)) for part in (page.title, page.summary, page.text))
    named = tuple(map(max, title, summary))
    anywhere = tuple(map(max, named, text))
    foreign = detect(page.text) != tongue
    weights = [
        unit.weight * (_FOREIGN_WORD if foreign and not unit.concept and not share else 1)
        for unit, share in zip(asked.units, anywhere, strict=True)
    ]
    in_title, in_name, at_all = (_weighted(weights, found) for found in (title, named, anywhere))
    if not terms.telling(asked, anywhere) or (not in_name and at_all < _ENOUGH_IN_TEXT):
        return 0.0
    return 0.3 * in_title + 0.2 * in_name + 0.5 * at_all


def _weighted(weights: Sequence[float], found: Sequence[float]) -> float:
    whole = sum(weights)
    return sum(weight * share for weight, share in zip(weights, found, strict=True)) / whole if whole else 0.0


def _own(asked: Question, text: str, tongue: Language) -> bool:
    return terms.substantial(asked, text) and _fits(asked, text, tongue) >= _SOME_OWN


def _fits(asked: Question, text: str, tongue: Language) -> float:
    if detect(text) == tongue:
        return terms.coverage(asked, text)
    folded = terms.plain(text)
    across = tuple(
        unit if unit.concept or covered(unit, folded) else replace(unit, weight=unit.weight * _FOREIGN_WORD)
        for unit in asked.units
    )
    return terms.coverage(Question(asked.text, across), text)


def _each(pages: Iterable[Page]) -> list[Page]:
    return list({page.id: page for page in reversed(list(pages))}.values())[::-1]


def _facts(situation: Situation) -> list[FactHit]:
    found = {fact.id: fact for content in situation.contents("search_facts") for fact in results.facts(content)}
    return list(found.values())


def _turns(situation: Situation) -> list[TurnHit]:
    found = {
        turn.turn: turn for content in situation.contents("search_conversations") for turn in results.turns(content)
    }
    return list(found.values())


def _fact_text(fact: FactHit) -> str:
    return " ".join((fact.statement, *fact.quotes))
