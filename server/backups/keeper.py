"""Do vault, database and ciphertext agree about a backup? The vault decides, the other two follow.

A kill may fall between any two of them. Whoever looks at a backup next settles it: what the vault has ended loses its
ciphertext first and its row's contents then, so that a row which still says "live" always leads back here.
"""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from server.backups.reading import backup_id
from server.backups.rules import Kept, ending_notice, is_over, line
from server.backups.store import BackupStore
from server.blobs.port import Blobs
from server.errors import Damaged, Gone, NotFound
from server.hsm.port import Ending, Standing, State, Vault
from server.locks import alone
from shared.clock import Clock, stamp
from shared.wire.backups import BackupLine, BackupList

LOCKS = 64  # accounts share so many lock files


@dataclass(frozen=True, slots=True)
class Keeper:
    """The three, and the clock."""

    vault: Vault
    blobs: Blobs
    store: BackupStore
    clock: Clock
    locks: Path

    def now(self) -> str:
        """As a stamp."""
        return stamp(self.clock())

    @contextmanager
    def turn(self, account: str) -> Iterator[None]:
        """Nothing else is made, uploaded or activated for this account meanwhile."""
        with alone(self.locks / f"{zlib.crc32(account.encode()) % LOCKS:02}.lock"):
            yield

    def found(self, account: str, backup: str) -> Kept:
        """One of the account's, settled. Raises NotFound."""
        return self.settle(self.store.get(account, backup_id(backup)))[0]

    def live(self, account: str, backup: str) -> Kept:
        """The same, where it is not over. Raises NotFound, Gone."""
        row = self.found(account, backup)
        if not row.live:
            raise Gone("backup-gone", state=row.state)
        if not row.public_key:
            raise NotFound("backup-unknown")  # it is being made
        return row

    def settled(self, account: str) -> tuple[Kept, ...]:
        """All of the account's, newest first."""
        return tuple(self.settle(row)[0] for row in self.store.of_account(account))

    def list(self, account: str) -> BackupList:
        """What the owner sees; one that is being made is not there yet."""
        told = [self._told(row) for row in self.store.of_account(account)]
        return BackupList([it for it in told if it.public_key or it.ended_at])

    def settle(self, row: Kept) -> tuple[Kept, Standing | None]:
        """The row as the vault says it is, and what the vault says while it lives."""
        if not row.live or not row.public_key:
            return row, None
        standing = self._standing(row.backup)
        if standing is None:  # the vault's file was lost: it can never be opened
            return self._over(row, "EXPIRED" if row.expires_at <= self.now() else "DELETED", self.now()), None
        if is_over(standing.state):
            self.vault.destroy(row.backup, standing.state)  # what is due by time may still have its key
            return self._over(row, standing.state, stamp(standing.ended_at or self.clock())), None
        seen = replace(row, state=standing.state, left=standing.left, expires_at=stamp(standing.expires_at))
        if seen != row:
            self.store.mirror(row.backup, standing)
        return seen, standing

    def end(self, row: Kept, why: Ending) -> None:
        """For good: key, ciphertext, row, in this order."""
        self.vault.destroy(row.backup, why)
        standing = self._standing(row.backup)
        self._over(row, standing.state if standing else why, self.now())

    def delete(self, account: str, backup: str) -> None:
        """The owner wants it gone; does nothing where it is over. Raises NotFound."""
        row = self.store.get(account, backup_id(backup))
        with contextlib.suppress(Damaged):  # what the vault will not say anything about can be deleted all the same
            row, _ = self.settle(row)
        if row.live:
            self.end(row, "DELETED")

    def drop_account(self, account: str) -> None:
        """Everything of an account that is being deleted, tombstones too."""
        with self.turn(account):
            for row in self.store.of_account(account):
                self.vault.destroy(row.backup, "DELETED")
                self.blobs.drop(row.backup)
                self.store.remove(row.backup)

    def _told(self, row: Kept) -> BackupLine:
        try:
            seen, where = self.settle(row)
        except Damaged:  # the vault will not say: the owner sees it as it was, and can delete it
            return line(row, None)
        return line(seen, stamp(where.wait_until) if where and where.wait_until else None)

    def _standing(self, backup: str) -> Standing | None:
        try:
            return self.vault.standing(backup)
        except NotFound:
            return None

    def _over(self, row: Kept, state: State, at: str) -> Kept:
        self.blobs.drop(row.backup)
        self.store.end(row.backup, state, at, ending_notice(state))
        return self.store.get(row.account, row.backup)
