"""What do staff see of what customers proposed, and what do they decide? Routes below /v1/candidates, staff only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shared.wire.proposal import ProposalKind

CandidateState = Literal["forming", "ready", "conflicting", "accepted", "declined", "merged"]
Verdict = Literal["accepted", "declined", "merged"]


@dataclass(frozen=True, slots=True)
class DecisionCount:
    """One of the decisions in a situation (None for a question), and how many different customers stand behind it."""

    decision: str | None
    customers: int


@dataclass(frozen=True, slots=True)
class CandidateLine:
    """GET /v1/candidates, one of them. While it is forming only state and counts are told: everything else is empty."""

    id: str  # of the situation; "" while it is forming
    state: CandidateState
    customers: int  # distinct, of the most frequent decision; once decided, of the one that was decided on
    needed: int  # the threshold of the signed config
    kind: ProposalKind | None
    topic: str | None
    conditions: tuple[str, ...]
    decisions: tuple[DecisionCount, ...]  # the most frequent first
    page: str | None  # the policy page that it rests on, and the newest version of it that was named
    version: int | None
    months: tuple[str, ...]  # the first and the last
    decided_by: str | None = None  # these four: of a candidate that staff decided
    decided_at: str | None = None
    reason: str = ""
    became: str | None = None  # the know-how page
    since: int = 0  # customers that came after it was decided, with whatever decision


@dataclass(frozen=True, slots=True)
class CandidateList:
    """GET /v1/candidates: those with content first."""

    candidates: list[CandidateLine]


@dataclass(frozen=True, slots=True)
class CandidateVerdict:
    """POST /v1/candidates/{id}/verdict. Accepted and merged name the page; declined gives the reason."""

    verdict: Verdict
    reason: str = ""
    page: str | None = None
    version: int | None = None
