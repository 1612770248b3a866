"""Which day does half a date name: a month alone, a weekday alone, the last day of a month?

A weekday alone is a day of the past only where its clause tells of the past; "금요일에 보내 주세요" is none.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Literal

from client.learning.dates_words import MONTH_NAMES, WEEKDAY_NAMES

Part = tuple[re.Match[str], date, Literal["day", "month"], bool]  # where, its first day, how exact, lies ahead

_I = re.IGNORECASE
_NAMES = (
    r"jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?"
)
_MONTH = re.compile(
    r"(?:(?P<y1>(?:19|20)\d\d)\s?[년年]\s?|(?P<r1>재작년|작년|지난해|올해|금년|내년|一昨年|昨年|去年|今年"
    r"|来年)의?の?\s?)?"
    r"(?<![\d/])(?P<m1>1[0-2]|0?[1-9])[월月](?=에(?!서)|부터|\s?(?:초|말|중순)(?:에|부터|쯤|께|[,\s]|$)|달|쯤|경"
    r"|に|から|頃|ごろ|の(?=初|終|中))"
    rf"|\b(?:in|since|from|during|last) (?P<m2>{_NAMES})\b(?!\.? ?\d{{1,2}}(?!\d))(?:,? (?P<y2>(?:19|20)\d\d)\b)?"
    rf"|\b(?P<m3>{_NAMES}),? (?P<y3>(?:19|20)\d\d)\b",
    _I,
)
_YEARS = {"재작년": -2, "一昨年": -2, "작년": -1, "지난해": -1, "昨年": -1, "去年": -1, "내년": 1, "来年": 1}
_LAST_DAY = re.compile(
    r"(?P<r>지난\s?달|저번\s?달|이번\s?달|先月|今月)(?:의|の)?\s?(?:말일|末日)"
    r"|\bthe last day of (?P<r2>last month|this month)\b",
    _I,
)
_WEEKDAY = re.compile(
    r"(?<![가-힣]\s)(?<![가-힣])(?P<w1>[월화수목금토일])요일(?=에(?!만|서)|부터|날)"
    r"|(?<![週のの])(?P<w2>[月火水木金土日])曜日?(?=に|から)"
    r"|\b(?:on|since) (?P<w3>mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b(?!s| (?:last|this|next) week)",
    _I,
)
_FORTNIGHT = re.compile(r"\ba fortnight ago\b", _I)
_TELLS = re.compile(  # the clause recounts
    "[" + "".join(chr(0xAC00 + at * 28 + 20) for at in range(399) if chr(0xAC00 + at * 28 + 20) not in "있겠") + "]"
    r"|(?:まし)?た(?:[。、\s]|が|けど|ので|$)"
    r"|\b(?:since|\w+ed|was|were|got|came|bought|paid|sent|went|did|had|broke|lost|left|made|took|has been"
    r"|have been)\b",
    _I,
)
_LOOKS_AHEAD = re.compile(
    r"예정|까지|겠|할게|주세요|부탁|매주|마다|予定|まで|ください|お願い|毎週|つもり"
    r"|\b(?:please|will|going to|every|until|by|can|could|would|next|shall)\b|'ll\b",
    _I,
)
_CLAUSE = re.compile(r"[.!?。！？\n]")
_REACH = 60  # characters around a weekday that can say what it means


def parts(text: str, today: date) -> Iterator[Part]:
    """Each half date of the text that names a day."""
    for match in _LAST_DAY.finditer(text):
        back = -1 if re.match(r"지난|저번|先|last", match["r"] or match["r2"]) else 0
        first = _month(today.year, today.month + back)
        last = first.replace(day=monthrange(first.year, first.month)[1])
        yield match, last, "day", last > today
    for match in _MONTH.finditer(text):
        yield _of_month(match, today)
    for match in _WEEKDAY.finditer(text):
        if _recounts(match, text):
            name = next(value for value in match.groupdict().values() if value)
            wanted = WEEKDAY_NAMES[name[:3].lower() if name.isascii() else name]
            back = (today.weekday() - wanted) % 7
            if back and today.toordinal() > back:  # named on its own day, it may be that one or the one before
                yield match, today - timedelta(days=back), "day", False
    for match in _FORTNIGHT.finditer(text):
        if today.toordinal() > 14:
            yield match, today - timedelta(days=14), "day", False


def _of_month(match: re.Match[str], today: date) -> Part:
    name = match["m2"] or match["m3"]
    month = MONTH_NAMES[name[:3].lower()] if name else int(match["m1"])
    said = match["y1"] or match["y2"] or match["y3"]
    if said or match["r1"]:
        year = int(said) if said else today.year + _YEARS.get(match["r1"], 0)
    else:
        year = today.year if month <= today.month else today.year - 1
    first = _month(max(1, year), month)
    return match, first, "month", first > today


def _month(year: int, month: int) -> date:
    months = max(12, year * 12 + month - 1)
    return date(months // 12, months % 12 + 1, 1)


def recounted(words: str) -> bool:
    """The words tell of the past."""
    return _TELLS.search(words) is not None


def _recounts(match: re.Match[str], text: str) -> bool:
    """The clause around a weekday tells of the past, and of nothing to come."""
    before = _CLAUSE.split(text[max(0, match.start() - _REACH) : match.start()])[-1]
    after = _CLAUSE.split(text[match.end() : match.end() + _REACH], maxsplit=1)[0]
    around = before + match.group() + after
    return _TELLS.search(around) is not None and _LOOKS_AHEAD.search(around) is None
