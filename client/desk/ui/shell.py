"""What has every screen of the desk at hand? What all screens have, the workplace, the keys, and the way to others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from client.desk.ui.shortcuts import Shortcuts
from client.desk.ui.workplace import Workplace
from client.kit import shell
from client.kit.when import said_moment
from shared.clock import read_stamp
from shared.formats.page import PageKind

Place = Literal["pages", "publish", "live", "keys", "candidates", "evidence", "log"]


@dataclass(slots=True)
class Shell(shell.Shell):
    """Handed down to the screens."""

    work: Workplace
    shortcuts: Shortcuts
    go: Callable[[Place], Awaitable[None]]
    edit: Callable[[PageKind, str], Awaitable[None]]
    news: Callable[[], Awaitable[None]]  # is a signature waited for? To be asked when that may have changed

    def when(self, stamp: str | None) -> str:
        """A stored moment as people say it; a dash where it is not known."""
        if stamp is None:
            return "-"
        return said_moment(self.words, read_stamp(stamp), self.work.zone, self.work.now())
