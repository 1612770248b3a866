"""Is this proposal made of nothing but today's signed vocabulary? Pure; a refusal never repeats it.

What can not be said can not tell who said it: no other word, no order or repetition of conditions, no month that gives
a time away, no page that nobody else has.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from server.errors import Refused
from shared.formats.vocabulary import Proposals, Topic
from shared.wire.proposal import CONDITIONS_AT_MOST, Proposal

MONTHS_BACK: Final = 24  # older cases say little of today's rules; what is older is not kept either
_EAST: Final = timedelta(hours=14)  # where a month begins first, seen from UTC
_MONTH: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What the live signed config and the live policy allow to be named."""

    proposals: Proposals = field(default_factory=Proposals)
    pages: Mapping[str, int] = field(default_factory=dict)  # policy pages, and the newest version of each


def checked(said: Proposal, live: Vocabulary, now: datetime) -> Proposal:
    """The proposal itself. Raises Refused("proposal-unknown"): not of these words, or not of these months."""
    topic = next((it for it in live.proposals.topics if it.id == said.topic), None)
    if topic is None or not (_known(said, topic) and _on_a_page(said, topic, live.pages) and _in_time(said.month, now)):
        raise Refused("proposal-unknown")
    return said


def oldest_month(now: datetime) -> str:
    """The first month that is still taken and kept."""
    months = now.year * 12 + now.month - 1 - MONTHS_BACK
    return f"{months // 12:04}-{months % 12 + 1:02}"


def _known(said: Proposal, topic: Topic) -> bool:
    conditions, decisions = {it.id for it in topic.conditions}, {it.id for it in topic.decisions}
    ordered = said.conditions == tuple(sorted(set(said.conditions)))
    decided = said.decision in decisions if said.kind == "decision" else said.decision is None
    return ordered and decided and len(said.conditions) <= CONDITIONS_AT_MOST and conditions.issuperset(said.conditions)


def _on_a_page(said: Proposal, topic: Topic, pages: Mapping[str, int]) -> bool:
    """None; the topic's own; or a live page of the policy in a version that there has been."""
    if said.version is None:
        return said.page is None or said.page == topic.page or said.page in pages
    return said.page is not None and 1 <= said.version <= pages.get(said.page, 0)


def _in_time(month: str, now: datetime) -> bool:
    latest = (now + _EAST).strftime("%Y-%m")
    return _MONTH.fullmatch(month) is not None and oldest_month(now) <= month <= latest
