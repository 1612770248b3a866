"""Where may a line of Korean break? Between words only, as a Korean reader expects; the drawing engine breaks anywhere.

A word joiner between the letters of a word keeps it whole. It is for drawing alone: what is read aloud, copied, stored
or sent is the text without it.
"""

from __future__ import annotations

import re
from typing import Final

JOINER: Final = "\u2060"
LONGEST_WORD: Final = 16  # letters; a longer run would not fit a phone's line and has to break somewhere

_INSIDE: Final = re.compile(r"(?<=[가-힣0-9A-Za-z.,!?%)\]’”])(?=[가-힣])|(?<=[가-힣])(?=[0-9A-Za-z.,!?%)\]’”])")
_WORD: Final = re.compile(r"\S+?(?=\]\()|\S+")  # what a link leads to is no letter of its last word


def keep_words(text: str) -> str:
    """The text as it is drawn."""
    return _WORD.sub(_joined, text)


def _joined(match: re.Match[str]) -> str:
    word = match.group()
    return word if len(word) > LONGEST_WORD else _INSIDE.sub(JOINER, word)
