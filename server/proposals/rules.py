"""When do contributions make a candidate for a know-how page? Pure.

The unit is distinct customers, told apart by a contributor tag that says nothing else; below the threshold nobody sees
the content; a customer with another decision under the same conditions blocks it, and staff see both sides.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from shared.wire.proposal import Proposal

CandidateState = Literal["forming", "ready", "conflicting"]
Situation = tuple[str, str, tuple[str, ...]]  # kind, topic, conditions


@dataclass(frozen=True, slots=True)
class Contributed:
    """One payload with its contributor's tag; the same customer has the same tag for the same topic on every device."""

    tag: str
    proposal: Proposal


@dataclass(frozen=True, slots=True)
class Candidate:
    """One situation and how many customers stand behind each decision; content is None while it is forming."""

    state: CandidateState
    customers: int  # distinct, of the most frequent decision
    needed: int
    situation: Situation | None
    decisions: tuple[tuple[str | None, int], ...]  # decision and distinct customers, the most frequent first


def candidates(contributed: Iterable[Contributed], threshold: int) -> list[Candidate]:
    """Candidates over all that was contributed, in the order in which their situations first came up."""
    tags: dict[Situation, dict[str | None, set[str]]] = defaultdict(lambda: defaultdict(set))
    for it in contributed:
        situation = (it.proposal.kind, it.proposal.topic, it.proposal.conditions)
        tags[situation][it.proposal.decision].add(it.tag)
    return [_candidate(situation, decisions, threshold) for situation, decisions in tags.items()]


def _candidate(situation: Situation, decisions: dict[str | None, set[str]], threshold: int) -> Candidate:
    counted = sorted(((decision, len(tags)) for decision, tags in decisions.items()), key=lambda it: -it[1])
    most = counted[0][1]
    if most < threshold:
        return Candidate("forming", most, threshold, None, ())
    state: CandidateState = "conflicting" if len(counted) > 1 else "ready"
    return Candidate(state, most, threshold, situation, tuple(counted))
