"""Which backups are there, and what is being made or fetched right now? Knows and acts; draws nothing.

The six digits pass through and are kept nowhere here. Whatever asks the server or reads the store leaves the event
loop, and so does the first call of the door, which loads its cryptography.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from client.engine import Engine
from shared.crypto.pin import read_pin

if TYPE_CHECKING:
    from client.backup.door import BackupDoor
    from client.backup.errand import Progress, Watch
    from client.backup.values import Begun, Made, Opened, Restored
    from shared.formats.config import BackupLimits
    from shared.wire.backups import BackupLine

Result = TypeVar("Result")


class BackupState:
    """The backups of this account, as one open window sees them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.progress: Progress | None = None  # of what runs
        self.busy = False
        self._stopped = False

    async def logged_in(self) -> bool:
        """Is there a login, as far as this device knows?"""
        return await asyncio.to_thread(self._engine.account.who) is not None

    async def device(self) -> str:
        """This device's id, to know its own backups by."""
        return (await asyncio.to_thread(self._engine.account.device)).id

    async def limits(self) -> BackupLimits:
        """How many tries and days a backup gets."""
        return (await asyncio.to_thread(self._engine.bundles.config)).backup

    async def begun(self) -> Begun | None:
        """A backup that was not sent whole."""
        return await self._ask(lambda door: door.begun())

    async def lines(self) -> list[BackupLine]:
        """The account's backups, newest first."""
        return await self._ask(lambda door: door.list())

    async def line(self, backup: str) -> BackupLine | None:
        """One of them, as it stands now."""
        return next((line for line in await self.lines() if line.backup == backup), None)

    async def delete(self, backup: str) -> None:
        """End one for good."""
        await self._ask(lambda door: door.delete(backup))

    async def suggest(self) -> str:
        """Six digits that nobody guesses early."""
        return await self._ask(lambda door: door.suggest_pin())

    async def check(self, text: str) -> str:
        """What the customer chose, as digits. Raises Refused("pin-not-six-digits", "pin-too-easy")."""
        return await self._ask(lambda door: door.check_pin(text))

    def read(self, text: str) -> str:
        """Six digits, whoever chose them. Raises Refused("pin-not-six-digits")."""
        return read_pin(text)

    async def make(self, digits: str, *, with_log: bool) -> Made:
        """A new backup."""
        return await self._watched(lambda door, watch: door.make(digits, watch, with_log=with_log))

    async def go_on(self) -> Made:
        """Send the rest of the one that was begun."""
        return await self._watched(lambda door, watch: door.go_on(watch))

    async def open(self, backup: str, digits: str) -> Opened:
        """Unlock, fetch and check; nothing of this device's memory changes."""
        return await self._watched(lambda door, watch: door.open(backup, digits, watch))

    async def take(self, opened: Opened) -> Restored:
        """Bring it in."""
        self.busy = True
        try:
            return await self._ask(lambda door: door.take(opened))
        finally:
            self.busy = False

    async def discard(self, opened: Opened) -> None:
        """Not now: nothing of it stays here."""
        await self._ask(lambda door: door.discard(opened))

    def stop(self) -> None:
        """What runs ends between two pieces, with Refused("backup-cancelled")."""
        self._stopped = True

    async def _ask(self, use: Callable[[BackupDoor], Result]) -> Result:
        return await asyncio.to_thread(lambda: use(self._engine.backup))

    async def _watched(self, work: Callable[[BackupDoor, Watch], Result]) -> Result:
        self.busy, self._stopped, self.progress = True, False, None

        def run() -> Result:
            from client.backup.errand import Watch

            return work(self._engine.backup, Watch(self._heard, lambda: self._stopped))

        try:
            return await asyncio.to_thread(run)
        finally:
            self.busy, self.progress = False, None

    def _heard(self, progress: Progress) -> None:
        self.progress = progress
