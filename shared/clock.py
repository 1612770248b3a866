"""What time is it? The only file that asks the machine.

Everything else takes `now` (an aware datetime in UTC) as an argument, or a `Clock` where time passes while it works.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

Clock = Callable[[], datetime]

NOON = 12  # a bare day given as --now means noon of that day in the customer's zone


def system_clock() -> datetime:
    """The machine's wall clock, aware, in UTC."""
    return datetime.now(UTC)


def clock_from(start: datetime) -> Clock:
    """A clock that shows `start` now and runs on at the machine's own pace (`--now`)."""
    began = time.monotonic()
    return lambda: start + timedelta(seconds=time.monotonic() - began)


def monotonic() -> float:
    """Seconds on a clock that never goes back; only differences mean anything."""
    return time.monotonic()


def parse_moment(text: str, zone: str) -> datetime:
    """Read an ISO date or date-time; without an offset it is local to `zone`. Raises ValueError."""
    moment = datetime.fromisoformat(text)
    if len(text) <= len("2026-08-12"):
        moment = moment.replace(hour=NOON)
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=ZoneInfo(zone))
    return moment.astimezone(UTC)


def local_day(moment: datetime, zone: str) -> date:
    """The day that a clock on the wall in `zone` shows at `moment`."""
    return moment.astimezone(ZoneInfo(zone)).date()


def stamp(moment: datetime) -> str:
    """How a moment is stored: ISO 8601 in UTC with milliseconds; sorts as text."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def read_stamp(text: str) -> datetime:
    """The moment behind `stamp`."""
    return datetime.fromisoformat(text)
