"""Are two English words forms of the same one? Roughly, for judging a hit; the index itself stems in FTS5 (Porter)."""

from __future__ import annotations

from functools import lru_cache

LEAST = 3  # letters that stay

_ENDINGS = ("ments", "ingly", "ment", "ions", "ings", "ing", "ion", "ies", "ed", "es", "ly", "al", "s", "e", "y")


@lru_cache(maxsize=16_384)  # a search asks for the same words again and again
def root(word: str) -> str:
    """The word without one common ending; words of other scripts as they are."""
    if not word.isascii() or not word.isalpha():
        return word
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST:
            word = word[: -len(ending)]
            break
    return word[:-1] if len(word) > LEAST and word[-1] == word[-2] else word
