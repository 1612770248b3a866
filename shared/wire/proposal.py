"""What may a customer's device tell the service, with the customer's consent? Only ids of the signed vocabulary.

No free text, no account, no device: a payload of this form has no place where a name could stand. Bytes travel as
base64. The tag is asked for while signed in and used without: see server/README.md for what could still be learned.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

ProposalKind = Literal["decision", "question"]

CONDITIONS_AT_MOST: Final = 12  # of one proposal: the more, the likelier it is that only one customer has them all


@dataclass(frozen=True, slots=True)
class Proposal:
    """A decision in a situation, or a question that came up in one."""

    kind: ProposalKind
    topic: str  # these three: ids of the vocabulary
    conditions: tuple[str, ...]  # sorted
    decision: str | None  # None for a question
    page: str | None  # the policy page, and its version in force then
    version: int | None
    month: str  # "2026-09"


@dataclass(frozen=True, slots=True)
class TagRequest:
    """POST /v1/proposals/tags, signed in: two blinded points for one topic, evaluated together and counted once."""

    elements: list[str]


@dataclass(frozen=True, slots=True)
class TagReply:
    """The two evaluations, and the public key that they were made with."""

    elements: list[str]
    public_key: str


@dataclass(frozen=True, slots=True)
class Contributor:
    """Proof of a contributor tag: what was evaluated (32 bytes) and what came out (32 bytes). It names nobody."""

    input: str = field(repr=False)
    output: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Submission:
    """POST /v1/proposals, not signed in. The same contributor and situation once more replaces what was there."""

    contributor: Contributor
    proposal: Proposal


@dataclass(frozen=True, slots=True)
class TakenBack:
    """POST /v1/proposals/taken-back, not signed in: this contributor's proposal of that situation goes."""

    contributor: Contributor
    kind: ProposalKind
    topic: str
    conditions: tuple[str, ...]
