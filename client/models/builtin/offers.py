"""Did the assistant end its last answer with a question of its own, and which one?"""

from __future__ import annotations

from typing import Literal

from client.models.builtin.words import WORDS

Pending = Literal["exception", "condition", "keep_language", "keep_name", "keep_style"]
KEEP: frozenset[Pending | None] = frozenset({"keep_language", "keep_name", "keep_style"})

_WINDOW = 400  # code points at the end of an answer; contact and markers may follow the question


def pending(answer: str) -> Pending | None:
    """The question that still waits for a yes or a no; None where the answer asked none."""
    end = answer[-_WINDOW:]
    for words in WORDS.values():
        if words.shall_we in end:
            return "exception"
        if all(part in end for part in words.only_for.split("{who}")):
            return "condition"
        if words.keep_language in end:
            return "keep_language"
        if words.keep_name in end:
            return "keep_name"
        if words.keep_style in end:
            return "keep_style"
    return None
