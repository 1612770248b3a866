"""Which facts does the customer want to see? Kinds, whether they hold, what asks for something, words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from client.memory.fact import Kind

Standing = Literal["now", "past", "all"]
STANDINGS: tuple[Standing, ...] = ("now", "past", "all")


@dataclass(frozen=True, slots=True)
class FactFilter:
    """All of it has to hold; an empty one finds every fact."""

    kinds: frozenset[Kind] = frozenset()  # none = every kind
    standing: Standing = "now"  # past = replaced, taken back, or declined
    recheck: bool = False
    waiting: bool = False  # for the customer's answer
    words: str = ""
