"""What does a device leave with the service as evidence of an agreement, and what does it read back?"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

CHAIN_PAGE: Final = 500  # links in one answer
QUOTES_AT_MOST: Final = 20
STATEMENT_AT_MOST: Final = 1_000  # these two: code points
TEXT_AT_MOST: Final = 8_000  # statement and quotes together
REASON_LEAST: Final = 10  # code points


@dataclass(frozen=True, slots=True)
class EvidenceQuote:
    """Words of one side."""

    speaker: Literal["customer", "service"]
    text: str = field(repr=False)
    at: str  # a stamp


@dataclass(frozen=True, slots=True)
class EvidenceBody:
    """An agreement or a decision to which the service is a party. No more of the conversation than these quotes."""

    statement: str = field(repr=False)
    quotes: list[EvidenceQuote] = field(repr=False)
    day: str | None  # ISO
    page: str | None  # the policy page, and its version in force then
    version: int | None
    knowhow: str | None = None
    knowhow_version: int | None = None


@dataclass(frozen=True, slots=True)
class NewEvidence:
    """PUT /v1/evidence/{id}, signed in; the id is the device's own random one: the same once more changes nothing."""

    body: EvidenceBody


@dataclass(frozen=True, slots=True)
class Receipt:
    """Where the evidence stands in the chain. With salt and body anybody can compute the leaf again."""

    id: str
    place: int
    received_at: str
    salt: str = field(repr=False)  # hexadecimal
    leaf: str
    link: str
    keep_until: str


@dataclass(frozen=True, slots=True)
class EvidenceLine:
    """One piece, as the customer and a reading member of the staff see it."""

    receipt: Receipt
    body: EvidenceBody


@dataclass(frozen=True, slots=True)
class ReadLine:
    """Who read this customer's evidence, when, and why."""

    staff: str
    reason: str = field(repr=False)
    at: str


@dataclass(frozen=True, slots=True)
class EvidenceList:
    """GET /v1/evidence: everything that is kept of the account, and who read it."""

    evidence: list[EvidenceLine]
    reads: list[ReadLine]
    retention_days: int


@dataclass(frozen=True, slots=True)
class ReadRequest:
    """POST /v1/evidence/read, a reviewer: a customer's evidence by e-mail address, with a reason that is logged."""

    email: str = field(repr=False)
    reason: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ChainLink:
    """One link; tells nothing of anybody."""

    place: int
    received_at: str
    leaf: str
    link: str


@dataclass(frozen=True, slots=True)
class ChainPage:
    """GET /v1/evidence/chain?after=: links in order, at most CHAIN_PAGE; fewer are the last ones."""

    links: list[ChainLink]
