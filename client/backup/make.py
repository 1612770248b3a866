"""How does a backup come to be? Begun with the server, then sealed on this device; sending it is another file.

What was begun is written down before each step, so that a kill at any moment goes on instead of making a second one.
The digits are needed until it is sealed; the sealed pieces and hashes that lie here then tell nothing about them.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from client.backup.errand import OVER, Errand, delete
from client.backup.pack import packed
from client.backup.pieces import Pieces
from client.backup.unlock import Digits, told
from client.errors import Refused
from client.net.backups import BackupService
from client.store import backups
from client.store.backups import Unfinished
from client.store.opening import Opened as Store
from client.store.opening import open_reader
from shared.clock import Clock, stamp
from shared.crypto.key_schedule import BackupKeys
from shared.crypto.sealing import pad, seal
from shared.ids import Ids
from shared.wire.backups import CHUNKS_AT_MOST, NewBackup

# The server's words for a backup that can't be begun again: its evaluations are used up, or the device has a new name.
_USED_UP = OVER | {"enrol-closed", "idempotency-key-reused"}


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes the backups of one account on this device."""

    store: Store
    pieces: Pieces
    digits: Digits
    clock: Clock
    ids: Ids

    def make(self, errand: Errand, new: NewBackup, pin: str, *, with_log: bool) -> None:
        """Begin a backup and put it, sealed, beside the store. Raises Refused, Unavailable, StoreFull."""
        begun = backups.unfinished(self.store.database)
        if begun is not None and (begun.hashes or begun.account != errand.account):
            self.drop(errand.service)  # it would open with other digits
            begun = None
        key = begun.key if begun else self.ids()
        try:
            begun, keys = self._begin(errand, new, pin, key, with_log=with_log)
        except Refused as error:
            if begun is None or error.code not in _USED_UP:
                raise
            self.drop(errand.service)
            begun, keys = self._begin(errand, new, pin, self.ids(), with_log=with_log)
        self._seal(errand, begun, keys, new.device_name)

    def drop(self, service: BackupService) -> None:
        """Forget what was begun, there and here."""
        begun = backups.unfinished(self.store.database)
        if begun is not None and begun.backup:
            delete(service, begun.backup)
        backups.set_unfinished(self.store.database, None)
        self.pieces.remove()

    def _begin(
        self, errand: Errand, new: NewBackup, pin: str, key: str, *, with_log: bool
    ) -> tuple[Unfinished, BackupKeys]:
        database, service = self.store.database, errand.service
        begun = Unfinished(key, stamp(self.clock()), with_log, errand.account)
        backups.set_unfinished(database, begun)
        created = self.digits.again(lambda: service.create(new, key))
        begun = replace(
            begun,
            backup=created.backup,
            public_key=created.public_key,
            expires_at=created.expires_at,
            tries=created.tries,
        )
        backups.set_unfinished(database, begun)
        return begun, self.digits.enrol(service, errand.account, begun.backup, begun.public_key, pin)

    def _seal(self, errand: Errand, begun: Unfinished, keys: BackupKeys, device_name: str) -> None:
        self.pieces.remove()
        reader = open_reader(self.store)
        try:
            counts, plain = packed(reader, self.clock(), device_name, with_log=begun.with_log)
            bound = self.digits.context(begun.account, begun.backup, begun.public_key)
            hashes: list[str] = []
            size = 0
            for number, piece in enumerate(seal(keys.data_key, bound, pad(plain), self.digits.randomness)):
                if number >= CHUNKS_AT_MOST:
                    raise Refused("backup-too-large")
                hashes.append(self.pieces.put(number, piece))
                size += len(piece)
                errand.at("pack", size, 0)
        except BaseException:
            self.pieces.remove()
            raise
        finally:
            reader.close()
        sealed = replace(
            begun,
            commitment=told(keys.commitment),
            tag_hash=told(hashlib.sha256(keys.tag).digest()),
            hashes=tuple(hashes),
            size=size,
            counts=counts,
        )
        backups.set_unfinished(self.store.database, sealed)
