"""Where are sessions kept, and whose is this token?"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Engine, Row, delete, insert, select, update

from server.db.tables import accounts, sessions
from server.sessions.rules import LASTS, Session, due
from shared.clock import read_stamp, stamp

_SESSION = select(sessions, accounts.c.email).join(accounts, accounts.c.id == sessions.c.account)


class SessionStore:
    """The table of sessions."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def used(self, token_hash: str, now: datetime) -> Session | None:
        """The session of the token with this hash, which lasts anew from now on; None = nobody's, or over."""
        found = _SESSION.where(sessions.c.token_hash == token_hash, sessions.c.expires_at > stamp(now))
        with self._engine.connect() as connection:
            row = connection.execute(found).one_or_none()
        if row is None:
            return None
        session = _session(row)
        if not due(session, now):
            return session
        with self._engine.begin() as connection:
            seen = {"last_seen_at": stamp(now), "expires_at": stamp(now + LASTS)}
            connection.execute(update(sessions).where(sessions.c.id == session.id).values(seen))
        return replace(session, last_seen_at=now, expires_at=now + LASTS)

    def of_account(self, account: str, now: datetime) -> tuple[Session, ...]:
        """All that are not over, the last used first."""
        found = _SESSION.where(sessions.c.account == account, sessions.c.expires_at > stamp(now))
        with self._engine.connect() as connection:
            rows = connection.execute(found.order_by(sessions.c.last_seen_at.desc(), sessions.c.id))
            return tuple(_session(row) for row in rows)

    def end(self, account: str, session: str) -> bool:
        """End one of the account's sessions; False = it has no such session."""
        with self._engine.begin() as connection:
            gone = delete(sessions).where(sessions.c.id == session, sessions.c.account == account)
            return connection.execute(gone).rowcount > 0

    def sweep(self, now: datetime) -> int:
        """Drop those that are over; returns how many."""
        with self._engine.begin() as connection:
            return connection.execute(delete(sessions).where(sessions.c.expires_at <= stamp(now))).rowcount


def end_all(connection: Connection, account: str) -> None:
    """End every session of an account, within the caller's transaction."""
    connection.execute(delete(sessions).where(sessions.c.account == account))


def open_one(connection: Connection, session: Session, token_hash: str) -> None:
    """Begin a session, within the caller's transaction; the one that the device had before ends."""
    if session.device:
        same = (sessions.c.account == session.account, sessions.c.device == session.device)
        connection.execute(delete(sessions).where(*same))
    connection.execute(
        insert(sessions).values(
            id=session.id,
            account=session.account,
            token_hash=token_hash,
            device=session.device,
            device_name=session.device_name,
            created_at=stamp(session.created_at),
            authenticated_at=stamp(session.authenticated_at),
            last_seen_at=stamp(session.last_seen_at),
            expires_at=stamp(session.expires_at),
        )
    )


def refresh(connection: Connection, session: str, now: datetime) -> bool:
    """The password was given once more, within the caller's transaction; False = the session is over."""
    change = update(sessions).where(sessions.c.id == session).values(authenticated_at=stamp(now))
    return connection.execute(change).rowcount > 0


def _session(row: Row[Any]) -> Session:
    return Session(
        row.id,
        row.account,
        row.email,
        row.device,
        row.device_name,
        read_stamp(row.created_at),
        read_stamp(row.authenticated_at),
        read_stamp(row.last_seen_at),
        read_stamp(row.expires_at),
    )
