"""What did the staff do, at this desk and at the server? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from client.desk.log import DeskLog
from client.desk.ui.workplace import Workplace
from client.errors import GieokError
from client.net.staff import StaffRecord

LINES = 100


@dataclass(frozen=True, slots=True)
class Done:
    """One action; the same at both places."""

    where: Literal["desk", "server"]
    at: str
    by: str
    action: str
    detail: Mapping[str, str | int]


class LogState:
    """The newest of both, the newest first. `trouble`: why the server's could not be read."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.lines: tuple[Done, ...] = ()
        self.trouble: GieokError | None = None

    async def load(self) -> None:
        """Read the desk's own, ask the server. Raises Damaged where the desk's own is broken."""
        own = await asyncio.to_thread(self._own)
        try:
            served = await asyncio.to_thread(self._served)
            self.trouble = None
        except GieokError as error:
            served, self.trouble = [], error
        self.lines = tuple(sorted((*own, *served), key=lambda done: done.at, reverse=True))

    def _own(self) -> list[Done]:
        newest = DeskLog(self._work.desk.log_file).lines()[-LINES:]
        return [Done("desk", line.at, line.by, line.action, line.detail) for line in newest]

    def _served(self) -> list[Done]:
        told = StaffRecord(self._work.desk.server, self._work.desk.token()).newest(LINES)
        return [Done("server", line.at, line.staff, line.action, line.detail) for line in told]
