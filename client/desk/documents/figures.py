"""Which numbers and days does a text state, and are they all in another one?

A number counts with its unit where both texts write one that is known, so that 14 days are not 14 months. Days are
compared as days, in whatever way they are written.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from client.desk.documents.days import days

_NUMBER: Final = re.compile(
    r"(?<![\w.])(\d[\d,]*(?:\.\d+)?)[\s-]?([^\W\d_]{1,12}|%)?|(?<=[^\W\d_])(\d[\d,]*(?:\.\d+)?)"
)
_LIST_MARK: Final = re.compile(r"^\s*(?:#{1,6}\s+)?\(?\d{1,3}[.)](?=\s)", re.MULTILINE)
_UNITS: Final = (
    ("month", ("개월", "달", "か月", "ヶ月", "カ月", "month")),
    ("hour", ("시간", "時間", "hour")),
    ("minute", ("분", "分", "minute")),
    ("percent", ("%", "퍼센트", "프로", "パーセント", "percent")),
    ("week", ("주", "週", "week")),
    ("year", ("년", "年", "year")),
    ("day", ("일", "日", "day")),
    ("won", ("원", "ウォン", "won", "krw")),
    ("yen", ("엔", "円", "yen", "jpy")),
    ("people", ("명", "인", "名", "人", "people", "person")),
    ("times", ("회", "번", "回", "time")),
)
_WORDS: Final = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11,
    "twelve": 12, "fourteen": 14, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
    "ninety": 90, "hundred": 100,
}  # fmt: skip
_WORD: Final = re.compile(rf"\b({'|'.join(_WORDS)})\b[\s-]?([^\W\d_]{{1,12}})?", re.IGNORECASE)
Figure = tuple[str, str]  # the number in its shortest form, and its unit or ""


def not_in(text: str, source: str) -> str | None:
    """The first number or day of `text` that `source` does not state; None where it states them all."""
    told, rest = days(_LIST_MARK.sub(" ", text))
    known, source_rest = days(source)
    wrong_day = next((day for day in sorted(told) if day not in known), None)
    if wrong_day is not None:
        return wrong_day.isoformat()
    stated = _figures(source_rest)
    bare = {number for number, unit in stated if not unit}
    every = {number for number, _ in stated} | {str(part) for day in known for part in (day.year, day.month, day.day)}
    for number, unit in sorted(_figures(rest)):
        if number not in every or (unit and (number, unit) not in stated and number not in bare):
            return number
    return None


def _figures(text: str) -> set[Figure]:
    text = unicodedata.normalize("NFKC", text)
    found = {(_short(one[1] or one[3]), _unit(one[2] or "")) for one in _NUMBER.finditer(text)}
    return found | {(str(_WORDS[one[1].lower()]), _unit(one[2] or "")) for one in _WORD.finditer(text)}


def _short(number: str) -> str:
    whole, _, part = number.replace(",", "").partition(".")
    part = part.rstrip("0")
    return f"{whole.lstrip('0') or '0'}.{part}" if part else whole.lstrip("0") or "0"


def _unit(word: str) -> str:
    folded = word.casefold()
    return next((unit for unit, names in _UNITS if folded.startswith(names)), "")
