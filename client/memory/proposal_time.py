"""When does something go to the service that must not be tied to the moment in which the customer said yes?"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from shared.randomness import Randomness

SOONEST: Final = timedelta(hours=1)  # these two: product decision
LATEST: Final = timedelta(hours=24)
_FIRST_AGAIN: Final = timedelta(minutes=1)
_LAST_AGAIN: Final = timedelta(hours=6)
_DOUBLINGS: Final = 10  # more would be past `_LAST_AGAIN` anyway


def later(now: datetime, randomness: Randomness) -> datetime:
    """A moment from 1 to 24 hours after `now`, none likelier than another."""
    span = int((LATEST - SOONEST).total_seconds())
    return now + SOONEST + timedelta(seconds=int.from_bytes(randomness(8)) % (span + 1))


def again(now: datetime, tries: int) -> datetime:
    """After a try that failed: a minute, two, four …, at most six hours."""
    return now + min(_LAST_AGAIN, _FIRST_AGAIN * (1 << min(tries, _DOUBLINGS)))
