"""Which of the customer's own records does an answer show? Each matter once, agreements and decisions before all.

A request that led to a shown agreement is not shown beside it, nor is a turn that a fact was drawn from.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from client.models.builtin import terms
from client.models.builtin.records import FactHit, TurnHit
from client.models.builtin.terms import Question

_AMOUNT = re.compile(
    r"\d\s*(?:일|주|개월|달|년|%|퍼센트|원|days?\b|weeks?\b|months?\b|years?\b|percent|日|週|か月|ヶ月|年|円)",
    re.IGNORECASE,
)
MOST = 3  # records in one answer
_MOST_TURNS = 2
AGREED = frozenset({"agreement", "decision"})
_ORDER = {"agreement": 0, "decision": 0, "attribute": 1, "preference": 1, "trait": 1}


def facts_told(found: Sequence[FactHit], *, aside: bool) -> tuple[FactHit, ...]:
    """The facts worth showing, at most three. `aside`: asked for the rule, so one that may differ is enough."""
    ordered = sorted(found, key=lambda fact: fact.day or "", reverse=True)
    ordered.sort(key=lambda fact: _ORDER.get(fact.kind, 2))
    if aside:
        return tuple(fact for fact in ordered if fact.kind in AGREED or _may_differ(fact))[:1]
    kept: list[FactHit] = []
    for fact in ordered:
        if not any(_repeats(fact, shown) for shown in kept):
            kept.append(fact)
    return tuple(kept[:MOST])


def turns_told(
    asked: Question, turns: Sequence[TurnHit], known: Sequence[FactHit], told: Sequence[FactHit]
) -> tuple[TurnHit, ...]:
    """The earlier turns that say something no fact says."""
    evidence = {turn for fact in known for turn in fact.turns}
    said = terms.plain(" ".join((*(fact.statement for fact in told), *(q for fact in told for q in fact.quotes))))
    kept: list[TurnHit] = []
    for turn in turns:
        if turn.turn in evidence:
            continue
        text = terms.plain(f"{turn.question} {turn.answer}")
        new = [unit for unit in asked.units if terms.covered(unit, text) and not terms.covered(unit, said)]
        if not told or any(unit.weight >= 1 for unit in new):
            kept.append(turn)
    return tuple(kept[: 1 if told else _MOST_TURNS])


def _may_differ(fact: FactHit) -> bool:
    """An outdated record that lasts, or one that names an amount which the rule of now may not know any more."""
    return fact.recheck is not None and (fact.kind != "event" or _AMOUNT.search(fact.statement) is not None)


def _repeats(fact: FactHit, shown: FactHit) -> bool:
    """Both were drawn from the same words, or this is a request on the way to that agreement."""
    if fact.kind != "event" or shown.kind not in AGREED:
        return False
    before = (fact.day or "") <= (shown.day or "")
    return bool(set(fact.turns) & set(shown.turns)) or (
        before and fact.policy is not None and fact.policy == shown.policy
    )
