"""How does what customers proposed become a draft of a know-how page? Pure; a person edits and approves it.

The words are the labels of the signed vocabulary: nothing in such a draft was written by a customer. A question becomes
a page whose answer is empty, and lint refuses it until a person has written one.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Final

from client.desk.lint.answers import HEADING
from client.errors import Refused
from client.kit.words import Words
from shared.formats.fields import table
from shared.formats.page import Page, Source, page_table, read_page
from shared.formats.vocabulary import Proposals, Topic
from shared.wire.candidates import CandidateLine

COUNT: Final = "\ue000"  # stands for a number of customers in a sentence that is looked for
MONTHS: Final = "\ue001"  # and this for the months
_CONTENT: Final = ("id", "kind", "topic", "conditions", "decisions", "page", "version", "months")


@dataclass(frozen=True, slots=True)
class Said:
    """A candidate in the words of the vocabulary; `decisions` the most frequent first, with their customers."""

    topic: str
    conditions: tuple[str, ...]
    decisions: tuple[tuple[str, int], ...]

    @property
    def situation(self) -> str:
        """Topic and conditions in one line."""
        return f"{self.topic}: {', '.join(self.conditions)}" if self.conditions else self.topic


def said(line: CandidateLine, vocabulary: Proposals, language: str) -> Said:
    """The labels behind the ids; an id that the vocabulary no longer has stands for itself."""
    topic = _topic(line, vocabulary)
    if topic is None:
        decisions = tuple((it.decision or "", it.customers) for it in line.decisions)
        return Said(line.topic or "", line.conditions, decisions)
    labels = {term.id: term.label.in_language(language) or term.id for term in (*topic.conditions, *topic.decisions)}
    return Said(
        topic.label.in_language(language) or topic.id,
        tuple(labels.get(condition, condition) for condition in line.conditions),
        tuple((labels.get(it.decision or "", it.decision or ""), it.customers) for it in line.decisions),
    )


def accepted(line: CandidateLine, vocabulary: Proposals, before: Page, *, version: int, today: date) -> Page:
    """The draft that takes the candidate in: `before` with a section of its own, or all of it where it is empty.

    Raises Refused("desk-candidate-conflicting", "desk-candidate-topic-unknown", "content-field-wrong").
    """
    not_conflicting(line, vocabulary, before.language)
    topic = _topic(line, vocabulary)
    if topic is None:
        raise Refused("desk-candidate-topic-unknown", topic=line.topic or "")
    words = Words(before.language)
    told = said(line, vocabulary, before.language)
    section = _question(told, words) if line.kind == "question" else _decision(line, told, words)
    new = not before.body
    title = before.title if not new else told.situation
    links = (line.page,) if line.page and line.page != before.id else ()
    page = replace(
        before,
        title=title,
        version=version,
        effective=today,
        summary=_summary(line, told, words, line.customers) if new else before.summary,
        body=f"# {title}\n\n{section}" if new else _with_section(before, section, line),
        revision=words.text("desk-candidate-revision", customers=line.customers, kind=line.kind or "decision"),
        sources=_with_source(before.sources, line),
        links=tuple(dict.fromkeys((*before.links, *links))),
        aliases=before.aliases or _aliases(line, topic),
        may_agree=False,  # what the assistant may agree to by itself, a person says
        customers=max(line.customers, before.customers or 0),
    )
    return read_page(table(page_table(page), "knowhow"))


def merged(line: CandidateLine, vocabulary: Proposals, before: Page, *, version: int, today: date) -> Page:
    """A page's next version that rests on this candidate too; its text stays.

    Customers of two situations may be the same ones, so that the larger number is what is sure.
    Raises Refused("desk-candidate-conflicting").
    """
    not_conflicting(line, vocabulary, before.language)
    words = Words(before.language)
    told = said(line, vocabulary, before.language)
    return replace(
        before,
        version=version,
        effective=today,
        summary=_recounted(
            before.summary, _summary(line, told, words, COUNT), _summary(line, told, words, line.customers)
        ),
        body=_recounted(before.body, _ground(COUNT, MONTHS, words), _ground(line.customers, _months(line), words)),
        revision=words.text("desk-candidate-revision", customers=line.customers, kind=line.kind or "decision"),
        sources=_with_source(before.sources, line),
        customers=max(line.customers, before.customers or 0),
    )


def not_conflicting(line: CandidateLine, vocabulary: Proposals, language: str) -> None:
    """Raises Refused("desk-candidate-conflicting") with both sides, where customers decided differently."""
    if line.state != "conflicting" and len(line.decisions) < 2:
        return
    first, second = (*said(line, vocabulary, language).decisions, ("", 0), ("", 0))[:2]
    raise Refused("desk-candidate-conflicting", one=first[0], customers=first[1], other=second[0], against=second[1])


def source_of(line: CandidateLine) -> Source:
    """The candidate as a page's source: its id, the hash of what it said, and from when it is."""
    told = asdict(line)
    content = json.dumps(
        {key: told[key] for key in _CONTENT}, ensure_ascii=False, sort_keys=True, separators=(",", ":")
    )
    months = "~".join(dict.fromkeys(line.months))
    return Source(f"candidate {line.id}", hashlib.sha256(content.encode()).hexdigest(), months)


