"""What of a text's Markdown may be drawn? Everything but pictures and HTML, which would be fetched or run.

A model's answer and a page's text come from elsewhere. Known tags and pictures are taken out for the reader's sake;
then whatever could still begin one is broken apart by an invisible joiner, wherever it stands: that is the safe part.
"""

from __future__ import annotations

import re
from typing import Final

from client.kit.wrap import JOINER

_TAG_NAMES: Final = (
    "a|abbr|audio|b|base|blockquote|body|br|button|center|code|del|details|div|em|embed|font|form|h[1-6]|head|hr|html|i"
    "|iframe|img|input|ins|kbd|li|link|mark|meta|object|ol|p|picture|pre|q|s|script|small|source|span|strong|style|sub"
    "|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|u|ul|video"
)
_BREAK: Final = re.compile(r"<br\s*/?>", re.IGNORECASE)
_TAG: Final = re.compile(rf"</?(?:{_TAG_NAMES})(?:\s[^<>]*)?/?>|<!--.*?-->", re.IGNORECASE | re.DOTALL)
_PICTURE: Final = re.compile(r"!\[([^\[\]]*)\](?:\([^()\s]*(?:\s+\"[^\"]*\")?\)|\[[^\[\]]*\])")
_FENCE: Final = re.compile(r"(```.*?(?:```|\Z)|`[^`\n]+`)", re.DOTALL)
_PICTURE_START: Final = re.compile(r"!(?=\[)")
_TAG_START: Final = re.compile(r"<(?=[A-Za-z/!?])")
_MARKS: Final = re.compile(r"\*\*|__|~~|^#{1,6}\s+|^>\s?|^\s*[-*+]\s+|`+", re.MULTILINE)
_LINK: Final = re.compile(r"\[([^\[\]]*)\]\([^()]*\)")


def harmless(text: str) -> str:
    """The same Markdown, in which nothing is fetched and nothing runs."""
    parts = _FENCE.split(text)
    parts[::2] = [_without_tags(part) for part in parts[::2]]  # code is shown as it was written
    return _TAG_START.sub(f"<{JOINER}", _PICTURE_START.sub(f"!{JOINER}", "".join(parts)))


def spoken(text: str) -> str:
    """The text without its marks: for a screen reader and for lists."""
    return _MARKS.sub("", _LINK.sub(r"\1", harmless(text).replace(JOINER, ""))).strip()


def below_title(body: str, title: str) -> str:
    """The text without a first heading that only repeats the title above it."""
    first, _, rest = body.lstrip().partition("\n")
    return rest.lstrip() if first.lstrip("# ").strip() == title else body


def _without_tags(text: str) -> str:
    text = _TAG.sub("", _BREAK.sub("\n", text))
    return _PICTURE.sub(r"\1", text)
