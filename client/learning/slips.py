"""Which day did a customer name by mistake and put right in the same message? Reads "어제, 아니 그저께 결제했어요".

It takes a word that takes back ("no", "아니", "じゃなくて") right after the first day, or after its clause where
nothing but the second day follows: "아니 오늘 또 결제됐어요" takes nothing back. The slip is blanked out of the words,
and the right day stands for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from client.learning.dates import DayFound, find_days
from client.learning.dates_words import WEEKDAY_NAMES
from client.learning.draft import Clause
from client.learning.slips_words import (
    ALONE,
    BARE,
    CLEFT,
    CLOSES,
    COPULA,
    COUNTED,
    DAY_OF_MONTH,
    DENIED_AFTER,
    DENIED_BEFORE,
    ENDED,
    FILLERS,
    LED_BY,
    PARTICLE,
    REGRETS,
    SUBJECT,
    TAKES_BACK,
    WEAK,
    WEEKDAY,
)

LONGEST_GAP = 60  # code points between the wrong day and the word that takes it back
MOST_DAYS = 12  # more are a list, and no correction
LONGEST_DAY = 40  # and of the words that name a day
LONGEST_FILLER = 6  # letters that a bare correction has besides
RECENT = 14  # days that are named by half


@dataclass(frozen=True, slots=True)
class Slip:
    """`start` to `end` holds the wrong day, the word that takes it back, and the right day."""

    start: int
    end: int
    wrong: date
    right: DayFound


@dataclass(frozen=True, slots=True)
class PutRight:
    """The words without their slips, same length, and the slips."""

    words: str
    slips: tuple[Slip, ...] = ()

    def by_clause(self, pieces: Sequence[Clause]) -> dict[int, Slip]:
        """The slip that a clause is dated by, by the clause's place."""
        found: dict[int, Slip] = {}
        for slip in self.slips:
            before = [at for at, it in enumerate(pieces) if it.start <= slip.start]
            here = before[-1:] if before and not ENDED.search(self.words[pieces[before[-1]].end : slip.start]) else []
            here = here or [at for at, it in enumerate(pieces) if it.end > slip.start][:1]
            found |= dict.fromkeys(here, slip)
        return found


def put_right(words: str, today: date, *, regrets: bool = False) -> PutRight:
    """The words as the customer meant them; they are the same where nothing is put right.

    Who `regrets` ("Forget that I paid yesterday, it was …") needs no further word to take a day back.
    """
    slips: list[Slip] = []
    out = words
    found = sorted([*find_days(words, today), *_half_named_first(words, today)], key=lambda it: it.start)
    for at, day in enumerate(found if len(found) <= MOST_DAYS else ()):
        if slips and day.start < slips[-1].end:
            continue
        until = found[at + 1].end if at + 1 < len(found) else len(words)
        spans = _taken_back(words, day, until, today, regrets=regrets) or _denied(words, day, found)
        if spans is None:
            continue
        slips.append(Slip(min(it[0] for it in spans[0]), max(it[1] for it in spans[0]), day.day, spans[1]))
        lead = words[max(0, day.start - LONGEST_DAY) : day.start]
        cleft = CLEFT.search(lead) or (
            len(spans[0]) == 1 and SUBJECT.search(lead) and COPULA.match(words, spans[1].end)
        )
        for start, end in [(day.start, spans[1].start)] if cleft and day.start < spans[1].start else spans[0]:
            out = out[:start] + re.sub(r"[^\n]", " ", out[start:end]) + out[end:]
    return PutRight(out, tuple(slips))


def put_right_alone(words: str, wrong: date, today: date) -> date | None:
    """The day that a message names for one told before, where it says no more: "아, 그저께예요"."""
    slips = put_right(words, today).slips
    if slips:
        return slips[0].right.day if slips[0].wrong == wrong else None
    mark = TAKES_BACK.match(words)
    if REGRETS.search(words) and (told := _only_days(words, wrong, today)):
        return told
    if mark is None or not mark["mark"]:
        return None
    right = _day_at(words, mark.end(), DayFound(wrong, 0, 0, "day", future=False, since=False), today)
    if right is None or not (CLOSES.match(words, right.end) or CLOSES.match(words, _end(words, right))):
        return None
    return right.day


def _only_days(words: str, wrong: date, today: date) -> date | None:
    """Reads "勘違いでした、月曜じゃなくて火曜の10月6日です": regret and days, and hardly another word."""
    named = [it for it in find_days(words, today) if it.precision == "day" and it.day != wrong]
    left = words
    for it in reversed(find_days(words, today)):
        left = left[: it.start] + left[it.end :]
    left = re.sub(r"\W", "", FILLERS.sub("", WEEKDAY.sub("", left)))
    return named[-1].day if named and len(left) <= LONGEST_FILLER else None


