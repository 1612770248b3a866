"""Should a fact go up into the customer's block?

Three conditions: it is an attribute that lasts, it is needed in every conversation (a list in the signed config), there
is room. All three, and then the customer is asked: this file only proposes. Where room is missing the promoted line
seen longest ago may go down; a line that the customer asked for or the service gave never does.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from client.memory.fact import Candidate, Fact
from shared.text import count

LASTING = frozenset({"attribute", "preference", "trait"})
Stays = Literal["dated", "not_needed", "inferred", "waiting", "sensitive", "there_already", "no_room"]


@dataclass(frozen=True, slots=True)
class PromotedLine:
    """A line of the block that came up from a fact, and when the customer last said it."""

    text: str
    last_seen: datetime


@dataclass(frozen=True, slots=True)
class Propose:
    """Ask the customer whether `line` shall stand in the block; `down` are the lines that would make room."""

    line: str
    down: tuple[PromotedLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Stay:
    """It stays a fact."""

    reason: Stays


def consider(
    fact: Fact | Candidate,
    *,
    promotable: Collection[str],
    block: str,
    limit: int,
    promoted: Sequence[PromotedLine] = (),
) -> Propose | Stay:
    """Propose or stay.

    `promotable` are the served kinds (names of attributes, or "trait"), `promoted` the lines that may go down, `limit`
    is in code points.
    """
    line = block_line(fact)
    if reason := _stays(fact, promotable):
        return Stay(reason)
    if line in {existing.strip() for existing in block.splitlines()}:
        return Stay("there_already")
    return _with_room(line, block, promoted, limit)


def needed_always(fact: Fact | Candidate, promotable: Collection[str]) -> bool:
    """It lasts, every conversation needs its kind, the customer said it and need not be asked about it first."""
    return _stays(fact, promotable) is None


def _stays(fact: Fact | Candidate, promotable: Collection[str]) -> Stays | None:
    reasons: tuple[tuple[bool, Stays], ...] = (
        (fact.kind not in LASTING, "dated"),
        (_name(fact) not in promotable, "not_needed"),
        ((fact.value or "").startswith("not:"), "not_needed"),  # what is not wanted: found when it matters
        (not fact.stated and fact.kind != "trait", "inferred"),
        (isinstance(fact, Fact) and fact.status != "active", "waiting"),
        (
            isinstance(fact, Candidate) and fact.sensitive,
            "sensitive",
        ),  # asked about first; a stored one has its consent
        (isinstance(fact, Candidate) and fact.retracts, "dated"),
    )
    return next((reason for holds, reason in reasons if holds), None)


def _name(fact: Fact | Candidate) -> str | None:
    """What the signed config calls its kind."""
    return "trait" if fact.kind == "trait" else fact.attribute


def block_line(fact: Fact | Candidate) -> str:
    """How the fact reads as a line of the block: its sentence, which is in the customer's language and undated."""
    return " ".join(fact.statement.split())


def _with_room(line: str, block: str, promoted: Sequence[PromotedLine], limit: int) -> Propose | Stay:
    needed = count(f"{block}\n{line}") - limit
    down: list[PromotedLine] = []
    for candidate in sorted(promoted, key=lambda it: it.last_seen):
        if needed <= 0:
            break
        down.append(candidate)
        needed -= count(candidate.text) + 1
    return Propose(line, tuple(down)) if needed <= 0 else Stay("no_room")
