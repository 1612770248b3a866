"""How long is a text, and what in it can nobody see? One answer for limit, header and screen.

Invisible characters are zero-width and bidi controls, tags and all other controls and format characters except newline
and tab. A zero-width joiner or a variation selector that holds an emoji together stays, and so does a joiner inside a
script that needs it.
"""

from __future__ import annotations

import re
import unicodedata

_KEEP_CONTROLS = frozenset("\n\t")
_ZWJ = "\u200d"
_SELECTORS = frozenset("\ufe0e\ufe0f")
_HANGUL_FILLERS = frozenset("\u115f\u1160\u3164\uffa0")  # letters by category, blank on every screen
_OTHER_SELECTORS = re.compile("[\ufe00-\ufe0d\U000e0100-\U000e01ef]")
_FLAG_TAG = re.compile("\U0001f3f4[\U000e0061-\U000e007a\U000e0030-\U000e0039]{1,6}\U000e007f")  # England, Scotland …
_LINE_ENDS = re.compile("\r\n?|[\u2028\u2029\u0085\x0b\x0c]")


def count(text: str) -> int:
    """Code points after stripping white space at both ends: the one way to count."""
    return len(text.strip())


def visible(text: str) -> str:
    """The text without what nobody can see; line ends become newlines. Idempotent."""
    text = _LINE_ENDS.sub("\n", text)
    flags = {i for match in _FLAG_TAG.finditer(text) for i in range(match.start(), match.end())}
    kept: list[str] = []
    for i, char in enumerate(text):
        if i in flags or _shown(char, kept, text[i + 1 : i + 2]):
            kept.append(char)
    return "".join(kept)


def _shown(char: str, before: list[str], after: str) -> bool:
    if char in _KEEP_CONTROLS:
        return True
    previous = before[-1] if before else ""
    if char == _ZWJ:
        return _pictograph(previous) and _pictograph(after)
    if char in _SELECTORS:
        return _pictograph(previous) and previous not in _SELECTORS
    if char in _HANGUL_FILLERS or _OTHER_SELECTORS.match(char):
        return False
    return unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Cn"}


def _pictograph(char: str) -> bool:
    """Part of an emoji sequence: a symbol, a skin tone, a keycap base or a selector."""
    if not char:
        return False
    return (
        unicodedata.category(char) in {"So", "Sk"}
        or char in _SELECTORS
        or char in "#*0123456789\u203c\u2049\u2194\u2195"
        or 0x2190 <= ord(char) <= 0x2BFF
        or 0x1F000 <= ord(char) <= 0x1FAFF
        or char == "\u20e3"
    )


def fold(text: str) -> str:
    """NFC with white space runs as one space: how a quote is compared with what was said."""
    return " ".join(unicodedata.normalize("NFC", text).split())
