"""On which wiki pages does a fact rest, in which version? Those that the turn's answer cited."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date

from client.learning.lexicon import ACTIONS
from client.memory.fact import PageRef
from client.memory.logged import LoggedTurn, Source


def policy_of(turn: LoggedTurn, topic: str | None, today: date) -> PageRef | None:
    """The cited policy page that is about the topic, in the version in force that day; None where none is."""
    return _best(_pages(turn, "policy", today), topic)


def knowhow_of(turn: LoggedTurn, topic: str | None, today: date) -> PageRef | None:
    """The cited know-how page; the first of several where none names the topic."""
    pages = _pages(turn, "knowhow", today)
    return _best(pages, topic) or (PageRef(pages[0].id, pages[0].version or 1) if pages else None)


def _pages(turn: LoggedTurn, kind: str, today: date) -> list[Source]:
    newest: dict[str, Source] = {}
    for source in turn.sources:
        if (
            source.kind != kind
            or source.version is None
            or (source.date is not None and source.date[:10] > today.isoformat())
        ):
            continue
        known = newest.get(source.id)
        if known is None or (known.version or 0) < source.version:
            newest[source.id] = source
    return list(newest.values())


def _best(pages: Iterable[Source], topic: str | None) -> PageRef | None:
    words = ACTIONS.get(topic or "", re.escape(topic) if topic else r"(?!)")
    for source in pages:
        if source.version is not None and re.search(words, f"{source.id} {source.title}", re.IGNORECASE):
            return PageRef(source.id, source.version)
    return None
