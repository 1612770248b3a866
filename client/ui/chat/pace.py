"""How often is a growing answer drawn? At most ten times a second, and never later than a tenth after its last word."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from shared.clock import monotonic

FLUSH_SECONDS: Final = 0.1


class Pace:
    """Gathers pieces and calls `draw` with the whole text so far."""

    def __init__(self, draw: Callable[[str], None], now: Callable[[], float] = monotonic) -> None:
        self._draw = draw
        self._clock = now
        self._text = ""
        self._drawn_at = float("-inf")
        self._planned: asyncio.TimerHandle | None = None

    def add(self, piece: str) -> None:
        """Some more of the text."""
        self._text += piece
        self._plan()

    def replace(self, text: str) -> None:
        """Another text instead."""
        self._text = text
        self._plan()

    def stop(self) -> None:
        """Draw no more: the answer is laid out as a whole now."""
        if self._planned is not None:
            self._planned.cancel()
            self._planned = None

    def _plan(self) -> None:
        wait = self._drawn_at + FLUSH_SECONDS - self._clock()
        if wait <= 0:
            self._show()
        elif self._planned is None:
            self._planned = asyncio.get_running_loop().call_later(wait, self._show)

    def _show(self) -> None:
        self.stop()
        self._drawn_at = self._clock()
        self._draw(self._text)
