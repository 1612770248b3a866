"""What did the staff do at the server lately? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio

from client.desk.ui.workplace import Workplace
from client.errors import GieokError
from client.net.staff import StaffRecord
from shared.wire.signing import StaffLogLine

LINES = 100


class LogState:
    """The newest lines."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.lines: tuple[StaffLogLine, ...] = ()
        self.trouble: GieokError | None = None

    async def load(self) -> None:
        """Ask the server; what goes wrong stands in `trouble`."""
        try:
            self.lines = await asyncio.to_thread(self._newest)
            self.trouble = None
        except GieokError as error:
            self.trouble = error

    def _newest(self) -> tuple[StaffLogLine, ...]:
        return StaffRecord(self._work.desk.server, self._work.desk.token()).newest(LINES)
