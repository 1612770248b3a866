"""Which of the six memories does a piece of knowledge belong to?

The judging order of the source, asked from the top; the first yes decides. Rules of the service never come from a
conversation: there, only `fact`, `customer_context` and a proposal towards `knowhow` can follow.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from client.memory.fact import Candidate

Memory = Literal["policy", "fact", "service_context", "customer_context", "knowhow", "log"]


@dataclass(frozen=True, slots=True)
class Traits:
    """What is known about a piece of knowledge: the questions of the judging order, answered."""

    official_document: bool = False  # a rule that stands in an official document
    dated: bool = False  # an event or a decision with a day
    repeated_leaning: bool = False  # one customer showed it at several times
    every_answer: bool = False  # holds for every answer to every customer
    conditional: bool = False  # "when …, do …"
    nearly_always: bool = False  # the condition fits nearly every conversation
    one_customer: bool = False  # about this customer
    each_conversation: bool = False  # needed whenever one talks with this customer
    several_customers: bool = False  # drawn from cases of several customers


def place(it: Traits) -> Memory:
    """The memory for it; `log` where no other memory wants it (it then stays in the words of the turn alone)."""
    if it.official_document:
        return "policy"
    if it.one_customer and (it.dated or it.repeated_leaning):
        return "fact"
    if not it.one_customer and it.every_answer and (not it.conditional or it.nearly_always):
        return "service_context"
    if it.one_customer and it.each_conversation:
        return "customer_context"
    if not it.one_customer and it.conditional and it.several_customers:
        return "knowhow"
    return "fact" if it.one_customer else "log"


def traits_of(candidate: Candidate, promotable: frozenset[str]) -> Traits:
    """The questions answered for something that a conversation left behind; it is always about one customer."""
    lasting = candidate.kind in {"attribute", "preference"}
    return Traits(
        one_customer=True,
        dated=not lasting,
        repeated_leaning=candidate.kind == "trait" or (candidate.kind == "preference" and candidate.day is not None),
        each_conversation=lasting and candidate.attribute is not None and candidate.attribute in promotable,
    )