def empty_page(page_id: str, language: str, today: date) -> Page:
    """What a page begins with that is not there yet."""
    return Page(page_id, "", 1, today, language, "", "")


def _months(line: CandidateLine) -> str:
    return " ~ ".join(dict.fromkeys(line.months))


def _topic(line: CandidateLine, vocabulary: Proposals) -> Topic | None:
    return next((topic for topic in vocabulary.topics if topic.id == line.topic), None)


def _summary(line: CandidateLine, told: Said, words: Words, customers: int | str) -> str:
    if line.kind == "question":
        return words.text("desk-candidate-summary-question", situation=told.situation, customers=customers)
    decision = told.decisions[0][0]
    return words.text("desk-candidate-summary", situation=told.situation, decision=decision, customers=customers)


def _decision(line: CandidateLine, told: Said, words: Words) -> str:
    decision = told.decisions[0][0]
    conditions = told.conditions or (told.topic,)
    parts = [
        f"**{told.situation} → {decision}**",
        f"## {words.text('desk-candidate-conditions')}",
        "\n".join(f"{number}. {condition}" for number, condition in enumerate(conditions, 1)),
        f"## {words.text('desk-candidate-decision')}",
        f"- {decision}",
        _grounds(line, words),
    ]
    return "\n\n".join(parts)


def _question(told: Said, words: Words) -> str:
    question = words.text("desk-candidate-question-text", situation=told.situation)
    return f"## {words.text('desk-candidate-question')}\n\n{question}\n\n## {words.text(HEADING)}\n"


def _ground(customers: int | str, months: str, words: Words) -> str:
    return words.text("desk-candidate-grounds", customers=customers, months=months)


def _recounted(text: str, looked_for: str, written: str) -> str:
    """`text` with today's count and months in a sentence that came from a candidate, if it still stands there."""
    pattern = re.escape(looked_for).replace(COUNT, r"[\d.,]+").replace(MONTHS, r"[-\d ~]+")
    return re.sub(pattern, lambda _: written, text, count=1)


def _grounds(line: CandidateLine, words: Words) -> str:
    grounds = [_ground(line.customers, _months(line), words)]
    if line.page:
        grounds.append(words.text("desk-candidate-rests-on", page=line.page, version=line.version or 0))
    return f"## {words.text('desk-candidate-ground')}\n\n" + "\n".join(f"- {ground}" for ground in grounds)


def _with_section(before: Page, section: str, line: CandidateLine) -> str:
    """Once: a page that rests on this candidate already keeps the text that people made of it."""
    if any(source.document == source_of(line).document for source in before.sources):
        return before.body
    return f"{before.body.rstrip()}\n\n---\n\n{section}"


def _with_source(sources: tuple[Source, ...], line: CandidateLine) -> tuple[Source, ...]:
    new = source_of(line)
    return (*(source for source in sources if source.document != new.document), new)


def _aliases(line: CandidateLine, topic: Topic) -> tuple[str, ...]:
    chosen = [term for term in topic.conditions if term.id in line.conditions]
    return tuple(dict.fromkeys((*topic.words, *(word for term in chosen for word in term.words))))
