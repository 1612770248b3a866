"""How is a payload read out to the customer? Word for word: each label in their language, with the id that travels.

None where the vocabulary no longer has one of the ids: what can not be read out can not be agreed to.
"""

from __future__ import annotations

from client.kit.words import Words
from shared.formats.vocabulary import Proposals, Topic
from shared.wire.proposal import Proposal


def read_out(payload: Proposal, vocabulary: Proposals, words: Words) -> str | None:
    """In one line, for lists."""
    topic = _topic(payload, vocabulary)
    if topic is None:
        return None
    labels = _labels(topic, words.language)
    said = " · ".join([topic.label.in_language(words.language), *(labels[it] for it in payload.conditions)])
    decided = labels[payload.decision] if payload.decision else "?"
    page = f" ({payload.page} v{payload.version})" if payload.page and payload.version else ""
    return f"{said} → {decided}{page}, {payload.month}"


def consent_text(payload: Proposal, vocabulary: Proposals, words: Words) -> str | None:
    """The whole question: what goes, what does not, when, and how it can be taken back."""
    topic = _topic(payload, vocabulary)
    if topic is None:
        return None
    labels = _labels(topic, words.language)
    lines = [
        words.text(f"proposal-ask-{payload.kind}"),
        words.text("proposal-goes"),
        words.text("proposal-goes-kind", label=words.text(f"proposal-kind-{payload.kind}"), id=payload.kind),
        words.text("proposal-goes-topic", label=topic.label.in_language(words.language), id=topic.id),
        *(words.text("proposal-goes-condition", label=labels[it], id=it) for it in payload.conditions),
    ]
    if payload.decision is not None:
        lines.append(words.text("proposal-goes-decision", label=labels[payload.decision], id=payload.decision))
    if payload.page is not None:
        code = "proposal-goes-page" if payload.version is None else "proposal-goes-version"
        lines.append(words.text(code, page=payload.page, version=payload.version or 0))
    lines += [
        words.text("proposal-goes-month", month=payload.month),
        words.text("proposal-goes-tag"),
        words.text("proposal-stays"),
        words.text("proposal-when"),
    ]
    return "\n".join(lines)


def _topic(payload: Proposal, vocabulary: Proposals) -> Topic | None:
    """The payload's topic, if it still knows each of its ids."""
    topic = next((topic for topic in vocabulary.topics if topic.id == payload.topic), None)
    if topic is None or not set(payload.conditions) <= {term.id for term in topic.conditions}:
        return None
    if payload.decision is not None and payload.decision not in {term.id for term in topic.decisions}:
        return None
    return topic


def _labels(topic: Topic, language: str) -> dict[str, str]:
    return {term.id: term.label.in_language(language) for term in (*topic.conditions, *topic.decisions)}
