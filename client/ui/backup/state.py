"""Which backups are there, and what is being made or fetched right now? Knows and acts; draws nothing.

The six digits pass through and are kept nowhere here. Whatever asks the server or reads the store leaves the event
loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from client.backup.errand import Progress, Watch
from client.engine import Engine
from shared.crypto.pin import read_pin

if TYPE_CHECKING:
    from client.backup.values import Begun, Made, Opened, Restored
    from shared.formats.config import BackupLimits
    from shared.wire.backups import BackupLine

Result = TypeVar("Result")


class BackupState:
    """The backups of this account, as one open window sees them."""

    def __init__(self, engine: Engine) -> None:
        self._door = engine.backup
        self._account = engine.account
        self.progress: Progress | None = None  # of what runs
        self.busy = False
        self._stopped = False

    async def logged_in(self) -> bool:
        """Is there a login, as far as this device knows?"""
        return await asyncio.to_thread(self._account.who) is not None

    async def device(self) -> str:
        """This device's id, to know its own backups by."""
        return (await asyncio.to_thread(self._account.device)).id

    async def limits(self) -> BackupLimits:
        """How many tries and days a backup gets."""
        return await asyncio.to_thread(self._door.limits)

    async def begun(self) -> Begun | None:
        """A backup that was not sent whole."""
        return await asyncio.to_thread(self._door.begun)

    async def lines(self) -> list[BackupLine]:
        """The account's backups, newest first."""
        return await asyncio.to_thread(self._door.list)

    async def line(self, backup: str) -> BackupLine | None:
        """One of them, as it stands now."""
        return next((line for line in await self.lines() if line.backup == backup), None)

    async def delete(self, backup: str) -> None:
        """End one for good."""
        await asyncio.to_thread(self._door.delete, backup)

    def suggest(self) -> str:
        """Six digits that nobody guesses early."""
        return self._door.suggest_pin()

    def check(self, text: str) -> str:
        """What the customer chose, as digits. Raises Refused("pin-not-six-digits", "pin-too-easy")."""
        return self._door.check_pin(text)

    def read(self, text: str) -> str:
        """Six digits, whoever chose them. Raises Refused("pin-not-six-digits")."""
        return read_pin(text)

    async def make(self, digits: str, *, with_log: bool) -> Made:
        """A new backup."""
        return await self._watched(lambda watch: self._door.make(digits, watch, with_log=with_log))

    async def go_on(self) -> Made:
        """Send the rest of the one that was begun."""
        return await self._watched(self._door.go_on)

    async def open(self, backup: str, digits: str) -> Opened:
        """Unlock, fetch and check; nothing of this device's memory changes."""
        return await self._watched(lambda watch: self._door.open(backup, digits, watch))

    async def take(self, opened: Opened) -> Restored:
        """Bring it in."""
        return await asyncio.to_thread(self._door.take, opened)

    async def discard(self, opened: Opened) -> None:
        """Not now: nothing of it stays here."""
        await asyncio.to_thread(self._door.discard, opened)

    def stop(self) -> None:
        """What runs ends between two pieces, with Refused("backup-cancelled")."""
        self._stopped = True

    async def _watched(self, work: Callable[[Watch], Result]) -> Result:
        self.busy, self._stopped, self.progress = True, False, None
        try:
            return await asyncio.to_thread(work, Watch(self._heard, lambda: self._stopped))
        finally:
            self.busy, self.progress = False, None

    def _heard(self, progress: Progress) -> None:
        self.progress = progress
