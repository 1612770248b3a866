"""Which account has this address, and which hash must its password fit?"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import Connection, Engine, select, update

from server.db.tables import accounts
from server.sessions.rules import Session
from server.sessions.store import open_one, refresh


@dataclass(frozen=True, slots=True)
class Credentials:
    """What a login is checked against."""

    account: str
    email: str = field(repr=False)
    language: str
    password_hash: str = field(repr=False)
    verified: bool


def credentials_of(engine: Engine, email: str) -> Credentials | None:
    """Of the account with this address; None = there is none."""
    with engine.connect() as connection:
        row = connection.execute(select(accounts).where(accounts.c.email == email)).one_or_none()
    if row is None:
        return None
    return Credentials(row.id, row.email, row.language, row.password_hash, row.verified_at is not None)


def begin(engine: Engine, proven: Credentials, rehashed: str | None, session: Session, token_hash: str) -> bool:
    """Begin a session; False = the password was changed, or the account deleted, since it was proven."""
    with engine.begin() as connection:
        if not _still(connection, proven, rehashed):
            return False
        open_one(connection, session, token_hash)
    return True


def again(engine: Engine, proven: Credentials, rehashed: str | None, session: str, now: datetime) -> bool:
    """The session counts as new from `now`; False = it or the password is over."""
    with engine.begin() as connection:
        return _still(connection, proven, rehashed) and refresh(connection, session, now)


def _still(connection: Connection, proven: Credentials, rehashed: str | None) -> bool:
    """Does the proven password still open the account? Holds its row until the transaction ends."""
    same = (accounts.c.id == proven.account, accounts.c.password_hash == proven.password_hash)
    change = update(accounts).where(*same).values(password_hash=rehashed or proven.password_hash)
    return connection.execute(change).rowcount > 0
