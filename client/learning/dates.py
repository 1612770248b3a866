"""Which day does a text mean, seen from the customer's own day?

Pure and deterministic: `today` is the turn's local day (`local_day`), never the day of processing. A bare "9/28" is
the nearest one in the past unless a word of the future stands with it; vague words ("예전에", "before", "以前") name no
day. A day later than `today` is only ever returned with `future` set. Own grammar for ko, en, ja: a general date parser
reads days into amounts, ordinals and "18일 지난", and a wrong day is worse than none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from client.learning.dates_absolute import LOOK_BACK, Precision, absolute, before_it, first_of, shift, since
from client.learning.dates_partial import parts
from client.learning.dates_words import (
    ABSOLUTE,
    COUNTS,
    MOVED_TO,
    MOVES,
    NOT_OUR_DAYS,
    OFFSETS,
    PERIODS,
    RELATIVE_COUNT,
    VAGUE,
    WEEKDAY_NAMES,
    WEEKDAYS,
)

_WIDE = str.maketrans("０１２３４５６７８９／．－", "0123456789/.-")
_MAX_BACK = 3_660  # days; "99999일 전" is no date that a customer remembers


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
        if not (moved_to.search(text[max(0, it.start - LOOK_BACK) : it.start]) or after.match(text[it.end :]))
    )


def _candidates(text: str, today: date, before: str) -> Iterator[DayFound]:
    """Most specific forms first, so that "지난주 금요일" is not read as "지난주"."""
    for match in ABSOLUTE.finditer(text):
        yield from _made(match, text, "day", absolute(match, text, today, before))
    for match in WEEKDAYS.finditer(text):
        yield from _made(match, text, "day", _weekday(match, today))
    for match in RELATIVE_COUNT.finditer(text):
        if not NOT_OUR_DAYS.search(before_it(match, text)):
            yield from _counted(match, text, today)
    for match, day, precision, future in parts(text, today):
        yield from _made(match, text, precision, (day, future))
    for pattern, days in OFFSETS:
        for match in pattern.finditer(text):
            yield from _made(match, text, "day", (shift(today, days), days > 0))
    for pattern, unit, step in PERIODS:
        for match in pattern.finditer(text):
            first = first_of(today, unit, step)
            yield from _made(match, text, unit, (first, step > 0))


def _made(match: re.Match[str], text: str, precision: Precision, named: tuple[date | None, bool]) -> Iterator[DayFound]:
    day, future = named
    if day is None:
        return
    yield DayFound(day, match.start(), match.end(), precision, future, since(match, text))


def _weekday(match: re.Match[str], today: date) -> tuple[date | None, bool]:
    name = next(value for key, value in match.groupdict().items() if key.startswith("w") and value)
    wanted = WEEKDAY_NAMES[name[:3].lower() if name.isascii() else name]
    how = next((value for key, value in match.groupdict().items() if key.startswith("r") and value), "")
    monday = shift(today, -today.weekday())
    if re.fullmatch(r"지지난\s*주|先々週|the week before last", how):
        return shift(monday, wanted - 14), False
    if re.fullmatch(r"(?:지난|저번)\s*주|先週|last week", how):
        return shift(monday, wanted - 7), False
    if re.fullmatch(r"이번\s*주|금주|今週|this(?: week)?", how):
        return shift(monday, wanted), False
    if re.fullmatch(r"다음\s*주|来週|next(?: week)?", how):
        return shift(monday, wanted + 7), True
    back = (today.weekday() - wanted) % 7 or 7  # "지난 금요일", "last Tuesday": before today, at most a week
    return shift(today, -back), False


def _counted(match: re.Match[str], text: str, today: date) -> Iterator[DayFound]:
    raw = next(value for key, value in match.groupdict().items() if key.startswith("n") and value).strip().lower()
    unit = next(value for key, value in match.groupdict().items() if key.startswith("u") and value).lower()
    number = int(raw) if raw.isdecimal() else COUNTS.get(raw)
    if number is None:
        return
    if re.match(r"달|개월|か月|ヶ月|カ月|month", unit):
        yield from _made(match, text, "month", (first_of(today, "month", -number), False))
        return
    days = number * (7 if re.match(r"주|週|week", unit) else 1)
    yield from _made(match, text, "day", (shift(today, -days) if days <= _MAX_BACK else None, False))
