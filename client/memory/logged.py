"""A turn as it stands in the request log: question and answer verbatim, and what the answer rested on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from client.memory.fact import Recheck

TurnState = Literal["waiting", "answering", "done", "cancelled", "failed"]
SourceKind = Literal["policy", "knowhow", "fact", "conversation"]
CardKind = Literal["promotion", "trait", "sensitive", "block", "recheck", "forget", "proposal", "secret"]


@dataclass(frozen=True, slots=True)
class Source:
    """Something an answer rests on and that the customer can open."""

    kind: SourceKind
    id: str  # page id, fact id or turn id
    title: str
    version: int | None = None  # of a page; for a fact, of the page it is linked to
    date: str | None = None  # ISO day: of the fact, of the turn, or from when the page is in force
    recheck: Recheck | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """A question or a notice shown below an answer."""

    kind: CardKind
    text: str
    fact: str | None = None
    added: tuple[str, ...] = ()  # for kind "block": lines that came
    dropped: tuple[str, ...] = ()  # and lines that went
    later: bool = False  # the customer put the question off


@dataclass(frozen=True, slots=True)
class ToolUse:
    """A tool that the model called; `arguments` is the JSON text it gave."""

    name: str
    arguments: str
    found: int | None = None  # how many things a search found; None where nothing was searched, or nobody counted


@dataclass(frozen=True, slots=True)
class Basis:
    """What a model had at hand for one answer: as it was then, not as it is today."""

    lines: int = 0  # of the block
    used: int = 0  # code points of the block
    versions: Mapping[str, int] = field(default_factory=dict)  # of the signed contents that were in use
    found: tuple[Source, ...] = ()  # what the tools returned and the answer did not name


@dataclass(frozen=True, slots=True)
class LoggedTurn:
    """One question and its answer. `asked_at` is in UTC, `zone` is where the customer was."""

    id: str
    conversation: str
    question: str
    asked_at: datetime
    zone: str
    state: TurnState
    answer: str | None = None
    completed_at: datetime | None = None
    model: str | None = None
    model_kind: str | None = None
    tools: tuple[ToolUse, ...] = ()
    sources: tuple[Source, ...] = ()
    cards: tuple[Card, ...] = ()
    error: str | None = None  # id of the sentence that says why it failed
    error_values: Mapping[str, str | int] = field(default_factory=dict)  # and what stands in it
    place: int = 0  # its order in the log; 0 before it is written
    instead_of: str | None = None  # the turn whose question was asked anew, or put in other words, by this one
    superseded: bool = False  # another turn stands in its place
    basis: Basis | None = None  # None where nobody noted it
    waits_since: datetime | None = None  # in line for the model service; kept while it is being sent
    paused: bool = False  # asked while the memory was off: never read for facts


@dataclass(frozen=True, slots=True)
class Conversation:
    """A conversation as a list shows it. `turns` counts each question once, however often it was asked anew."""

    id: str
    title: str
    started_at: datetime
    last_at: datetime
    ended: bool
    turns: int
    named: bool = False  # the title is the customer's own
    unsent: int = 0  # questions that wait to be sent
    asks: int = 0  # things drawn from it that wait for the customer's answer
