"""Memories that mem0 has exported become facts that wait for the customer's yes: they have no quote in this log.

All of a file or nothing. A memory that is here already, or that the customer deleted, is passed over; secrets are
masked; what is sensitive waits for consent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from client.errors import Refused
from client.learning.by_hand import as_said
from client.learning.lexicon import topic_of
from client.mem0_bridge.memories_file import Remembered, memories, read
from client.memory.fact import Fact, Kind
from client.memory.secrets import MASK, mask
from client.memory.sensitive import sensitive_area
from client.notebook import graves
from client.store import audit, facts, remains
from client.store.database import Database
from shared.text import fold

LARGEST_MB = 64
KIND: Kind = "attribute"  # mem0 does not say what a memory is


@dataclass(slots=True)
class Brought:
    """How many are new, how many of these are sensitive or held a secret, and why others were passed over."""

    new: int = 0
    sensitive: int = 0
    masked: int = 0
    passed_over: Counter[str] = field(default_factory=Counter)


def bring(database: Database, path: Path, *, now: datetime, areas: Collection[str]) -> Brought:
    """Read a file of mem0 in. Raises Refused (import-unreadable, import-mem0-…) and changes nothing then."""
    listed = _listed(path)
    brought = Brought()
    with database.transaction():
        known = {fold(statement) for statement in remains.statements(database)}
        for entry in listed:
            memory = read(entry, now)
            if isinstance(memory, str):
                brought.passed_over[memory] += 1
            else:
                _take(database, memory, brought, known, now=now, areas=areas)
        if brought.new:
            audit.record(database, now, "customer", "memory-imported", {"facts": brought.new, "from": "mem0"})
    return brought


def _take(
    database: Database,
    memory: Remembered,
    brought: Brought,
    known: set[str],
    *,
    now: datetime,
    areas: Collection[str],
) -> None:
    masked = mask(memory.text)
    statement = fold(masked.text)
    if masked.kinds and not any(char.isalnum() for char in statement.replace(MASK, "")):
        brought.passed_over["secret"] += 1
    elif graves.is_buried(database, KIND, (), statement):
        brought.passed_over["deleted"] += 1
    elif statement in known or facts.get(database, memory.id) is not None:
        brought.passed_over["known"] += 1
    else:
        sensitive = sensitive_area(statement, areas) is not None
        read = as_said(statement, memory.last, memory.id)
        fact = Fact(
            id=memory.id,
            kind=KIND,
            statement=statement,
            day=None,
            stated=False,
            status="awaiting_consent" if sensitive else "awaiting_confirmation",
            first_seen=memory.first,
            last_seen=memory.last,
            attribute=read.attribute if read else None,
            value=read.value if read else None,
            topic=read.topic if read else topic_of(statement),
            sensitive=sensitive,
        )
        facts.insert(database, fact)
        facts.record(database, fact.id, now, "imported", {"from": "mem0"})
        known.add(statement)
        brought.new += 1
        brought.sensitive += sensitive
        brought.masked += bool(masked.kinds)


def _listed(path: Path) -> list[object]:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_MB * 1024 * 1024 + 1)
    except OSError as error:
        raise Refused("import-unreadable", file=path.name) from error
    if len(content) > LARGEST_MB * 1024 * 1024:
        raise Refused("import-mem0-too-large", file=path.name, limit=LARGEST_MB)
    try:
        listed = memories(content.decode("utf-8-sig"))
    except ValueError as error:
        raise Refused("import-mem0-not-json", file=path.name) from error
    if listed is None:
        raise Refused("import-mem0-not-memories", file=path.name)
    return listed
