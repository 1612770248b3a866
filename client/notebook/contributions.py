"""What could this customer contribute to the service's know-how, word for word? Nothing is sent from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from client.memory.proposal import proposal_of
from client.notebook.block import read_block
from client.store import facts
from client.store.database import Database
from shared.formats.vocabulary import Proposals
from shared.wire.proposal import Proposal


@dataclass(frozen=True, slots=True)
class Contribution:
    """A payload, the fact that it would come from, and how it reads in the customer's language."""

    fact: str
    text: str
    payload: Proposal


@dataclass(frozen=True, slots=True)
class Contributions:
    """The payloads of one account."""

    database: Database
    vocabulary: Callable[[], Proposals]

    def possible(self, language: str) -> list[Contribution]:
        """Every payload that could be sent, the newest fact first."""
        vocabulary, block = self.vocabulary(), read_block(self.database, 0).text
        found = [(fact, proposal_of(fact, block, vocabulary)) for fact in facts.decided(self.database)]
        return [
            Contribution(fact.id, _read_out(payload, vocabulary, language), payload)
            for fact, payload in found
            if payload
        ]


def _read_out(payload: Proposal, vocabulary: Proposals, language: str) -> str:
    topic = next(topic for topic in vocabulary.topics if topic.id == payload.topic)
    labels = {term.id: term.label.in_language(language) for term in (*topic.conditions, *topic.decisions)}
    said = [topic.label.in_language(language), *(labels[it] for it in payload.conditions)]
    decided = labels[payload.decision] if payload.decision else "?"
    page = f" ({payload.page} v{payload.version})" if payload.page and payload.version else ""
    return f"{' · '.join(said)} → {decided}{page}, {payload.month}"
