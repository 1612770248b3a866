"""Which day is meant by a month and a day, or by a day of the month alone: of which year, of which month?

The nearest one in the past, unless a word of the future belongs to it; a bare day after a full one is of its month.
"""

from __future__ import annotations

import re
from calendar import monthrange
from datetime import date, timedelta
from typing import Literal

from client.learning.dates_partial import recounted
from client.learning.dates_words import ABSOLUTE, FUTURE_AFTER, MONTH_NAMES, SINCE_AFTER, SINCE_BEFORE

Precision = Literal["day", "week", "month"]
LOOK_BACK = 48  # characters in front of a day that can say what it means
_SOON = 45  # days within which a date lies that something begins from
_STOP = re.compile(r"[.!?。！？\n]")
_OVER = re.compile(r"[.!?。！？\n]|(?<=[てで])、")
_MONTH_SAID = re.compile(r"\d\s?[월月/]|\d\s*[a-z]{3}|[a-z]{3}\.?\s*\d", re.IGNORECASE)
_ANEW = re.compile(r"\b(?:and|but|so)\b|[,;]", re.IGNORECASE)  # another clause begins
_YEARS_BACK = 8  # the nearest 29 February can lie this far away


def absolute(match: re.Match[str], text: str, today: date, before: str = "") -> tuple[date | None, bool]:
    """The day that the match names, and whether it lies ahead."""
    named = match.groupdict()
    day = int(next(named[key] for key in ("d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8") if named[key]))
    ahead = _future_after(match, text)
    if (named["d7"] or named["d8"]) and (said := _month_before(match, text, today, before)) and not ahead:
        return _in_its_month(said, day, today), False
    if named["d7"] or named["d8"] or named["rel_month"]:  # "28일에", "on the 28th", "지난달 28일"
        return _day_of_month(named["rel_month"], day, today, ahead=ahead)
    name = named["m3"] or named["m4"]
    month = MONTH_NAMES[name[:3].lower()] if name else int(named["m1"] or named["m2"] or named["m5"])
    year = next((named[key] for key in ("y1", "y2", "y3", "y4") if named[key]), None)
    if year or named["rel_year"]:
        chosen = int(year) if year else today.year + _year_step(named["rel_year"])
        made = safe(chosen, month, day)
        return made, made is not None and made > today
    past, coming = _nearest(month, day, today, step=-1), _nearest(month, day, today, step=1)
    soon = _is_coming(past, coming, today)
    if ahead or (soon and (since(match, text) or _future_before(match, text))):
        return coming, True
    return past, False


def _is_coming(past: date | None, coming: date | None, today: date) -> bool:
    """Said in December, "from 1 January" is the next one."""
    near = coming is not None and (coming - today).days <= _SOON
    return near and (past is None or (today - past).days > 365 - 2 * _SOON)


def _future_after(match: re.Match[str], text: str) -> bool:
    """A word of the future belongs to the day; not where its clause has told of the past before that word."""
    clause = _OVER.split(text[match.end() : match.end() + 40], maxsplit=1)[0]
    word = FUTURE_AFTER.search(clause)
    if word is None:
        return False
    between = clause[: word.start()]
    lead = (
        _STOP.split(before_it(match, text))[-1] if _ANEW.search(between) else ""
    )  # "I sent it on 3 May and it will …"
    return not recounted(f"{lead} {between}")


def _future_before(match: re.Match[str], text: str) -> bool:
    """Reads "and it will be back on 20 December"."""
    lead = _ANEW.split(_STOP.split(before_it(match, text))[-1])[-1]
    return FUTURE_AFTER.search(lead) is not None and not recounted(lead)


def _month_before(match: re.Match[str], text: str, today: date, before: str) -> date | None:
    """The full day before it in its sentence: "11월 3일에 보냈고 5일에 왔어요" tells of two days of November."""
    start = max(0, match.start() - 2 * LOOK_BACK)
    here = _STOP.split(text[start : match.start()])
    for words in (here[-1], before[-2 * LOOK_BACK :] if start == 0 and len(here) == 1 else ""):
        if not _MONTH_SAID.search(words):
            continue
        said = [it for it in ABSOLUTE.finditer(words) if it["m2"] or it["m3"] or it["m4"] or it["m5"]]
        if said:
            return absolute(said[-1], words, today)[0]
    return None


def _in_its_month(said: date, day: int, today: date) -> date | None:
    here = safe(said.year, said.month, day)
    after = _in_month(first_of(said, "month", 1), day)
    made = here if here is not None and here >= said else after
    return made if made is not None and made <= today else here


def _day_of_month(relative: str | None, day: int, today: date, *, ahead: bool) -> tuple[date | None, bool]:
    if relative is None and ahead:
        this = safe(today.year, today.month, day)
        return this if this is not None and this > today else _in_month(first_of(today, "month", 1), day), True
    if relative is None:
        this = safe(today.year, today.month, day)
        if this is not None and this <= today:
            return this, False
        return _in_month(first_of(today, "month", -1), day), False
    step = -1 if re.match(r"지난|저번|先|last", relative) else 1 if re.match(r"다음|来|next", relative) else 0
    return _in_month(first_of(today, "month", step), day), step > 0


def _in_month(first: date | None, day: int) -> date | None:
    return None if first is None else safe(first.year, first.month, day)


def _year_step(word: str) -> int:
    if re.match(r"재작년|一昨年", word):
        return -2
    return -1 if re.match(r"작년|지난해|去年|昨年|last", word) else 1 if re.match(r"내년|来年|next", word) else 0


def _nearest(month: int, day: int, today: date, *, step: int) -> date | None:
    for back in range(_YEARS_BACK + 1):
        made = safe(today.year + step * back, month, day)
        if made is not None and (made - today).days * step >= 0:
            return made
    return None


def since(match: re.Match[str], text: str) -> bool:
    """ "from … on": it lasts from that day."""
    return bool(SINCE_AFTER.match(text[match.end() :]) or SINCE_BEFORE.search(before_it(match, text)))


def before_it(match: re.Match[str], text: str) -> str:
    """What stands in front of the match."""
    return text[max(0, match.start() - LOOK_BACK) : match.start()]


def safe(year: int, month: int, day: int) -> date | None:
    """The day, if there is one."""
    if not (1 <= year <= 9999 and 1 <= month <= 12):
        return None
    return date(year, month, day) if 1 <= day <= monthrange(year, month)[1] else None


def shift(day: date | None, days: int) -> date | None:
    """So many days later."""
    if day is None:
        return None
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return None


def first_of(today: date, unit: Precision, step: int) -> date | None:
    """The first day of this week or month, or of one so many steps on."""
    if unit == "week":
        return shift(today, -today.weekday() + 7 * step)
    months = today.year * 12 + today.month - 1 + step
    return safe(months // 12, months % 12 + 1, 1)
