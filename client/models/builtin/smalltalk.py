"""Is a sentence small talk, and of which kind?

Small talk is answered without searching. Greetings and the like must fill a sentence; feelings count only where a
sentence asks nothing and names nothing of the service's.
"""

from __future__ import annotations

import re
import unicodedata

from client.models.builtin import small_en, small_ja, small_ko
from client.models.builtin.language import Language
from client.models.builtin.small import Small, Table

_TALK: dict[Language, Table] = {"ko": small_ko.TALK, "en": small_en.TALK, "ja": small_ja.TALK}
_FEELINGS: dict[Language, Table] = {"ko": small_ko.FEELINGS, "en": small_en.FEELINGS, "ja": small_ja.FEELINGS}


def small_talk(sentence: str, tongue: Language) -> Small | None:
    """The kind of small talk that a whole sentence is; None where it says more."""
    letters = re.sub(r"[\W_]", "", sentence)
    if not letters:
        return "emoji" if any(unicodedata.category(char) == "So" for char in sentence) else "empty"
    for kind, pattern in _TALK[tongue]:
        if pattern.search(sentence):
            return kind
    return None


def feeling(text: str, tongue: Language) -> Small | None:
    """The feeling that a message speaks of, if any."""
    return next((kind for kind, pattern in _FEELINGS[tongue] if pattern.search(text)), None)
