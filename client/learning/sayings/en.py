"""An English clause as a fact: "could you send me the missing leg?" → "Asked to send the missing leg"."""

from __future__ import annotations

import re

from client.learning.en.wording import capital, undated
from client.learning.sayings.marks import bare

_I = re.IGNORECASE
_FILLER = re.compile(
    r"^(?:(?:hi|hello|hey|good (?:morning|evening|afternoon))(?: there)?|so|and|but|also|ok(?:ay)?|right|well|oh"
    r"|by the way|btw"
    r"|just so you know|please note(?: that)?|sorry|thanks|then|yes|yeah|actually|anyway|basically|um)\b[\s,:.!-]*",
    _I,
)
_DO = re.compile(
    r"^.*?\b(?:(?:can|could|would|will) (?:you|someone|somebody|sombody)(?: guys| folks)?"
    r"(?: please| possibly| kindly| maybe)*"
    r"|(?:i|we)(?:'d| would) (?:really )?(?:like|love|appreciate it if you could|want)(?: you)? to"
    r"|(?:i|we) (?:want|need|wish|wanna)(?: you)? to"
    r"|(?:is|would) (?:it|there)(?: be)?(?: any)? (?:possible|possibility|way|chance)"
    r"(?: for (?:me|us|you))? (?:to|you could|i could|of)"
    r"|(?:may|can|could) (?:i|we)(?: please)?|any (?:chance|way) (?:you|i|we) (?:can|could)"
    r"|please|kindly)\s+(?P<it>.+)$",
    _I,
)
_FOR = re.compile(
    r"^.*?\b(?:(?:i|we)(?:'d| would) (?:really )?(?:like|love|appreciate)|(?:i|we) (?:want|need)"
    r"|(?:requesting|asking for|looking for)"
    r"|(?:can|could|may) (?:i|we) (?:have|get))\s+(?P<it>.+)$",
    _I,
)
_AFTER = re.compile(r",?\s*\b(?:please|thanks?(?: you)?(?: so much| a lot)?|thx|asap)$", _I)
_LEFT = re.compile(r"(?:\s+(?:since|on|from|at|and|so))+$", _I)  # what a day leaves behind when it is taken out
_SELF = re.compile(
    r"^(?:i|we)(?:'ve| have| just)*\s+(?=\w+)(?!am\b|was\b|were\b|are\b|do\b|did\b|had\b|can\b|could\b)", _I
)


def say(kind: str, text: str) -> str:
    """One short sentence in the style of notes."""
    words = _AFTER.sub("", _lead(bare(text)))
    if kind == "request":
        return _asked(words)
    if kind in {"happening", "change"}:
        return capital(_theirs(_SELF.sub("", _LEFT.sub("", undated(words)))))
    return {"wish": "Standing request: ", "decision": "Decided: "}.get(kind, "Says: ") + words


def _lead(words: str) -> str:
    before = None
    while before != words:
        before, words = words, _FILLER.sub("", words, count=1)
    return words or (before or "")


def _asked(words: str) -> str:
    wanted = _FOR.search(words)
    if wanted and not re.match(r"(?:you\s)?to\b", wanted["it"], _I):
        return f"Asked for {_theirs(wanted['it'])}"
    if do := _DO.search(words):
        return f"Asked to {_theirs(do['it'])}"
    return f"Asked: {words}"


def _theirs(words: str) -> str:
    return re.sub(
        r"\b(?:my|our)\b", "the", re.sub(r"\b(send|give|get|book|find) (?:me|us)\b", r"\1", words, flags=_I), flags=_I
    )
