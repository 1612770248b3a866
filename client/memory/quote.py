"""A quote, and whether the customer really said it.

The gate in front of the facts, for every extractor alike. Each quote must stand in a message of those turns (NFC, white
space folded, nothing else): the customer's in the question and in their own words, the service's in the answer, which
counts for agreements alone. No quote, no fact. A day that neither the words nor the turn's own day support is dropped;
a number that nobody said refuses the whole candidate. Verifies and returns; storing is not done here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Literal

from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from client.memory.own_words import own_words
from shared.text import fold

Reason = Literal[
    "no_quote",  # it names none
    "not_said",  # a quote stands in no message of these turns
    "not_own_words",  # the customer only quoted or pasted it
    "no_customer_side",  # the service said it alone
    "too_short",  # a syllable proves nothing
    "number",  # a number in the statement that nobody said
    "claim",  # the quoted words do not claim it: a question, a supposition, another's affair
    "value",  # the value is not in the quoted words
    "secret",  # nothing is left once secrets are masked
    "older",  # what holds now was said after it
    "corrected",  # the customer put it right in the same conversation
    "deleted",  # the customer deleted this fact before
    "nothing_to_take_back",
    "unclear_which",
]
SupportedDays = Callable[[LoggedTurn, str], frozenset[date]]

SHORTEST_QUOTE = 2  # letters or digits; "네" alone stands in nearly every message
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_WORD_NUMBERS = {
    word: str(number)
    for number, words in enumerate(
        (
            ("한", "하나", "one", "一"),
            ("두", "둘", "two", "二"),
            ("세", "셋", "three", "三"),
            ("네", "넷", "four", "四"),
            ("다섯", "five", "五"),
            ("여섯", "six", "六"),
            ("일곱", "seven", "七"),
            ("여덟", "eight", "八"),
            ("아홉", "nine", "九"),
            ("열", "ten", "十"),
        ),
        start=1,
    )
    for word in words
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A candidate that does not become a fact, and why; the reason is counted, the candidate is not kept."""

    candidate: Candidate
    reason: Reason


def check(candidate: Candidate, turns: Sequence[LoggedTurn], days: SupportedDays) -> Candidate | Refusal:
    """The candidate with its quotes bound to the turns that hold them, or why it is refused.

    `days(turn, words)` gives the days that support a fact quoted as `words` from that turn.
    """
    if not candidate.quotes:
        return Refusal(candidate, "no_quote")
    if candidate.kind != "agreement":
        candidate = replace(candidate, quotes=tuple(q for q in candidate.quotes if q.speaker == "customer"))
    if not any(quote.speaker == "customer" for quote in candidate.quotes):
        return Refusal(candidate, "no_customer_side")
    bound: list[Quote] = []
    for quote in candidate.quotes:
        found = _bind(quote, turns)
        if isinstance(found, str):
            return Refusal(candidate, found)
        bound.append(found)
    by_id = {turn.id: turn for turn in turns}
    candidate = replace(candidate, quotes=tuple(bound), day=_supported(candidate.day, bound, by_id, days))
    if not _numbers(candidate.statement) <= _said_numbers(candidate, by_id):
        return Refusal(candidate, "number")
    return candidate


def _bind(quote: Quote, turns: Sequence[LoggedTurn]) -> Quote | Reason:
    words = fold(quote.text)
    whole = any(words == fold(turn.question) for turn in turns)  # "네" to an offer is a whole answer
    if sum(char.isalnum() for char in words) < (1 if whole else SHORTEST_QUOTE):
        return "too_short"
    pasted = False
    for turn in sorted(turns, key=lambda turn: turn.id != quote.turn):  # the turn it names first
        if quote.speaker == "service":
            if words in fold(turn.answer or ""):
                return replace(quote, turn=turn.id, at=turn.completed_at or turn.asked_at)
        elif words in fold(own_words(turn.question)):
            return replace(quote, turn=turn.id, at=turn.asked_at)
        elif words in fold(turn.question):
            pasted = True
    return "not_own_words" if pasted else "not_said"


def _supported(
    day: date | None, quotes: Sequence[Quote], turns: Mapping[str, LoggedTurn], days: SupportedDays
) -> date | None:
    if day is None:
        return None
    supported = {it for quote in quotes if quote.speaker == "customer" for it in days(turns[quote.turn], quote.text)}
    return day if day in supported else None


def _said_numbers(candidate: Candidate, turns: Mapping[str, LoggedTurn]) -> set[str]:
    said: set[str] = set()
    for quote in candidate.quotes:
        turn = turns[quote.turn]
        texts = [quote.text, turn.question] if quote.speaker == "customer" else [quote.text, turn.answer or ""]
        for text in texts:
            said |= _numbers(text)
            said |= {number for word, number in _WORD_NUMBERS.items() if word in text.lower()}
    if candidate.day is not None:
        said |= {str(candidate.day.year), str(candidate.day.month), str(candidate.day.day)}
    return said


def _numbers(text: str) -> set[str]:
    wide = text.translate(str.maketrans("０１２３４５６７８９", "0123456789"))
    return {part for match in _NUMBER.findall(wide) for part in (match.replace(",", "").lstrip("0") or "0",)}
