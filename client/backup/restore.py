"""How does a backup become this phone's memory? Everything is fetched and checked first; then one transaction.

What is here stays, what the customer deleted on either side stays deleted, and the note that the server has to be told
is written in the same transaction: a kill at any moment ends with one copy of each row, and the backup is neither lost
early nor left behind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from client.backup.errand import OVER, Errand
from client.backup.fetch import fetch, stored
from client.backup.pack import Head, examine, unpacked
from client.backup.pieces import Pieces
from client.backup.unlock import Digits, told
from client.backup.values import Fetched, Opened, Preview, Restored
from client.bundles.rechecks import mark_rechecks
from client.errors import Damaged, Refused
from client.net.backups import BackupService
from client.notebook.preferences import Preferences
from client.store import backups
from client.store.backups import Confirm
from client.store.database import Database
from client.store.portable_tables import Record
from client.transfer.lines import read_memory
from client.transfer.merge import merge
from shared.clock import Clock
from shared.crypto.sealing import unpad, unseal
from shared.ids import Ids
from shared.wire.backups import BackupLine
from shared.wire.backups import Confirm as Told


@dataclass(frozen=True, slots=True)
class Restorer:
    """Brings backups into one account of this device."""

    database: Database
    pieces: Pieces
    digits: Digits
    preferences: Preferences
    clock: Clock
    ids: Ids
    zone: str

    def open(self, errand: Errand, line: BackupLine, pin: str) -> Opened:
        """Unlock, fetch and check a backup; nothing of this device's memory changes.

        Raises Refused("backup-digits-wrong", "backup-cancelled", "backup-too-new"), Damaged("backup-damaged"),
        Unavailable("backup-server-wrong"), and the server's own reasons.
        """
        keys, reply = self.digits.unlock(errand.service, errand.account, line, pin)
        chunks = fetch(errand, self.pieces, self.digits, line.backup, reply)
        fetched = Fetched(line, errand.account, keys, chunks)
        try:
            head = self._examine(errand, fetched)
        except Damaged:
            self.pieces.remove()  # the next try fetches it anew
            raise
        return Opened(Preview(head.made_at, head.device_name, head.with_log, head.counts), fetched, head.checksum)

    def take(self, opened: Opened, limit: int) -> Restored:
        """Bring it in. Raises Damaged("backup-damaged") and what a full disk raises; nothing has changed then."""
        now, counted, fetched = self.clock(), Counter[str](), opened.fetched
        with unpacked(unpad(self._plain(fetched))) as lines, self.database.transaction():
            rows = _counted(read_memory(lines, "", opened.checksum), counted)
            try:
                merged = merge(
                    self.database, rows, self.preferences, now=now, ids=self.ids, limit=limit, replace_block=False
                )
            except Refused as error:
                raise Damaged("backup-damaged") from error
            if counted != opened.preview.counts:
                raise Damaged("backup-damaged")
            marked = mark_rechecks(self.database, now, self.zone)
            confirm = Confirm(fetched.account, fetched.line.backup, told(fetched.keys.tag))
            backups.set_confirm(self.database, confirm)
            backups.forget_made(self.database, fetched.line.backup)  # where it was this very device's own
        self.database.truncate_log()
        self.pieces.remove()
        return Restored(merged.new, merged.deleted, merged.missing_lines, len(marked), confirmed=False)

    def confirm(self, service: BackupService, account: str, device_name: str) -> None:
        """Tell the server what arrived. One that is gone needs no telling; another customer's waits for its own."""
        found = backups.confirm(self.database)
        if found is None or found.account != account:
            return
        try:
            service.confirm(found.backup, Told(found.tag, device_name))
        except Refused as error:
            if error.code not in OVER:
                raise
        backups.set_confirm(self.database, None)

    def _examine(self, errand: Errand, fetched: Fetched) -> Head:
        total = sum(chunk.size for chunk in fetched.chunks)

        def watched() -> Iterator[bytes]:
            done = 0
            for part in self._plain(fetched):
                errand.at("check", done, total)
                yield part
                done += len(part)

        with unpacked(unpad(watched())) as lines:
            return examine(lines)

    def _plain(self, fetched: Fetched) -> Iterator[bytes]:
        bound = self.digits.context(fetched.account, fetched.line.backup, fetched.line.public_key)
        return unseal(fetched.keys.data_key, bound, stored(self.pieces, fetched.chunks))


def _counted(rows: Iterator[tuple[str, Record]], counted: Counter[str]) -> Iterator[tuple[str, Record]]:
    for name, row in rows:
        counted[name] += 1
        yield name, row
