"""When do contributions make a candidate for a know-how page, and what do staff see of it? Pure.

The unit is distinct customers, told apart by a contributor tag that says nothing else; a customer counts once in a
situation, with the newest decision. Below the threshold nobody sees the content, whether it was above before or not. A
customer with another decision under the same conditions blocks it, and staff see both sides. A question is a candidate
of its own: nothing is decided in it, so that nothing contradicts it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from shared.crypto.parts import parts
from shared.formats.vocabulary import THRESHOLD
from shared.wire.candidates import CandidateLine, DecisionCount, Verdict
from shared.wire.proposal import Proposal, ProposalKind

ID_DIGITS: Final = 16  # hexadecimal; nobody chooses situations but from the vocabulary


@dataclass(frozen=True, slots=True)
class Situation:
    """What contributions must have in common to be counted together."""

    kind: ProposalKind
    topic: str
    conditions: tuple[str, ...]  # sorted

    @property
    def id(self) -> str:
        """Its name: the same on every server."""
        named = (self.kind, self.topic, *self.conditions)
        return sha256(parts(b"gieok-situation-1", *(it.encode() for it in named))).hexdigest()[:ID_DIGITS]


@dataclass(frozen=True, slots=True)
class Contributed:
    """One payload with its contributor's tag; the same customer has the same tag for the same topic on every device."""

    tag: str
    proposal: Proposal


@dataclass(frozen=True, slots=True)
class Decided:
    """What staff decided of a candidate, and what they saw of it then."""

    situation: Situation
    decision: str | None  # the most frequent one
    customers: int  # behind it
    everybody: int  # in that situation
    state: Verdict
    page: str | None  # the know-how page that it became
    version: int | None
    reason: str
    staff: str
    at: str


def situation_of(proposal: Proposal) -> Situation:
    """The situation that a payload belongs to."""
    return Situation(proposal.kind, proposal.topic, proposal.conditions)


def candidates(
    contributed: Iterable[Contributed], decided: Mapping[str, Decided], threshold: int
) -> list[CandidateLine]:
    """What staff see, in an order that tells no more: what waits for them, what was decided, what is forming."""
    needed = max(threshold, THRESHOLD)
    newest: dict[Situation, dict[str, Proposal]] = defaultdict(dict)
    for it in contributed:
        newest[situation_of(it.proposal)][it.tag] = it.proposal
    for was in decided.values():
        newest.setdefault(was.situation, {})
    lines = [_line(situation, by.values(), decided.get(situation.id), needed) for situation, by in newest.items()]
    return sorted(lines, key=_place)


def _line(situation: Situation, proposals: Collection[Proposal], was: Decided | None, needed: int) -> CandidateLine:
    counted = _counted(proposals)
    most = counted[0].customers if counted else 0
    if most >= needed:
        whole = _whole(situation, proposals, counted, needed)
        return _decided(whole, was, counted) if was else whole
    forming = CandidateLine("", "forming", most, needed, None, None, (), (), None, None, ())
    return _decided(_few(was, counted, needed), was, counted) if was else forming


def _whole(
    situation: Situation, proposals: Collection[Proposal], counted: tuple[DecisionCount, ...], needed: int
) -> CandidateLine:
    """Everything that contributions say."""
    page, version = _rests_on([it for it in proposals if it.decision == counted[0].decision])
    months = sorted(it.month for it in proposals)
    return CandidateLine(
        id=situation.id,
        state="conflicting" if len(counted) > 1 else "ready",
        customers=counted[0].customers,
        needed=needed,
        kind=situation.kind,
        topic=situation.topic,
        conditions=situation.conditions,
        decisions=counted,
        page=page,
        version=version,
        months=(months[0], months[-1]),
    )


def _few(was: Decided, counted: tuple[DecisionCount, ...], needed: int) -> CandidateLine:
    """Decided, and too few are left: how many, and of the content only what was decided on."""
    there, left = was.situation, _behind(was.decision, counted)
    only = (DecisionCount(was.decision, left),)
    return CandidateLine(
        there.id, was.state, left, needed, there.kind, there.topic, there.conditions, only, None, None, ()
    )


def _decided(line: CandidateLine, was: Decided, counted: tuple[DecisionCount, ...]) -> CandidateLine:
    """The line with what staff decided: `customers` are those behind that decision today."""
    return replace(
        line,
        state=was.state,
        customers=_behind(was.decision, counted),
        decided_by=was.staff,
        decided_at=was.at,
        reason=was.reason,
        became=was.page,
        since=max(0, sum(it.customers for it in counted) - was.everybody),
    )


def _counted(proposals: Collection[Proposal]) -> tuple[DecisionCount, ...]:
    counts = Counter(it.decision for it in proposals)
    ordered = sorted(counts.items(), key=lambda it: (-it[1], it[0] or ""))
    return tuple(DecisionCount(decision, customers) for decision, customers in ordered)


def _behind(decision: str | None, counted: tuple[DecisionCount, ...]) -> int:
    return next((it.customers for it in counted if it.decision == decision), 0)


def _rests_on(proposals: Collection[Proposal]) -> tuple[str | None, int | None]:
    """The page that most of them name, and the newest version of it that any of them names."""
    pages = Counter(it.page for it in proposals if it.page is not None)
    if not pages:
        return None, None
    page = min(pages, key=lambda it: (-pages[it], it))
    return page, max((it.version for it in proposals if it.page == page and it.version), default=None)


def _place(line: CandidateLine) -> tuple[int, int, str]:
    waiting = ("ready", "conflicting")
    group = 0 if line.state in waiting else 2 if line.state == "forming" else 1
    return group, -line.customers, line.id
