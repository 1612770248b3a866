"""Which kinds of small talk are there, and how is a pattern for one made?"""

from __future__ import annotations

from typing import Literal

from client.models.builtin.cue import Cue, cue

Small = Literal[
    "empty",
    "emoji",
    "laugh",
    "greeting",
    "how",
    "thanks",
    "bye",
    "identity",
    "capability",
    "privacy",
    "praise",
    "insult",
    "apology",
    "ack",
    "refusal",
    "love_you",
    "bored",
    "test",
    "date",
    "crisis",
    "sad",
    "tired",
    "happy",
    "romance",
    "off_topic",
]
Table = tuple[tuple[Small, Cue], ...]

TAIL = r"[\s,.!?~…ㅎㅋㅠㅜ^;:)(♡♥。、！？〜ー笑w\U0001f300-\U0001faff\u2600-\u27bf\ufe0f]*$"


def whole(words: str) -> Cue:
    """A pattern for words that fill a sentence, but for marks and laughter around them."""
    return cue(rf"^\W*(?:{words}){TAIL}")
