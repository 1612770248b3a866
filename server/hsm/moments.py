"""What time is it for the vault? A clock that never goes back, and that knows when the machine's clock has jumped.

The wall clock is held against the monotonic one. While they go together the wall clock counts; where it has jumped,
time goes on at the monotonic one's pace until the server starts again. No time is earlier than one that was stored.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from shared.clock import Clock

Monotonic = Callable[[], float]

JUMP: Final = timedelta(minutes=1)  # more than a clock is set by in daily life …
DRIFT: Final = 0.001  # … and than it is slewed by, as a part of what has passed


@dataclass(frozen=True, slots=True)
class Start:
    """Both clocks when this vault was opened, and how far the stored time was ahead of the wall clock."""

    wall: datetime
    monotonic: float
    behind: timedelta


@dataclass(frozen=True, slots=True)
class Moment:
    """The vault's time, and whether the wall clock has jumped."""

    now: datetime
    jumped: bool


def started(wall: datetime, monotonic: float, seen: datetime) -> Start:
    """`seen` is the latest stored time."""
    return Start(wall, monotonic, max(timedelta(0), seen - wall))


def moment(start: Start, wall: datetime, monotonic: float, seen: datetime) -> Moment:
    """The vault's time by both clocks and the latest stored time."""
    passed = timedelta(seconds=monotonic - start.monotonic)
    expected = start.wall + passed
    jumped = abs(wall - expected) > JUMP + passed * DRIFT
    return Moment(max((expected if jumped else wall) + start.behind, seen), jumped)


class VaultClock:
    """Both clocks of one open vault."""

    def __init__(self, wall: Clock, monotonic: Monotonic, seen: datetime) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._start = started(wall(), monotonic(), seen)

    def read(self, seen: datetime) -> Moment:
        """The vault's time; never before `seen`, the latest stored time."""
        return moment(self._start, self._wall(), self._monotonic(), seen)
