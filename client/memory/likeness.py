"""How alike are two sentences, and do they name the same numbers?"""

from __future__ import annotations

import re

_DAY_PREFIX = re.compile(r"^(?:\d{4}/)?\d{1,2}/\d{1,2} |^\d{1,2} [A-Z][a-z]{2}(?: \d{4})?: ")
_CJK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+")
_LATIN = re.compile(r"[A-Za-z][A-Za-z'-]{2,}")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


def undated(statement: str) -> str:
    """The sentence without the day that stands in front of it."""
    return _DAY_PREFIX.sub("", statement)


def numbers(statement: str) -> frozenset[str]:
    """The numbers of a sentence, its day apart."""
    return frozenset(number.replace(",", "") for number in _NUMBER.findall(undated(statement)))


def pieces(text: str) -> frozenset[str]:
    """What two texts can share: neighbouring pairs of Hangul, Kana and Han, whole Latin words."""
    pairs = {run[i : i + 2] for run in _CJK.findall(text) for i in range(max(1, len(run) - 1))}
    return frozenset(pairs | {word.lower() for word in _LATIN.findall(text)})


def likeness(one: str, other: str) -> float:
    """Dice over the pieces of both, 0 to 1; 1 for two texts with none that are equal."""
    ours, theirs = pieces(undated(one)), pieces(undated(other))
    if not ours and not theirs:
        return float(undated(one).casefold() == undated(other).casefold())
    return 2 * len(ours & theirs) / (len(ours) + len(theirs))
