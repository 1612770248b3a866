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
_SENTENCE = re.compile(
    r"(?:[^.!?。！？…\n]|(?:(?<=\bDr)|(?<=\bMr)|(?<=\bMs)|(?<=\bMrs))\.(?=\s)|\.(?=\d|\w)"
    r"|(?<=\d)\.(?=\s?\d))+[.!?。！？…]*",
)
_PAST = "".join(it for it in (chr(0xAC00 + at * 28 + 20) for at in range(399)) if it not in "있겠")
_JOINT = re.compile(  # where a clause may end inside a sentence; the joint belongs to the clause before it
    r"(?:는데|은데|(?<!까)지만|으며|거든요)[요]?[,\s]\s*|(?<=[었았했였됐렸꿨났갔왔졌])으?니까?\s+"
    r"|(?<=[이" + _PAST + r"])고\s+|(?<=[가-힣])고요?,\s*|[,，;；]\s+|(?<!契約ですが)(?<!契約なので)、|(?:です"
    r"|ます|ました|ません|でした)(?:けど|けれども?|が)、?|\s+and\s+(?=(?:then |also |just |already )?(?:went|cancel"
    r"|mov|switch|bought|order|paid|return|book|sign|chang|upgrad|downgrad|swapp|add)\w* )|,?\s+(?:but\s+|so\s+"
    r"|and\s+(?=(?:I|I'm|I've|I'd|we"
    r"|we're|we've|the|my|our|please|it|it's|they|this|still|now|then)\b))",
    re.IGNORECASE,
)
_STOP = re.compile(  # a sentence that ends without a full stop, as people write in a chat
    r"(?<=[가-힣])(?:(?:어|아|해|에|예|네|세|거든|군|죠|지|래|게|나|가|까|데|고|구|려|와|돼|봐|워|쳐|져|써|꿔|줘"
    r"|러)요|니다|습니당)(?:\s?[ㅠㅜㅎㅋ~^]+)?\s+(?=[가-힣A-Za-z0-9])|(?<=[ぁ-ん])(?:です|ます|ました|ません"
    r"|ください)\s+"
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
        whole = sentence.strip()
        stops = {stop.end() for stop in _STOP.finditer(sentence)}
        joints = {joint.end() for joint in _JOINT.finditer(sentence)}
        cuts = [0, *sorted(at for at in stops | joints if 0 < at < len(sentence)), len(sentence)]
        for first, end in pairwise(cuts):
            raw = sentence[first:end]
            text = raw.strip().rstrip(",，、;；").rstrip()
            if not any(char.isalnum() for char in text):
                continue
            start = match.start() + first + (len(raw) - len(raw.lstrip()))
            last = end == len(sentence) or end in stops
            yield Clause(text, start, start + len(text), whole, last, asked and end not in stops)
