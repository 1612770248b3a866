"""Into which clauses does a message fall, and in which language is it?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

from client.learning.draft import Clause

Language = Literal["ko", "en", "ja"]

LONGEST_MESSAGE = 8_000  # code points that the rules read of one message; what follows is a document, no talk
LONGEST_SENTENCE = 400  # nobody claims one thing in more; also bounds the time that a rule takes
_SENTENCE = re.compile(r"(?:[^.!?。！？…\n]|\.(?=\d|\w)|(?<=\d)\.(?=\s?\d))+[.!?。！？…]*")
_JOINT = re.compile(  # where a clause may end inside a sentence; the joint belongs to the clause before it
    r"(?:는데|은데|지만|으며|거든요)[요]?[,\s]\s*|(?<=[었았했였됐렸꿨웠이])고\s+|(?<=[가-힣])고요?,\s*|[,，;；]\s+"
    r"|(?<!契約ですが)(?<!契約なので)、"
    r"|(?<=ました)が、?|,?\s+(?:but|and (?=I\b|we\b|the\b|my\b|our\b|please\b)|so)\s+",
    re.IGNORECASE,
)
_KANA = re.compile(r"[\u3040-\u30ff]")
_HAN = re.compile(r"[\u4e00-\u9fff]")
_HANGUL = re.compile(r"[\uac00-\ud7a3]")


def language_of(text: str) -> Language:
    """The language whose letters the text is written in; Latin alone reads as English."""
    if len(_HANGUL.findall(text)) >= max(1, len(_KANA.findall(text))):
        return "ko"
    return "ja" if _KANA.search(text) or _HAN.search(text) else "en"


def clauses(own: str) -> Iterator[Clause]:
    """The clauses of a message (of its own words); places count from the start of the message."""
    for match in _SENTENCE.finditer(own[:LONGEST_MESSAGE]):
        sentence = match.group()
        if not sentence.strip(" \t.!?。！？…") or len(sentence) > LONGEST_SENTENCE:
            continue
        asked = sentence.rstrip().endswith(("?", "？"))
        cuts = [
            0,
            *(joint.end() for joint in _JOINT.finditer(sentence) if 0 < joint.end() < len(sentence)),
            len(sentence),
        ]
        for first, end in pairwise(cuts):
            raw = sentence[first:end]
            text = raw.strip().rstrip(",，、;；").rstrip()
            if not any(char.isalnum() for char in text):
                continue
            start = match.start() + first + (len(raw) - len(raw.lstrip()))
            yield Clause(text, start, start + len(text), sentence.strip(), end == len(sentence), asked)
