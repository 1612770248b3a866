"""How are the ids of a candidate said? By the labels of the vocabulary in the config; an id without one stays an id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from client.desk.content import config_values
from shared.formats.config import read_config
from shared.formats.vocabulary import Topic
from shared.wire.candidates import CandidateLine


@dataclass(frozen=True, slots=True)
class Labels:
    """The vocabulary by topic, in one language."""

    topics: Mapping[str, Topic]
    language: str

    def topic(self, line: CandidateLine) -> str:
        """What it is about."""
        found = self.topics.get(line.topic or "")
        return (found.label.in_language(self.language) if found else "") or line.topic or ""

    def conditions(self, line: CandidateLine) -> tuple[str, ...]:
        """In which situation."""
        found = self.topics.get(line.topic or "")
        terms = {term.id: term for term in found.conditions} if found else {}
        return tuple(
            (terms[name].label.in_language(self.language) if name in terms else "") or name for name in line.conditions
        )

    def decision(self, line: CandidateLine, name: str | None) -> str:
        """What was decided; empty for a question."""
        found = self.topics.get(line.topic or "")
        terms = {term.id: term for term in found.decisions} if found else {}
        if name is None:
            return ""
        return (terms[name].label.in_language(self.language) if name in terms else "") or name


def labels(config: str | None, language: str) -> Labels:
    """From the draft's config. Raises Refused where somebody broke it by hand."""
    if config is None:
        return Labels({}, language)
    topics = read_config(config_values(config)).proposals.topics
    return Labels({topic.id: topic for topic in topics}, language)
