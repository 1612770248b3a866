"""How does an account go, all of it, whatever happens in between?

First its row loses address, password, codes and sessions in one transaction, and says that it is deleted: from then on
nobody can use it, and the address is free. Then what hangs on it goes (`on_deleted`: its backups), then the row. Where
that is cut short, `settle` takes it up again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from server.accounts.store import AccountStore
from server.errors import GieokError
from server.sessions.credentials import Credentials

OnDeleted = Callable[[str], None]  # drops what hangs on an account; may be called again for the same one
log = logging.getLogger("gieok.server")


class Deletion:
    """Deletes accounts."""

    def __init__(self, engine: Engine, on_deleted: OnDeleted) -> None:
        self._store = AccountStore(engine)
        self._on_deleted = on_deleted

    def delete(self, proven: Credentials, now: datetime) -> bool:
        """Delete it; False = its password was changed or it was deleted since it was proven."""
        if not self._store.mark_deleted(proven, now):
            return False
        self._finish(proven.account)
        return True

    def settle(self) -> int:
        """Finish deletions that were cut short; returns how many there were."""
        marked = self._store.marked()
        for account in marked:
            self._finish(account)
        return len(marked)

    def _finish(self, account: str) -> None:
        try:
            self._on_deleted(account)
            self._store.drop(account)
        except (GieokError, SQLAlchemyError, OSError) as error:  # it is deleted for its owner; the rest follows
            log.warning("a deleted account is not gone yet, it is tried again: %s", type(error).__name__)
