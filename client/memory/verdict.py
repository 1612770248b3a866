"""What happens to a candidate, seen beside the facts that resemble it?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from client.memory.fact import Fact


@dataclass(frozen=True, slots=True)
class Add:
    """It is new: a row of its own."""


@dataclass(frozen=True, slots=True)
class Update:
    """It takes the place of `old`, which becomes `replaced` and is linked; so do those in `also`."""

    old: Fact
    also: tuple[Fact, ...] = ()  # further active facts that the new one contradicts: never two in force


@dataclass(frozen=True, slots=True)
class Retract:
    """The customer took `old` back: it becomes `retracted`, with the candidate's quotes as evidence; no new row."""

    old: Fact


@dataclass(frozen=True, slots=True)
class Same:
    """It says what `old` says: evidence is added, last seen moves, no new row."""

    old: Fact


@dataclass(frozen=True, slots=True)
class Unclear:
    """No row may be touched: what the customer means can not be told from the facts."""

    reason: Literal["nothing_to_take_back", "unclear_which"]


Verdict = Add | Update | Retract | Same | Unclear
