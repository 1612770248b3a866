"""Which signs of a chat are no words: laughter, tears, emoji, a row of exclamation marks?"""

from __future__ import annotations

import re

_MARKS = re.compile(
    r"[\U0001F000-\U0001FAFF\u2600-\u27BF\uFE0F\u200D]|[ㅋㅎㅠㅜㅡ]+|\^+_*\^*|[~〜]+|;;+|(?:w{2,}|笑)(?=\W|$)|\(笑\)|（笑）"
    r"|\b(?:lol|lmao|haha\w*|tbh|pls|plz)\b",
    re.IGNORECASE,
)


def bare(text: str) -> str:
    """The words alone, without what closes them."""
    return " ".join(_MARKS.sub("", text).split()).strip(" \t.,!?。、！？…~:;-")
