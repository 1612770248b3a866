"""Which day does a text mean, seen from the customer's own day?

Pure and deterministic: `today` is the turn's local day (`local_day`), never the day of processing. A bare "9/28" is
the nearest one in the past unless a word of the future stands with it; vague words ("예전에", "before", "以前") name no
day. A day later than `today` is only ever returned with `future` set. Own grammar for ko, en, ja: a general date parser
reads days into amounts, ordinals and "18일 지난", and a wrong day is worse than none.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from client.learning.dates_partial import parts, recounted
from client.learning.dates_words import (
    ABSOLUTE,
    COUNTS,
    FUTURE_AFTER,
    MONTH_NAMES,
    MOVED_TO,
    MOVES,
    NOT_OUR_DAYS,
    OFFSETS,
    PERIODS,
    RELATIVE_COUNT,
    SINCE_AFTER,
    SINCE_BEFORE,
    VAGUE,
    WEEKDAY_NAMES,
    WEEKDAYS,
)

Precision = Literal["day", "week", "month"]
_WIDE = str.maketrans("０１２３４５６７８９／．－", "0123456789/.-")
_LOOK_BACK = 48  # characters in front of a day that can say what it means
_MAX_BACK = 3_660  # days; "99999일 전" is no date that a customer remembers
_SOON = 45  # days within which a date lies that something begins from
_STOP = re.compile(r"[.!?。！？\n]")
_OVER = re.compile(r"[.!?。！？\n]|(?<=[てで])、")
_MONTH_SAID = re.compile(r"\d\s?[월月/]|\d\s*[a-z]{3}|[a-z]{3}\.?\s*\d", re.IGNORECASE)
_ANEW = re.compile(r"\b(?:and|but|so)\b|[,;]", re.IGNORECASE)  # another clause begins
_YEARS_BACK = 8  # the nearest 29 February can lie this far away


@dataclass(frozen=True, slots=True)
class DayFound:
    """A day that a text names: `text[start:end]`, its first day, how exact it is, whether it lies ahead."""

    day: date
    start: int
    end: int
    precision: Precision
    future: bool
    since: bool  # "from … on": a lasting state, dated by the first day of the period


def resolve(text: str, today: date) -> date | None:
    """The first day that the text names (of a week or month: its first day); None where it names none."""
    found = find_days(text, today)
    return found[0].day if found else None


def is_vague(text: str) -> bool:
    """The text says that something was once, and not when."""
    return VAGUE.search(text) is not None


def find_days(text: str, today: date, before: str = "") -> tuple[DayFound, ...]:
    """All days that the text names, in its order, none overlapping another; never raises on any text.

    `before`: what its sentence says before it; "… and got it on the 5th" is of the month that stands there.
    """
    plain = text.translate(_WIDE)
    taken: list[DayFound] = []
    covered = bytearray(len(plain))
    for found in _candidates(plain, today, before):
        later = found.day > today
        if later and not found.future:
            continue
        if not any(covered[found.start : found.end]):
            taken.append(found)
            covered[found.start : found.end] = b"\1" * (found.end - found.start)
    return tuple(sorted(taken, key=lambda found: found.start))


def happened_on(text: str, today: date, before: str = "") -> tuple[DayFound, ...]:
    """The days on which it happened: not those that something was moved to or from."""
    found = find_days(text, today, before)
    if not MOVES.search(text):
        return found
    moved_to, after = MOVED_TO
    return tuple(
        it
        for it in found
        if not (moved_to.search(text[max(0, it.start - _LOOK_BACK) : it.start]) or after.match(text[it.end :]))
    )


def _candidates(text: str, today: date, before: str) -> Iterator[DayFound]:
    """Most specific forms first, so that "지난주 금요일" is not read as "지난주"."""
    for match in ABSOLUTE.finditer(text):
        yield from _made(match, text, "day", _absolute(match, text, today, before))
    for match in WEEKDAYS.finditer(text):
        yield from _made(match, text, "day", _weekday(match, today))
    for match in RELATIVE_COUNT.finditer(text):
        if not NOT_OUR_DAYS.search(_before(match, text)):
            yield from _counted(match, text, today)
    for match, day, precision, future in parts(text, today):
        yield from _made(match, text, precision, (day, future))
    for pattern, days in OFFSETS:
        for match in pattern.finditer(text):
            yield from _made(match, text, "day", (_shift(today, days), days > 0))
    for pattern, unit, step in PERIODS:
        for match in pattern.finditer(text):
            first = _first_of(today, unit, step)
            yield from _made(match, text, unit, (first, step > 0))


def _made(match: re.Match[str], text: str, precision: Precision, named: tuple[date | None, bool]) -> Iterator[DayFound]:
    day, future = named
    if day is None:
        return
    yield DayFound(day, match.start(), match.end(), precision, future, _since(match, text))


def _since(match: re.Match[str], text: str) -> bool:
    return bool(SINCE_AFTER.match(text[match.end() :]) or SINCE_BEFORE.search(_before(match, text)))


def _before(match: re.Match[str], text: str) -> str:
    return text[max(0, match.start() - _LOOK_BACK) : match.start()]


def _absolute(match: re.Match[str], text: str, today: date, before: str = "") -> tuple[date | None, bool]:
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
        made = _safe(chosen, month, day)
        return made, made is not None and made > today
    past, coming = _nearest(month, day, today, step=-1), _nearest(month, day, today, step=1)
    soon = _is_coming(past, coming, today)
    if ahead or (soon and (_since(match, text) or _future_before(match, text))):
        return coming, True
    return past, False


def _future_before(match: re.Match[str], text: str) -> bool:
    """Reads "and it will be back on 20 December"."""
    lead = _ANEW.split(_STOP.split(_before(match, text))[-1])[-1]
    return FUTURE_AFTER.search(lead) is not None and not recounted(lead)


def _month_before(match: re.Match[str], text: str, today: date, before: str) -> date | None:
    """The full day that stands before in its sentence: "11월 3일에 보냈고 5일에 왔어요" tells of two days of November."""
    start = max(0, match.start() - 2 * _LOOK_BACK)
    here = _STOP.split(text[start : match.start()])
    for words in (here[-1], before[-2 * _LOOK_BACK :] if start == 0 and len(here) == 1 else ""):
        if not _MONTH_SAID.search(words):
            continue
        said = [it for it in ABSOLUTE.finditer(words) if it["m2"] or it["m3"] or it["m4"] or it["m5"]]
        if said:
            return _absolute(said[-1], words, today)[0]
    return None


def _in_its_month(said: date, day: int, today: date) -> date | None:
    here = _safe(said.year, said.month, day)
    after = _in_month(_first_of(said, "month", 1), day)
    made = here if here is not None and here >= said else after
    return made if made is not None and made <= today else here


def _is_coming(past: date | None, coming: date | None, today: date) -> bool:
    """Said in December, "from 1 January" is the next one."""
    near = coming is not None and (coming - today).days <= _SOON
    return near and (past is None or (today - past).days > 365 - 2 * _SOON)


def _day_of_month(relative: str | None, day: int, today: date, *, ahead: bool) -> tuple[date | None, bool]:
    if relative is None and ahead:
        this = _safe(today.year, today.month, day)
        return this if this is not None and this > today else _in_month(_first_of(today, "month", 1), day), True
    if relative is None:
        this = _safe(today.year, today.month, day)
        if this is not None and this <= today:
            return this, False
        return _in_month(_first_of(today, "month", -1), day), False
    step = -1 if re.match(r"지난|저번|先|last", relative) else 1 if re.match(r"다음|来|next", relative) else 0
    return _in_month(_first_of(today, "month", step), day), step > 0


def _in_month(first: date | None, day: int) -> date | None:
    return None if first is None else _safe(first.year, first.month, day)


def _year_step(word: str) -> int:
    if re.match(r"재작년|一昨年", word):
        return -2
    return -1 if re.match(r"작년|지난해|去年|昨年|last", word) else 1 if re.match(r"내년|来年|next", word) else 0


def _weekday(match: re.Match[str], today: date) -> tuple[date | None, bool]:
    name = next(value for key, value in match.groupdict().items() if key.startswith("w") and value)
    wanted = WEEKDAY_NAMES[name[:3].lower() if name.isascii() else name]
    how = next((value for key, value in match.groupdict().items() if key.startswith("r") and value), "")
    monday = _shift(today, -today.weekday())
    if re.fullmatch(r"지지난\s*주|先々週|the week before last", how):
        return _shift(monday, wanted - 14), False
    if re.fullmatch(r"(?:지난|저번)\s*주|先週|last week", how):
        return _shift(monday, wanted - 7), False
    if re.fullmatch(r"이번\s*주|금주|今週|this(?: week)?", how):
        return _shift(monday, wanted), False
    if re.fullmatch(r"다음\s*주|来週|next(?: week)?", how):
        return _shift(monday, wanted + 7), True
    back = (today.weekday() - wanted) % 7 or 7  # "지난 금요일", "last Tuesday": before today, at most a week
    return _shift(today, -back), False


def _counted(match: re.Match[str], text: str, today: date) -> Iterator[DayFound]:
    raw = next(value for key, value in match.groupdict().items() if key.startswith("n") and value).strip().lower()
    unit = next(value for key, value in match.groupdict().items() if key.startswith("u") and value).lower()
    number = int(raw) if raw.isdecimal() else COUNTS.get(raw)
    if number is None:
        return
    if re.match(r"달|개월|か月|ヶ月|カ月|month", unit):
        yield from _made(match, text, "month", (_first_of(today, "month", -number), False))
        return
    days = number * (7 if re.match(r"주|週|week", unit) else 1)
    yield from _made(match, text, "day", (_shift(today, -days) if days <= _MAX_BACK else None, False))


def _future_after(match: re.Match[str], text: str) -> bool:
    """A word of the future belongs to the day; not where its clause has told of the past before that word."""
    clause = _OVER.split(text[match.end() : match.end() + 40], maxsplit=1)[0]
    word = FUTURE_AFTER.search(clause)
    if word is None:
        return False
    between = clause[: word.start()]
    lead = _STOP.split(_before(match, text))[-1] if _ANEW.search(between) else ""  # "I sent it on 3 May and it will …"
    return not recounted(f"{lead} {between}")


def _nearest(month: int, day: int, today: date, *, step: int) -> date | None:
    for back in range(_YEARS_BACK + 1):
        made = _safe(today.year + step * back, month, day)
        if made is not None and (made - today).days * step >= 0:
            return made
    return None


def _safe(year: int, month: int, day: int) -> date | None:
    if not (1 <= year <= 9999 and 1 <= month <= 12):
        return None
    return date(year, month, day) if 1 <= day <= monthrange(year, month)[1] else None


def _shift(day: date | None, days: int) -> date | None:
    if day is None:
        return None
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return None


def _first_of(today: date, unit: Precision, step: int) -> date | None:
    if unit == "week":
        return _shift(today, -today.weekday() + 7 * step)
    months = today.year * 12 + today.month - 1 + step
    return _safe(months // 12, months % 12 + 1, 1)
