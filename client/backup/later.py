"""The door to backups, opened when somebody asks for it: its cryptography must not delay the window's first frame."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from client.backup.account import AccountDoor
from client.errors import Refused, Unavailable
from client.notebook.preferences import Preferences
from client.store import backups
from client.store.opening import Opened
from shared.clock import Clock
from shared.formats.config import ServiceConfig
from shared.ids import Ids
from shared.randomness import Randomness

if TYPE_CHECKING:
    from client.backup.door import BackupDoor


@dataclass(slots=True)
class Backing:
    """One account's backups. What is asked at every start needs no door."""

    store: Opened
    account: AccountDoor
    preferences: Preferences
    config: Callable[[], ServiceConfig]
    clock: Clock
    zone: str
    ids: Ids
    randomness: Randomness
    _door: BackupDoor | None = None

    def has_moved(self) -> bool:
        """Whether another device took this one's backup, and the customer has not answered yet."""
        return not self.store.database.gone() and backups.moved(self.store.database) is not None

    async def settle(self) -> None:
        """Tell and ask the server what a backup left to be told and asked, if anything; it is tried again later."""
        left = self._outgoing.exists() and backups.unfinished(self.store.database) is None
        if left or backups.waiting(self.store.database):
            with suppress(Unavailable, Refused):
                await asyncio.to_thread(lambda: self.door().settle())

    def door(self) -> BackupDoor:
        """The one door, made when it is asked for the first time."""
        self._door = self._door or self._open()
        return self._door

    @property
    def _outgoing(self) -> Path:
        return self.store.folder / "backup-out"

    def _open(self) -> BackupDoor:
        from client.backup.door import BackupDoor
        from client.backup.make import Maker
        from client.backup.pieces import Pieces
        from client.backup.restore import Restorer
        from client.backup.send import Sender
        from client.backup.unlock import Digits
        from client.net.backups import BackupService
        from client.net.http import server_address
        from shared.crypto.key_schedule import KdfParameters

        store, clock, ids, server = self.store, self.clock, self.ids, self.account.server
        digits = Digits(KdfParameters(), self.randomness, ids)
        outgoing, incoming = Pieces(self._outgoing), Pieces(store.folder / "backup-in")
        return BackupDoor(
            store,
            self.account,
            partial(BackupService, server),
            Maker(store, outgoing, digits, clock, ids),
            Sender(store.database, outgoing, digits, clock, server_address(server).netloc.decode()),
            Restorer(store.database, incoming, digits, self.preferences, clock, ids, self.zone),
            self.config,
            self.randomness,
        )
