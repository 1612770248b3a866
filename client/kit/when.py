"""How is a moment said? 오늘, 어제, 오후 3:05: in the customer's own zone and language."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from client.kit.words import Words

NOON: Final = 12


def day_of(moment: datetime, zone: str) -> date:
    """The calendar day on which the customer's clock stood then."""
    return moment.astimezone(ZoneInfo(zone)).date()


def said_day(words: Words, day: date, today: date) -> str:
    """오늘, 어제, or the date; the year only where it is another one."""
    if day == today:
        return words.text("when-today")
    if day == today - timedelta(days=1):
        return words.text("when-yesterday")
    code = "when-day" if day.year == today.year else "when-day-and-year"
    month = words.text(f"when-month-{day.month}")
    return words.text(code, year=str(day.year), month=month, day=str(day.day))


def said_date(words: Words, day: str) -> str:
    """A day that was written down as 2026-09-28, always with its year: what an answer names keeps its name."""
    that = date.fromisoformat(day)
    month = words.text(f"when-month-{that.month}")
    return words.text("when-day-and-year", year=str(that.year), month=month, day=str(that.day))


def said_time(words: Words, moment: datetime, zone: str) -> str:
    """오전 9:30."""
    local = moment.astimezone(ZoneInfo(zone))
    hour = (local.hour - 1) % NOON + 1
    code = "when-before-noon" if local.hour < NOON else "when-after-noon"
    return words.text(code, hour=str(hour), minute=f"{local.minute:02}")


def said_moment(words: Words, moment: datetime, zone: str, now: datetime) -> str:
    """Day and time together; the time alone where it was today."""
    day, today = day_of(moment, zone), day_of(now, zone)
    time = said_time(words, moment, zone)
    return time if day == today else words.text("when-day-and-time", day=said_day(words, day, today), time=time)
