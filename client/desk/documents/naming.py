"""Which id does a page get from its heading? The same heading gives the same id, whatever its number is today.

Words of the heading in their own script with hyphens between (`refund-period`, `환불-기간`): ids may hold letters of
any script. The number of an article is no part of it: it moves when another article comes before it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from shared.formats.page import CONTENTS

LENGTH: Final = 40  # code points; an id is a file name too, and Hangul takes three bytes each
_NUMBER: Final = re.compile(
    r"^\s*(?:제\s?\d+\s?[편장절조](?:의\s?\d+)?|第\s?[\d一二三四五六七八九十百]+\s?[編章節条](?:の\d+)?"
    r"|(?:part|chapter|section|article)\s(?:\d{1,3}|[ivx]{1,6})\b|(?:\d{1,3}[.)．]\s?)+(?!\d)|\d{1,3}(?:\.\d{1,3})+\s)[.:]?\s*",
    re.IGNORECASE,
)
_BRACKETED: Final = re.compile(r"[(（【\[]([^()（）【】\[\]]+)[)）】\]]")
_NOT_WORD: Final = re.compile(r"[\W_]+")
_DEVICES: Final = re.compile(r"con|prn|aux|nul|com\d|lpt\d")  # what Windows takes for something else than a file


def without_number(heading: str) -> str:
    """The heading without the number of its article or chapter; as it is where nothing else would be left."""
    rest = _NUMBER.sub("", heading)
    return rest if _NOT_WORD.sub("", rest) else heading


def spoken(heading: str) -> str:
    """What people call it: `제3조(환불 기간)` is 환불 기간."""
    rest = without_number(heading).strip()
    inside = _BRACKETED.fullmatch(rest)
    return inside[1].strip() if inside else rest


def slug(heading: str) -> str:
    """Letters, digits and hyphens in NFC; empty where the heading has neither letter nor digit."""
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", without_number(heading)).casefold())
    words = _NOT_WORD.sub(
        "-", "".join(char for char in folded if unicodedata.category(char)[0] != "M" or char.isalpha())
    )
    return words.strip("-")[:LENGTH].strip("-")


def page_id(title: str, document: str, taken: Callable[[str], bool]) -> str:
    """A free id: the heading's own, else with the document's name before it, else with a number behind."""
    own, whole = slug(title), slug(document)
    if not own:
        own = whole or "page"
    first = own if not _reserved(own) else f"{whole or 'page'}-{own}"
    both = f"{whole}-{own}" if whole and whole != own else own
    for candidate in (first, both):
        if not taken(candidate) and not _reserved(candidate):
            return candidate
    number = 2
    while taken(f"{first}-{number}"):
        number += 1
    return f"{first}-{number}"


def _reserved(name: str) -> bool:
    return name == CONTENTS or bool(_DEVICES.fullmatch(name))
