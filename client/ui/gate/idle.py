"""When was a window last used? A handler that ran, or a field in which other words stand than before."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

import flet as ft

from shared.clock import Clock


@dataclass(slots=True)
class Idle:
    """Of one window. The wall clock counts: a device that slept was not used meanwhile."""

    clock: Clock
    last: datetime
    _typed: int | None = None

    def touch(self) -> None:
        """Used just now."""
        self.last = self.clock()

    def over(self, minutes: int, page: ft.Page) -> bool:
        """Unused for that long? 0 is never."""
        now, typed = self.clock(), _typed(page)
        if self._typed not in {None, typed} or now < self.last:  # a clock set back must not keep it open for ever
            self.last = now
        self._typed = typed
        return minutes > 0 and now - self.last >= timedelta(minutes=minutes)


def idle_from(clock: Clock) -> Idle:
    """Beginning now."""
    return Idle(clock, clock())


def _typed(page: ft.Page) -> int:
    """Tells whether something was typed in: most fields have no handler, so that typing stays fast."""
    fields = [control for control in page.session.index.values() if isinstance(control, ft.TextField)]
    return hash(tuple(sorted((id(field), field.value or "") for field in fields)))
