"""Which months may a proposal name? Those of the last two years: the device asks about no other, the server takes none.

Older cases say little of today's rules, and a month that has not begun is the month of nothing that was decided.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final

MONTHS_BACK: Final = 24  # what is older is not kept either
_EAST: Final = timedelta(hours=14)  # where a month begins first, seen from UTC
_MONTH: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])")


def oldest_month(now: datetime) -> str:
    """The first month that is still taken and kept."""
    months = now.year * 12 + now.month - 1 - MONTHS_BACK
    return f"{months // 12:04}-{months % 12 + 1:02}"


def in_time(month: str, now: datetime) -> bool:
    """Is it a month, neither too old nor one that has not begun anywhere?"""
    latest = (now + _EAST).strftime("%Y-%m")
    return _MONTH.fullmatch(month) is not None and oldest_month(now) <= month <= latest
