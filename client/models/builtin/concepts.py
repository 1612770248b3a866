"""Which words of the three languages mean the same thing in customer service?

Only to see that a question and a text are about the same matter although their languages differ, and to search once
more in the other languages. A service may be about anything: what stands here helps, and nothing depends on it.
Longer Latin words count from a word's start, others anywhere.
"""

from __future__ import annotations

import re
from functools import lru_cache

from client.models.builtin.concept_words import WORDS
from client.models.builtin.cue import Cue, cue

VAGUE = frozenset(
    {"policy", "change", "period", "data", "limit", "support", "price", "account", "name"}
)  # say little alone

MODIFIERS = frozenset({"partial", "exception"})  # qualify what is asked, are not what it is about

TROUBLES = frozenset({"charged twice", "failed payment", "outage", "error", "late", "overdue", "malware"})

CASES = MODIFIERS | TROUBLES  # who names one of these states a case

SITUATIONS = TROUBLES | {"fewer", "refund", "discount", "exchange", "return", "cancel"}  # a know-how is for these alone

ACTIONS = frozenset(
    {"refund", "discount", "credit", "exchange", "return", "cancel"}
)  # done to a customer's money or contract


def _pattern(words: tuple[str, ...]) -> Cue:
    return cue("|".join(_one(word) for word in words))


def _one(word: str) -> str:
    if not word[0].isascii():
        return re.escape(word)
    return rf"\b{re.escape(word)}" + (r"(?:s|es)?\b" if word.isascii() and len(word) <= _SHORT else "")


_SHORT = 4  # letters; longer Latin words may go on ("cancel": cancellation), short ones would meet others ("fee": feel)
PATTERNS: dict[str, Cue] = {concept: _pattern(words) for concept, words in WORDS.items()}


_PHRASES = _pattern(tuple(word for words in WORDS.values() for word in words if " " in word.strip()))


def without_phrases(text: str) -> str:
    """The text without the concepts of several words, which would leave words of their own ("how long")."""
    return _PHRASES.sub(" ", text)


@lru_cache(maxsize=8)  # the steps of a turn ask of the same few texts; the next turn drives them out
def concepts(text: str) -> frozenset[str]:
    """The concepts that a text names."""
    return frozenset(concept for concept, pattern in PATTERNS.items() if pattern.search(text))


@lru_cache(maxsize=256)  # titles are the same for everybody; nothing of a customer's goes in here
def title_concepts(title: str) -> frozenset[str]:
    """The concepts that the title of a page names."""
    return concepts(title)


def in_other_words(found: frozenset[str]) -> str:
    """Search words for these concepts in all three languages, the first of each; empty for none."""
    return " ".join(dict.fromkeys(word.strip() for concept in sorted(found) for word in _firsts(concept)))


def _firsts(concept: str) -> list[str]:
    words = WORDS[concept]
    hangul = next((word for word in words if "\uac00" <= word[0] <= "\ud7a3"), None)
    latin = next((word for word in words if word[0].isascii()), None)
    other = next((word for word in words if not word[0].isascii() and not "\uac00" <= word[0] <= "\ud7a3"), None)
    return [word for word in (hangul, latin, other) if word]
