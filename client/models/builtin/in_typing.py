"""Which word was meant where one of the known matters is mistyped? Only where a message names no matter as it stands.

Korean: vowels that keys or ears confuse (환뷸, 결재). Latin: two neighbours swapped, a letter lost or doubled.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from client.models.builtin.concept_words import WORDS
from client.models.builtin.concepts import concepts

_VOWELS = str.maketrans(
    {
        "ᅲ": "ᅮ",  # ㅠ ㅜ
        "ᅳ": "ᅮ",  # ㅡ
        "ᅭ": "ᅩ",  # ㅛ ㅗ
        "ᅣ": "ᅡ",  # ㅑ ㅏ
        "ᅧ": "ᅥ",  # ㅕ ㅓ
        "ᅢ": "ᅦ",  # ㅐ ㅔ
        "ᅨ": "ᅦ",  # ㅖ
        "ᅤ": "ᅦ",  # ㅒ
        "ᅫ": "ᅬ",  # ㅙ ㅚ
        "ᅰ": "ᅬ",  # ㅞ
    }
)
_HANGUL = re.compile("[\uac00-\ud7a3]{2,}")
_LATIN = re.compile(r"[a-zA-Z]{5,}")
_SHORTEST_LATIN = 6  # letters; shorter words have too many neighbours


def mended(text: str) -> str:
    """The text with such words put right; unchanged where it names a matter already."""
    if concepts(text):
        return text
    return _LATIN.sub(lambda match: _latin(match.group()), _HANGUL.sub(lambda match: _hangul(match.group()), text))


def _hangul(word: str) -> str:
    for length in (4, 3, 2):
        if meant := _korean().get(_folded(word[:length])):
            return meant + word[length:]
    return word


def _latin(word: str) -> str:
    lower = word.lower()
    return next((known for known in _english() if known[0] == lower[0] and _one_slip(lower, known)), word)


def _one_slip(typed: str, known: str) -> bool:
    if len(typed) == len(known):
        return sorted(typed) == sorted(known) and sum(a != b for a, b in zip(typed, known, strict=True)) <= 2
    longer, shorter = (typed, known) if len(typed) > len(known) else (known, typed)
    if len(longer) - len(shorter) != 1:
        return False
    return any(longer[:i] + longer[i + 1 :] == shorter for i in range(len(longer)))


def _folded(word: str) -> str:
    return unicodedata.normalize("NFD", word).translate(_VOWELS)


@cache
def _korean() -> dict[str, str]:
    words = [word for listed in WORDS.values() for word in listed if _HANGUL.fullmatch(word)]
    return {_folded(word): word for word in reversed(words)}


@cache
def _english() -> tuple[str, ...]:
    listed = (word for words in WORDS.values() for word in words if word.isascii() and word.isalpha())
    return tuple(word for word in listed if len(word) >= _SHORTEST_LATIN)
