"""Which days does a text name, and which of them is the day from which it counts?

A rule book names several days of effect, one for each time that it was changed: the latest is the one of this text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from datetime import date
from typing import Final

_MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH: Final = r"(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?"
REIWA: Final = 2018  # Reiwa 1 is 2019
_DAY: Final = (
    r"(?:(?P<era>令和)\s?(?P<reiwa>\d{1,2}|元)\s?年\s?(?P<rm>\d{1,2})\s?月\s?(?P<rd>\d{1,2})\s?日"
    r"|(?<!\d)(?P<y>(?:19|20)\d\d)\s?[년年.\-/]\s?(?P<m>\d{1,2})\s?[월月.\-/]\s?(?P<d>\d{1,2})(?!\d)(?:\s?[일日])?\.?"
    rf"|\b(?P<em>{_MONTH})\s(?P<ed>\d{{1,2}})(?:st|nd|rd|th)?,?\s(?P<ey>(?:19|20)\d\d)"
    rf"|\b(?P<bd>\d{{1,2}})(?:st|nd|rd|th)?\s(?:of\s)?(?P<bm>{_MONTH}),?\s(?P<by>(?:19|20)\d\d))"
)
_ANY: Final = re.compile(_DAY, re.IGNORECASE)
_EFFECTIVE: Final = tuple(
    re.compile(before + _DAY + after, re.IGNORECASE)
    for before, after in (
        (r"(?:시행|적용|발효)\s?(?:일자|일|시기)?\s?[:은는이]?\s?\|?\s?\(?", ""),
        ("", r"\s?(?:자로|부터|에|부로)?\s?(?:개정\s?)?(?:시행|발효|적용)"),
        (r"(?:施行|適用|発効)\s?日?\s?[:はが]?\s?\|?\s?\(?", ""),
        ("", r"\s?(?:から|より|に|付で)?\s?(?:施行|適用|発効)"),
        (
            (
                r"(?:effective(?:\s(?:date|day))?|(?:in|into)\s(?:force|effect)|takes?\seffect|valid|applies|apply)"
                r"(?:\s(?:as|from|on|of|is|since|starting|beginning))*\s?[:|]?\s?\(?"
            ),
            "",
        ),
    )
)


def effective_day(text: str) -> date | None:
    """The latest day of effect that `text` states; None where it states none."""
    return max((day for pattern in _EFFECTIVE for day, _, _ in _found(pattern, text)), default=None)


def days(text: str) -> tuple[frozenset[date], str]:
    """All days that `text` names, and the text without them."""
    found = list(_found(_ANY, text))
    text = _folded(text)
    for _, start, end in reversed(found):
        text = text[:start] + " " + text[end:]
    return frozenset(day for day, _, _ in found), text


def _folded(text: str) -> str:
    return re.sub(r"[ \t\n]+", " ", unicodedata.normalize("NFKC", text).replace("**", "")).replace(" ,", ",")


def _found(pattern: re.Pattern[str], text: str) -> Iterator[tuple[date, int, int]]:
    for match in pattern.finditer(_folded(text)):
        day = _day(match)
        if day is not None:
            yield day, match.start(), match.end()


def _day(found: re.Match[str]) -> date | None:
    year, month, day = (
        (found["y"] or found["ey"] or found["by"]),
        (found["m"] or found["rm"] or found["em"] or found["bm"]),
        (found["d"] or found["rd"] or found["ed"] or found["bd"]),
    )
    if found["era"]:
        year = str(REIWA + (1 if found["reiwa"] == "元" else int(found["reiwa"])))
    number = int(month) if month.isdigit() else _MONTHS.index(month[:3].lower()) + 1
    try:
        return date(int(year), number, int(day))
    except ValueError:
        return None
