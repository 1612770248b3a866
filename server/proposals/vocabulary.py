"""Is this proposal made of nothing but today's signed vocabulary? Pure; a refusal never repeats it.

What can not be said can not tell who said it: no other word, no order or repetition of conditions, no month that gives
a time away, no page that nobody else has.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from server.errors import Refused
from shared.formats.month import in_time
from shared.formats.vocabulary import Proposals, Topic
from shared.wire.proposal import CONDITIONS_AT_MOST, Proposal


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What the live signed config and the live policy allow to be named."""

    proposals: Proposals = field(default_factory=Proposals)
    pages: Mapping[str, int] = field(default_factory=dict)  # policy pages, and the newest version of each


def checked(said: Proposal, live: Vocabulary, now: datetime) -> Proposal:
    """The proposal itself. Raises Refused("proposal-unknown"): not of these words, or not of these months."""
    topic = next((it for it in live.proposals.topics if it.id == said.topic), None)
    if topic is None or not (_known(said, topic) and _on_a_page(said, topic, live.pages) and in_time(said.month, now)):
        raise Refused("proposal-unknown")
    return said


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
