"""What does a model know before the question? The system prompt, rebuilt every turn; what changes stands last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import datetime
from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo

from client.memory.block import header
from client.models.port import SystemPart
from shared.formats.config import ServiceConfig

TEMPORARY = (
    "# Temporary conversation\nNothing said here is remembered, and nothing can be written to the block. When the "
    "customer asks to remember something or wishes for something from now on, say that a temporary conversation "
    "remembers nothing; follow the wish within this conversation."
)

PAUSED = (
    "# Memory is paused\nThe customer has paused the memory: what is known may be used, and nothing new is remembered "
    "of this turn; nothing can be written to the block. When the customer asks to remember something or wishes for "
    "something from now on, say that the memory is paused and can be switched on again on the memory screen; follow "
    "the wish within this conversation."
)


@dataclass(frozen=True, slots=True)
class Standing:
    """What is in force at the moment of a turn."""

    service_context: str
    config: ServiceConfig
    block: str
    limit: int
    language: str
    zone: str
    temporary: bool = False  # nothing of this conversation is kept
    versions: Mapping[str, int] = field(default_factory=dict)  # of the signed contents, by kind
    paused: bool = False  # the memory is off: what is known is used, nothing new is remembered


def system_prompt(standing: Standing, now: datetime) -> tuple[SystemPart, ...]:
    """The parts in their order: service context, rules, people, language and day, the customer's block."""
    today = now.astimezone(ZoneInfo(standing.zone)).date().isoformat()
    head = header(standing.block, standing.limit)
    return (
        SystemPart("service_context", standing.service_context),
        SystemPart("rules", rules()),
        SystemPart("people", _people(standing.config)),
        SystemPart("language", f"language: {standing.language}\ntoday: {today}\nzone: {standing.zone}"),
        *((SystemPart("temporary", TEMPORARY),) if standing.temporary else ()),
        *((SystemPart("paused", PAUSED),) if standing.paused and not standing.temporary else ()),
        SystemPart("block", f"{head}\n{standing.block}" if standing.block else head),
    )


@cache
def rules() -> str:
    """Our own rules for memory and sources: a text file, the same for every customer."""
    return resources.files("client.turn").joinpath("rules.txt").read_text("utf-8").strip()


def _people(config: ServiceConfig) -> str:
    told = {"hours": asdict(config.people.hours), "contact": asdict(config.people.contact)}
    return "\n".join(
        f"{what}.{language}: {text}" for what, words in told.items() for language, text in words.items() if text
    )
