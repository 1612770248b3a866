"""What of accounts and sessions is over, and goes?"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Engine, delete

from server.accounts.deletion import Deletion, OnDeleted
from server.db.tables import accounts, codes
from server.sessions import tries
from server.sessions.store import SessionStore
from shared.clock import stamp

UNCONFIRMED = timedelta(days=1)  # an account whose code never came


@dataclass(frozen=True, slots=True)
class Swept:
    """How many went."""

    accounts: int  # never confirmed
    codes: int
    sessions: int
    tries: int
    deletions: int  # taken up again


def sweep(engine: Engine, now: datetime, on_deleted: OnDeleted) -> Swept:
    """Drop what is over, and finish deletions that were cut short. Running it twice does no harm."""
    with engine.begin() as connection:
        old_codes = connection.execute(delete(codes).where(codes.c.expires_at <= stamp(now))).rowcount
    unconfirmed = (accounts.c.verified_at.is_(None), accounts.c.deleting_at.is_(None))
    with engine.begin() as connection:
        old = delete(accounts).where(*unconfirmed, accounts.c.created_at <= stamp(now - UNCONFIRMED))
        old_accounts = connection.execute(old).rowcount
    return Swept(
        old_accounts,
        old_codes,
        SessionStore(engine).sweep(now),
        tries.sweep(engine, now),
        Deletion(engine, on_deleted).settle(),
    )
