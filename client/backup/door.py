"""The door to backups: make one, see and delete one's own, bring one in, and settle what the server has to know.

Every method blocks: call it in a thread. The six digits are handed on and kept nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace

from client.backup.account import AccountDoor
from client.backup.errand import Errand, Watch, delete
from client.backup.make import Maker
from client.backup.pieces import alone
from client.backup.restore import Restorer
from client.backup.send import Sender
from client.backup.session import Session
from client.backup.values import Begun, Made, Moved, Opened, Restored
from client.errors import GieokError, Refused, StoreBusy
from client.net.backups import BackupService
from client.store import backups
from client.store.backups import MovedOn
from client.store.opening import Opened as Store
from shared.clock import read_stamp
from shared.crypto.pin import check_chosen, new_pin, read_pin
from shared.formats.config import ServiceConfig
from shared.randomness import Randomness
from shared.wire.backups import DEVICES_AT_MOST, BackupLine, NewBackup


@dataclass(frozen=True, slots=True)
class BackupDoor:
    """One account's way to another phone. `connect(token)` opens the line to the server."""

    store: Store
    account: AccountDoor
    connect: Callable[[str], BackupService]
    maker: Maker
    sender: Sender
    restorer: Restorer
    config: Callable[[], ServiceConfig]
    randomness: Randomness

    def suggest_pin(self) -> str:
        """Six digits that nobody guesses early."""
        return new_pin(self.randomness)

    def check_pin(self, text: str) -> str:
        """What the customer chose, as digits. Raises Refused("pin-not-six-digits", "pin-too-easy")."""
        pin = read_pin(text)
        check_chosen(pin)
        return pin

    def begun(self) -> Begun | None:
        """A backup that only has to be sent on: `go_on`. It opens with the digits that were told then."""
        return self.sender.begun()

    def make(self, pin: str, watch: Watch, *, with_log: bool) -> Made:
        """A new backup that these digits open; one that was begun before is dropped. Raises Refused, Unavailable."""
        chosen = self.check_pin(pin)

        def go(held: Session) -> Made:
            errand = Errand(self.connect(held.token), held.account, watch)
            device, limits = self.account.device(), self.config().backup
            new = NewBackup(device.id, device.name, limits.tries, limits.days)
            self.maker.make(errand, new, chosen, with_log=with_log)
            return self.sender.send(errand)

        with alone(self.store.folder):
            return self.account.with_session(go)

    def go_on(self, watch: Watch) -> Made:
        """Send the rest of the one that was begun."""
        with alone(self.store.folder):
            return self.account.with_session(
                lambda held: self.sender.send(Errand(self.connect(held.token), held.account, watch))
            )

    def list(self) -> list[BackupLine]:
        """The account's backups, newest first; of ended ones, why they are not there."""
        return self.account.with_session(lambda held: self.connect(held.token).list().backups)

    def in_the_way(self) -> tuple[BackupLine, ...]:
        """Other devices' backups, where there are so many that the server takes none of this one. Else nothing."""
        own = self.account.device().id
        live = (line for line in self.list() if line.state in {"CREATED", "ACTIVE"})
        others = tuple(line for line in live if line.device != own)
        return others if len({line.device for line in others}) >= DEVICES_AT_MOST else ()

    def delete(self, backup: str) -> None:
        """End a backup for good. Raises Refused("backup-unknown")."""
        chosen = _named(self.list(), backup).backup
        self.account.with_session(lambda held: delete(self.connect(held.token), chosen))
        backups.forget_made(self.store.database, chosen)
        self.sender.forget(chosen)

    def choose(self, backup: str | None) -> BackupLine:
        """The backup with that id, or the only one that can be opened.

        Raises Refused("backup-none", "backup-which", "backup-unknown", "backup-gone", "backup-not-whole").
        """
        self._confirm()
        lines = self.list()
        if backup is not None:
            return _whole(_named(lines, backup))
        ready = [line for line in lines if line.state == "ACTIVE"]
        if len(ready) > 1:
            raise Refused("backup-which", count=len(ready))
        if not ready:
            self.restorer.pieces.remove()  # of one that was half fetched and is gone meanwhile
        if not lines:
            raise Refused("backup-none")
        return _whole((ready or lines)[0])

    def open(self, backup: str | None, pin: str, watch: Watch) -> Opened:
        """Unlock, fetch and check a backup. Nothing of this device's memory changes."""
        digits = read_pin(pin)
        with alone(self.store.folder):
            line = self.choose(backup)
            return self.account.with_session(
                lambda held: self.restorer.open(Errand(self.connect(held.token), held.account, watch), line, digits)
            )

    def take(self, opened: Opened) -> Restored:
        """Bring an opened backup in, and tell the server; where it can't be told now, `settle` does it later."""
        with alone(self.store.folder):
            restored = self.restorer.take(opened, self.config().block_limit)
        with suppress(GieokError):
            self._confirm()
        return replace(restored, confirmed=backups.confirm(self.store.database) is None)

    def discard(self, opened: Opened) -> None:  # noqa: ARG002  its keys are forgotten with it
        """The customer does not want it now: it stays on the server, and nothing of it here."""
        with alone(self.store.folder):
            self.restorer.pieces.remove()

    def settle(self) -> None:
        """Tell the server what is waiting to be told, and ask whether another device took this one's backup.

        Asks nobody where there is neither. Raises what the network raises: it is tried again.
        """
        self._sweep()
        self._confirm()
        own = backups.made(self.store.database)
        if own is None or self.account.who() is None:
            return
        found = next((line for line in self.list() if line.backup == own), None)
        if found is not None and found.state == "RESTORED":
            moved = MovedOn(own, found.ended_at or found.created_at, found.restored_to or "")
            backups.set_moved(self.store.database, moved)
        elif found is None or found.state != "ACTIVE":
            backups.forget_made(self.store.database, own)

    def moved(self) -> Moved | None:
        """Where this memory went, until the customer has answered. Asks nobody."""
        found = backups.moved(self.store.database)
        return None if found is None else Moved(read_stamp(found.at), found.to)

    def keep(self) -> None:
        """The memory stays here too."""
        backups.set_moved(self.store.database, None)

    def _sweep(self) -> None:
        """Pieces that a kill left behind: those of a backup that is not half sent, and of one that is in the memory."""
        with suppress(StoreBusy), alone(self.store.folder):  # who is at work needs them
            begun = backups.unfinished(self.store.database)
            if begun is None or not begun.hashes:
                self.sender.pieces.remove()
            if backups.confirm(self.store.database) is not None:
                self.restorer.pieces.remove()

    def _confirm(self) -> None:
        if backups.confirm(self.store.database) is None or self.account.who() is None:
            return
        name = self.account.device().name
        self.account.with_session(lambda held: self.restorer.confirm(self.connect(held.token), held.account, name))


def _named(lines: Iterable[BackupLine], backup: str) -> BackupLine:
    found = next((line for line in lines if line.backup == backup), None)
    if found is None:
        raise Refused("backup-unknown")
    return found


def _whole(line: BackupLine) -> BackupLine:
    """Raises Refused: why it can't be opened."""
    if line.state == "CREATED":
        raise Refused("backup-not-whole")
    if line.state != "ACTIVE":
        raise Refused("backup-gone", state=line.state)
    return line
