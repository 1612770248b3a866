"""From which words may a customer's device choose when it proposes a decision or a question to the service?

No free text leaves a device (design page: know-how from customers): topics, conditions and decisions are ids of this
signed list. `words` are what a customer would say, so that a device can recognise the case by itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from shared.formats.fields import LANGUAGES, Fields, wrong

LABEL_LIMIT = 300  # code points
TERM_LIMIT = 100  # topics, or conditions and decisions of one topic
THRESHOLD = 3  # distinct customers before staff see a candidate's content; the lowest that the design allows
_KEY = re.compile(r"0[23][0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Words:
    """One short text in each language; an empty one falls back to Korean, then English, then Japanese."""

    ko: str = ""
    en: str = ""
    ja: str = ""

    def in_language(self, language: str) -> str:
        """The text for a reader of `language`, "" where there is none at all."""
        by_language = {"ko": self.ko, "en": self.en, "ja": self.ja}
        return by_language.get(language) or self.ko or self.en or self.ja


@dataclass(frozen=True, slots=True)
class Term:
    """A condition or a decision that can be chosen."""

    id: str
    label: Words
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Topic:
    """What a proposal can be about. `page` is the policy page that it belongs to, if any."""

    id: str
    label: Words
    page: str | None = None
    words: tuple[str, ...] = ()
    conditions: tuple[Term, ...] = ()
    decisions: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposals:
    """The vocabulary, how many distinct customers make a candidate, and which key contributor tags are made with."""

    threshold: int = THRESHOLD
    topics: tuple[Topic, ...] = ()
    key: str | None = None  # the server's public key, 33 bytes in hexadecimal (`gieok-server check` prints it)


def read_words(given: Fields) -> Words:
    """The three texts from their table."""
    return Words(*(given.line(language, limit=LABEL_LIMIT, default="") for language in LANGUAGES))


def read_proposals(given: Fields) -> Proposals:
    """The vocabulary from its table. Raises Refused("content-field-wrong")."""
    return Proposals(
        threshold=given.clamped("threshold", low=THRESHOLD, high=1_000, default=THRESHOLD),
        topics=given.items("topics", _read_topic, limit=TERM_LIMIT),
        key=_read_key(given) if given.has("key") else None,
    )


def _read_key(given: Fields) -> str:
    found = given.line("key", limit=66)
    if not _KEY.fullmatch(found):
        raise wrong(given.place, "key", "key")
    return found


def _read_topic(given: Fields) -> Topic:
    return Topic(
        id=given.id("id"),
        label=read_words(given.table("label")),
        page=given.id("page") if given.has("page") else None,
        words=given.lines("words", limit=TERM_LIMIT, each=LABEL_LIMIT),
        conditions=given.items("conditions", _read_term, limit=TERM_LIMIT),
        decisions=given.items("decisions", _read_term, limit=TERM_LIMIT),
    )


def _read_term(given: Fields) -> Term:
    return Term(
        id=given.id("id"),
        label=read_words(given.table("label")),
        words=given.lines("words", limit=TERM_LIMIT, each=LABEL_LIMIT),
    )
