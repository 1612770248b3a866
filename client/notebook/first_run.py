"""Is this the very first opening of an account, and has it been greeted? After a wipe the next one is a first again."""

from __future__ import annotations

from client.store import meta, remains
from client.store.database import Database

KEY = "first_run"
_DONE = "done"


def is_due(database: Database) -> bool:
    """Nobody was greeted here, and nothing is remembered yet."""
    return meta.read(database, KEY) is None and not remains.anything(database)


def done(database: Database) -> None:
    """Greeted, or passed by: never again for this account."""
    meta.write(database, KEY, _DONE)
