"""What of the tools' results fits the question, and how surely?

The tools give what is above their floor; here a result also has to share words or concepts with the question.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from client.models.builtin import records, results, terms
from client.models.builtin.fitting import FOREIGN_WORD, SURE, fitting_pages
from client.models.builtin.language import Language, detect
from client.models.builtin.records import FactHit, TurnHit
from client.models.builtin.results import Page
from client.models.builtin.situation import Situation
from client.models.builtin.terms import Question, covered

Surety = Literal["sure", "unsure"]

_SOME_OWN = 0.2  # the same for a fact or an earlier turn, which are short


@dataclass(frozen=True, slots=True)
class Found:
    """The results of this turn that fit, best first."""

    asked: Question
    policies: tuple[Page, ...]
    knowhow: tuple[Page, ...]
    facts: tuple[FactHit, ...]
    turns: tuple[TurnHit, ...]
    surety: Surety
    known: tuple[FactHit, ...]  # everything that the search for facts returned
    failed: tuple[str, ...]
    searched: tuple[str, ...]

    def nothing(self) -> bool:
        """No tool returned anything that fits."""
        return not (self.policies or self.knowhow or self.facts or self.turns)


def look(situation: Situation, ask: str, tongue: Language, *, now: str = "", anything_own: bool) -> Found:
    """Judge this turn's results. `anything_own`: the customer's own records fit a vague question without a word.

    `now`: what is new in a question that leans on what was said before; a page has to have something of it.
    """
    asked = terms.question(ask)
    policies, best_policy = fitting_pages(situation, "policy", asked, tongue, now)
    knowhow, best_knowhow = fitting_pages(situation, "knowhow", asked, tongue, now)
    known = tuple(_facts(situation))
    open_question = anything_own and not [unit for unit in asked.units if unit.weight >= 1]
    facts = [fact for fact in known if open_question or _own(asked, _fact_text(fact), tongue)]
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
        tuple(facts),
        tuple(turns),
        "sure" if max(best_policy, best_knowhow) >= SURE or facts else "unsure",
        known,
        failed,
        tuple(tool for tool in tools if tool not in failed),
    )


def _own(asked: Question, text: str, tongue: Language) -> bool:
    return terms.substantial(asked, text) and _fits(asked, text, tongue) >= _SOME_OWN


def _fits(asked: Question, text: str, tongue: Language) -> float:
    if detect(text) == tongue:
        return terms.coverage(asked, text)
    folded = terms.plain(text)
    across = tuple(
        unit if unit.concept or covered(unit, folded) else replace(unit, weight=unit.weight * FOREIGN_WORD)
        for unit in asked.units
    )
    return terms.coverage(Question(asked.text, across), text)


def _facts(situation: Situation) -> list[FactHit]:
    found = {fact.id: fact for content in situation.contents("search_facts") for fact in records.facts(content)}
    return list(found.values())


def _turns(situation: Situation) -> list[TurnHit]:
    found = {
        turn.turn: turn for content in situation.contents("search_conversations") for turn in records.turns(content)
    }
    return list(found.values())


def _fact_text(fact: FactHit) -> str:
    return " ".join((fact.statement, *fact.quotes))
