"""What is due, and what did a kill leave behind? Safe at any time, beside requests, and as often as one likes.

The vault ends what is over and says so; after that rows, ciphertext and letters follow. A row whose key is gone loses
its ciphertext; ciphertext whose row is gone, or is over, goes.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from server.backups.keeper import Keeper
from server.backups.letters import Letters
from server.backups.notices import NoticeStore
from server.backups.rules import Kept, failed_too_often
from server.errors import Damaged, Unavailable
from server.hsm.port import CREATED_AT_MOST, TOMBSTONE
from shared.clock import stamp

log = logging.getLogger("gieok.server")


@dataclass(frozen=True, slots=True)
class Sweeper:
    """One round is one call."""

    keeper: Keeper
    notices: NoticeStore
    letters: Letters

    def run(self) -> int:
        """One round; returns how many backups it found over.

        Raises Unavailable("clock-jumped") before anything is done, Unavailable where a part does not answer.
        """
        keeper = self.keeper
        keeper.vault.sweep()
        keeper.blobs.tidy()
        stored = keeper.blobs.backups()  # before the rows: what is made meanwhile is not in it
        over = sum(self._is_over(row) for row in keeper.store.live())
        live = {row.backup for row in keeper.store.live()}
        for backup in stored:
            if backup not in live:
                keeper.blobs.drop(backup)
        keeper.store.forget(keeper.clock() - TOMBSTONE)
        self.letters.send_due()
        return over

    def _is_over(self, row: Kept) -> bool:
        """Settle one; one that can not be settled now does not keep the others waiting."""
        keeper = self.keeper
        try:
            if not row.public_key and row.created_at < stamp(keeper.clock() - CREATED_AT_MOST):
                keeper.end(row, "EXPIRED")  # its device never came back for the key
                return True
            settled, where = keeper.settle(row)
        except (Unavailable, Damaged) as error:
            log.error("a backup could not be settled: %s", error.code)
            return False
        waits = where is not None and where.wait_until is not None and where.wait_until > keeper.clock()
        if settled.live and failed_too_often(settled, settled.left) and not waits:
            self.notices.write(settled.backup, "tries")
        return not settled.live
