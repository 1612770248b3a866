"""How are the parts of a backup put together for one account and one server?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from client.backup.account import AccountDoor
from client.backup.door import BackupDoor
from client.backup.make import Maker
from client.backup.pieces import Pieces
from client.backup.restore import Restorer
from client.backup.send import Sender
from client.backup.unlock import Digits
from client.net.backups import BackupService
from client.net.http import server_address
from client.notebook.preferences import Preferences
from client.store.opening import Opened
from shared.clock import Clock
from shared.crypto.key_schedule import KdfParameters
from shared.formats.config import BackupLimits
from shared.ids import Ids
from shared.randomness import Randomness


def backup_door(
    store: Opened,
    account: AccountDoor,
    preferences: Preferences,
    *,
    server: str,
    clock: Clock,
    ids: Ids,
    zone: str,
    limits: Callable[[], BackupLimits],
    block_limit: Callable[[], int],
    randomness: Randomness,
) -> BackupDoor:
    """The door to backups of this account."""
    digits = Digits(KdfParameters(), randomness, ids)
    outgoing, incoming = Pieces(store.folder / "backup-out"), Pieces(store.folder / "backup-in")
    host = server_address(server).netloc.decode()
    return BackupDoor(
        store,
        account,
        partial(BackupService, server),
        Maker(store, outgoing, digits, clock, ids),
        Sender(store.database, outgoing, digits, clock, host),
        Restorer(store.database, incoming, digits, preferences, clock, ids, zone),
        limits,
        block_limit,
        randomness,
    )
