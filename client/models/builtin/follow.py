"""What is a short message about, where it leans on what was said before?

A message leans when it names no matter of its own: "and for annual plans?", "why?", "until when?". Its topic is the
last questions, back to the first that stands alone.
"""

from __future__ import annotations

import re

from client.memory.secrets import mask
from client.models.builtin.concepts import ACTIONS, MODIFIERS, VAGUE, concepts
from client.models.builtin.cue import cue
from client.models.builtin.cues import Cues
from client.models.builtin.in_typing import mended
from client.models.builtin.language import detect
from client.models.builtin.situation import Situation
from client.models.builtin.terms import content_words
from client.models.builtin.tongues import CUES
from client.models.builtin.utterance import utterance

_ELLIPSIS = cue(r"(?:[가-힣](?:은요|는요|도요)|の場合は|[가-힣](?:은|는|도)\?)[\s?？!.]*$")
_LONGEST_QUERY = 400  # code points
_TOPIC_TURNS = 4  # earlier questions that a short one may lean on
_SHORT = 3  # content words
_SHORT_WITH_CUE = 4


def leans(text: str, cues: Cues) -> bool:
    """It says too little alone."""
    words = len(content_words(text))
    if words > _SHORT_WITH_CUE:
        return False
    if cues.more.search(text):
        return True
    if words <= _SHORT and (cues.follows.search(text) or _ELLIPSIS.search(text)):
        return True
    return words <= _SHORT and not concepts(text) - VAGUE - MODIFIERS


def query(situation: Situation, text: str, cues: Cues, *, follows: bool, offered: bool = False) -> str:
    """What to look up: the message without polite words, behind its topic where it leans; secrets covered.

    `offered`: it answers an offer, whose topic is the question that asked for something to be done.
    """
    plain = mended(plain_words(text, cues))
    if follows:
        plain = f"{_topic(situation, offered=offered)} {plain}".strip()
    return mask(plain or text).text[:_LONGEST_QUERY]


def plain_words(text: str, cues: Cues) -> str:
    """A message without greetings and polite words at its front."""
    while (shorter := cues.filler.sub("", text)) != text:
        text = shorter
    return re.sub(r"\s{2,}", " ", text).strip()


def _topic(situation: Situation, *, offered: bool) -> str:
    found: list[str] = []
    for earlier in situation.questions()[: -_TOPIC_TURNS - 1 : -1]:
        cues = CUES[detect(earlier) or situation.screen]
        own = " ".join(utterance(earlier).own)
        said = mended(plain_words(own, cues))
        found.insert(0, said)
        if concepts(said) & ACTIONS if offered else content_words(said) and not leans(own, cues):
            break
    return " ".join(found)
