"""A customer fact: one dated sentence, and what it rests on."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Literal

Kind = Literal["event", "decision", "agreement", "attribute", "preference", "trait"]
Status = Literal["active", "replaced", "retracted", "awaiting_consent", "awaiting_confirmation"]
Speaker = Literal["customer", "service"]
Attribute = Literal[
    "name", "address_form", "language", "tier", "contact", "channel", "accessibility", "contract", "seats"
]

KINDS: tuple[Kind, ...] = ("event", "decision", "agreement", "attribute", "preference", "trait")


@dataclass(frozen=True, slots=True)
class PageRef:
    """A wiki page in one of its versions."""

    page: str
    version: int


BY_HAND = "by-hand:"  # and an id of its own: stands in the place of a turn where the customer wrote it on a screen


@dataclass(frozen=True, slots=True)
class Quote:
    """Words that somebody really said, and where."""

    text: str
    speaker: Speaker
    turn: str  # the turn's id, or BY_HAND and what tells one correction from another
    at: datetime

    @property
    def by_hand(self) -> bool:
        """Did the customer write it down on a screen, in no conversation?"""
        return self.turn.startswith(BY_HAND)


@dataclass(frozen=True, slots=True)
class Recheck:
    """Why a fact has to be looked at again: `page` now has `current`, or it was not seen for long."""

    reason: Literal["policy", "age"]
    page: str | None = None
    linked: int | None = None
    current: int | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A fact that an extractor proposes; it has no id until the gate, the judge and the store have seen it."""

    kind: Kind
    statement: str
    quotes: tuple[Quote, ...]
    day: date | None = None  # absolute, local to the customer; None = no date was given
    stated: bool = True  # False = inferred
    attribute: Attribute | None = None  # for kind "attribute" and "preference": which one, where it is a known one
    value: str | None = None  # its value in few words ("enterprise", "ja", "5")
    topic: str | None = None  # what it is about, as a short stable key ("refund", "tier"); for judging
    policy: PageRef | None = None
    knowhow: PageRef | None = None  # the page an agreement rests on
    retracts: bool = False  # the customer takes something back; the judge finds what
    sensitive: bool = False
    instead_of: date | None = None  # the day that the customer gave before, and puts right here


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact as it is stored."""

    id: str
    kind: Kind
    statement: str
    day: date | None
    stated: bool
    status: Status
    first_seen: datetime
    last_seen: datetime
    evidence: tuple[Quote, ...] = ()
    attribute: Attribute | None = None
    value: str | None = None
    topic: str | None = None
    policy: PageRef | None = None
    knowhow: PageRef | None = None
    recheck: Recheck | None = None
    sensitive: bool = False
    replaced_by: str | None = None
    supports: tuple[str, ...] = field(default=())
