"""How does a sealed backup get to the server? Piece by piece, from where it stopped; then it is switched on.

The digits are not needed: a phone that was killed or had no network goes on another time.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from client.backup.errand import OVER, Errand
from client.backup.pieces import Pieces
from client.backup.unlock import Digits
from client.backup.values import Begun, Made
from client.errors import Damaged, Refused
from client.store import backups, egress
from client.store.backups import Unfinished
from client.store.database import Database
from shared.clock import Clock, read_stamp
from shared.wire.backups import Activate


@dataclass(frozen=True, slots=True)
class Sender:
    """Sends what lies sealed beside the store. `destination` is the server's name, for the egress record."""

    database: Database
    pieces: Pieces
    digits: Digits
    clock: Clock
    destination: str

    def begun(self) -> Begun | None:
        """What is sealed and not sent whole."""
        found = backups.unfinished(self.database)
        if found is None or not found.hashes:
            return None
        return Begun(read_stamp(found.started_at), found.with_log, found.size)

    def send(self, errand: Errand) -> Made:
        """The rest of it. Raises Refused("backup-cancelled", "backup-nothing-begun", "backup-unfinished-gone")."""
        found = backups.unfinished(self.database)
        if found is None or not found.hashes or found.account != errand.account:
            raise Refused("backup-nothing-begun")
        try:
            lines = self.digits.again(errand.service.list).backups
            if not any(line.backup == found.backup and line.state == "ACTIVE" for line in lines):
                self._upload(errand, found)
                done = Activate(found.commitment, found.tag_hash, list(found.hashes))
                self.digits.again(lambda: errand.service.activate(found.backup, done))
        except Refused as error:
            if error.code not in OVER:
                raise
            self._forget()
            raise Refused("backup-unfinished-gone") from error
        backups.finish(self.database, found.backup)
        self.pieces.remove()
        return Made(
            found.backup, read_stamp(found.expires_at), found.tries, found.size, found.with_log, dict(found.counts)
        )

    def forget(self, backup: str) -> None:
        """It was deleted: where it is the one that was begun, there is nothing to send on."""
        found = backups.unfinished(self.database)
        if found is not None and found.backup == backup:
            self._forget()

    def _upload(self, errand: Errand, found: Unfinished) -> None:
        stored = self.digits.again(lambda: errand.service.chunks(found.backup)).chunks
        there = {chunk.number: chunk.sha256 for chunk in stored}
        if not there:
            sent = egress.Sent(self.clock(), None, "backup", self.destination, None, found.size)
            egress.record(self.database, sent)
        done = 0
        for number, sha256 in enumerate(found.hashes):
            errand.at("upload", done, found.size)
            piece = self.pieces.get(number, sha256)
            if piece is None:
                self._forget()
                raise Damaged("backup-pieces-lost")
            if there.get(number) != sha256:
                self.digits.again(partial(errand.service.put_chunk, found.backup, number, piece, sha256))
            done += len(piece)
        errand.at("upload", done, found.size)

    def _forget(self) -> None:
        backups.set_unfinished(self.database, None)
        self.pieces.remove()
