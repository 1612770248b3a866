"""What may a customer's device tell the service, with the customer's consent? Only ids of the signed vocabulary.

No free text, no account, no device: a payload of this form has no place where a name could stand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ProposalKind = Literal["decision", "question"]


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
