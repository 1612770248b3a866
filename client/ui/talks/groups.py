"""Under which heading does a conversation stand? 오늘, 어제, 이번 주, then month by month."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from itertools import groupby

from client.kit.when import day_of
from client.kit.words import Words
from client.memory.logged import Conversation


def grouped(
    words: Words, found: Sequence[Conversation], zone: str, today: date
) -> Iterator[tuple[str, list[Conversation]]]:
    """The headings in their order, each with its conversations; the order of `found` stays."""
    for heading, those in groupby(found, lambda one: said_group(words, day_of(one.last_at, zone), today)):
        yield heading, list(those)


def said_group(words: Words, day: date, today: date) -> str:
    """The heading for a day. What a wrong clock put into the future counts as today; a week begins on Monday."""
    if day >= today:
        return words.text("when-today")
    if day == today - timedelta(days=1):
        return words.text("when-yesterday")
    if day >= today - timedelta(days=today.weekday()):
        return words.text("talks-this-week")
    month = words.text(f"when-month-{day.month}")
    return words.text(
        "talks-month" if day.year == today.year else "talks-month-and-year", year=str(day.year), month=month
    )