def half_named(words: str, today: date) -> frozenset[date]:
    """Days of the last two weeks that a correction may mean: "no, it was Saturday", "sorry, the day before"."""
    mark = TAKES_BACK.match(words)
    if mark is None or not mark["mark"]:
        return frozenset()
    recent = [today - timedelta(back) for back in range(RECENT)]
    if any(pattern.match(words, mark.end()) for pattern, _ in COUNTED):
        return frozenset(recent)
    if match := WEEKDAY.match(words, mark.end()):
        return frozenset(day for day in recent if day.weekday() == _weekday(match))
    return frozenset()


def _half_named_first(words: str, today: date) -> Iterator[DayFound]:
    """Reads "14日…いえ、15日でした": a bare day of the month counts where it is taken back at once."""
    for match in BARE.finditer(words):
        mark = TAKES_BACK.match(words, match.end())
        if mark is None or not mark["mark"] or WEAK.fullmatch(mark.group()):
            continue
        number = int(match["n"] or match["n2"])
        months = (today.replace(day=1), (today.replace(day=1) - timedelta(1)).replace(day=1))
        past = (first + timedelta(number - 1) for first in months)
        day = next((it for it in past if it <= today and it.day == number), None)
        if day is not None:
            yield DayFound(day, match.start(), match.end(), "day", future=False, since=False)


_Spans = tuple[list[tuple[int, int]], DayFound]


def _taken_back(words: str, wrong: DayFound, until: int, today: date, *, regrets: bool) -> _Spans | None:
    """Reads "yesterday — no, the day before", "어제 결제했어요, 아니 그저께요"."""
    after = PARTICLE.match(words, wrong.end)
    own_end = after.end() if after else wrong.end
    led = LED_BY.search(words, max(0, wrong.start - LONGEST_DAY), wrong.start)
    start = led.start() if led else wrong.start
    for mark in TAKES_BACK.finditer(words, own_end, min(len(words), own_end + LONGEST_GAP + LONGEST_DAY)):
        if not (mark["mark"] or mark["oh"] or (regrets and ENDED.match(mark.group()))):
            continue
        right = _day_at(words, mark.end(), wrong, today)
        if right is None or right.start > until or right.day == wrong.day:
            continue
        end = _end(words, right)
        closed = CLOSES.match(words, right.end) or CLOSES.match(words, end)
        if mark.start() == own_end:
            if closed or (mark["mark"] and not WEAK.fullmatch(mark.group())):
                return [(start, closed.end() if closed else end)], right
            continue
        said = words[own_end : mark.start()].strip(" \t,.!?、。")
        again = words[end:].lstrip().startswith(said)
        if ENDED.match(mark.group()) or words[mark.start() - 1] in "요다.。!":
            if closed:
                return [(start, own_end), (mark.start(), closed.end())], right
            if again and said and mark["mark"]:
                return [(start, own_end), (mark.start(), words.index(said, end) + len(said))], right
    return None


def _denied(words: str, wrong: DayFound, found: Sequence[DayFound]) -> _Spans | None:
    """Reads "on Monday, not on Sunday": the right day stands beside."""
    others = [it for it in found if it.day != wrong.day and it.precision == wrong.precision and it.end <= wrong.start]
    before, after = (
        DENIED_BEFORE.search(words, max(0, wrong.start - LONGEST_DAY), wrong.start),
        DENIED_AFTER.match(words, wrong.end),
    )
    if not others or not (before or after) or re.search(r"[.!?。！？\n]\s", words[others[-1].end : wrong.start]):
        return None
    end = after.end() if after else wrong.end
    closed = CLOSES.match(words, end)
    return ([(before.start() if before else wrong.start, closed.end())], others[-1]) if closed else None


def _day_at(words: str, at: int, wrong: DayFound, today: date) -> DayFound | None:
    """The day that these words name there, seen from the wrong one where they name it by half."""
    for pattern, days in COUNTED:
        if match := pattern.match(words, at):
            return _found(wrong, wrong.day + timedelta(days), match, today)
    if match := DAY_OF_MONTH.match(words, at):
        day = int(match["n"])
        try:
            return _found(wrong, wrong.day.replace(day=day), match, today)
        except ValueError:
            return None
    if match := WEEKDAY.match(words, at):
        return _found(wrong, wrong.day + timedelta(_weekday(match) - wrong.day.weekday()), match, today)
    named = find_days(words[at : at + LONGEST_DAY], today)
    if not named or not ALONE.fullmatch(words[at : at + named[0].start]):
        return None
    return replace(named[0], start=at + named[0].start, end=at + named[0].end)


def _weekday(match: re.Match[str]) -> int:
    name = next(it for it in match.groups() if it)
    return WEEKDAY_NAMES[name.lower() if name.isascii() else name]


def _found(wrong: DayFound, day: date, match: re.Match[str], today: date) -> DayFound | None:
    if day > today and not wrong.future:
        return None
    return DayFound(day, match.start(), match.end(), "day", day > today, wrong.since)


def _end(words: str, right: DayFound) -> int:
    particle = PARTICLE.match(words, right.end)
    return particle.end() if particle else right.end
