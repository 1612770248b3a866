"""Is a know-how page meant for this customer's tier and kind of contract, and which record says so?

What the customer says now and the block come first, then facts. A past agreement is no record of a contract.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from client.models.builtin.agree import stated
from client.models.builtin.concepts import PATTERNS, in_other_words
from client.models.builtin.records import FactHit
from client.models.builtin.results import Page

GROUPS = (("enterprise", "business", "team", "starter"), ("annual", "monthly"))  # a customer has one of each


@dataclass(frozen=True, slots=True)
class Condition:
    """`fact` says so where neither question nor block does; `wanted`: what the page asks for, where unknown."""

    holds: Literal["yes", "no", "unknown"]
    fact: FactHit | None = None
    wanted: str | None = None


def condition(page: Page, said: str, known: Iterable[FactHit]) -> Condition:
    """Judge what the page says it is about. `said`: the customer's messages and the block."""
    told, records = stated(said), [fact for fact in known if _of_contract(fact)]
    basis: FactHit | None = None
    for group in GROUPS:
        needed = frozenset(concept for concept in group if PATTERNS[concept].search(f"{page.title} {page.summary}"))
        if not needed or needed & told:
            continue
        having = next((fact for fact in records if stated(fact.statement) & needed), None)
        if having:
            basis = having
        elif told & frozenset(group) or any(stated(fact.statement) & frozenset(group) for fact in records):
            return Condition("no")
        else:
            return Condition("unknown", wanted=next(concept for concept in group if concept in needed))
    return Condition("yes", basis)


def question_for(unknown: Sequence[Condition]) -> str:
    """What to look up among the facts so that these conditions can be judged."""
    wanted = frozenset(one.wanted for one in unknown if one.wanted)
    return in_other_words(wanted | {"plan", "contract"}) if wanted else ""


def on_record(known: Iterable[FactHit]) -> list[str]:
    """What the facts say of the customer's contract."""
    return [fact.statement for fact in known if _of_contract(fact)]


def _of_contract(fact: FactHit) -> bool:
    return fact.kind == "attribute" and fact.status == "active" and fact.stated
