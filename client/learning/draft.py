"""What a rule found in one clause, before it is dated, quoted and linked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from client.memory.fact import Attribute, Kind

Dating = Literal[
    "turn",  # it happens as it is said: a request, a fault that lasts
    "named",  # only where the words name the day: a payment, a change
    "shown",  # a leaning that showed on the turn's day; the days are what a trait is made from later
    "never",  # it lasts and has no day
]


@dataclass(frozen=True, slots=True)
class Draft:
    """A fact in the making; `statement` is in the customer's language and holds no day yet."""

    kind: Kind
    statement: str
    topic: str
    dating: Dating = "never"
    attribute: Attribute | None = None
    value: str | None = None
    retracts: bool = False


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a message that claims one thing: `message[start:end]`, with white space trimmed."""

    text: str
    start: int
    end: int
    sentence: str  # the whole sentence around it
    last: bool  # it ends its sentence, so the sentence's question mark is its own
    asked: bool  # the sentence ends with a question mark
