"""Where are accounts kept? Each step is one transaction; what depends on a state says so in the statement."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import Engine, delete, func, select, text, update

from server.accounts import codes
from server.accounts.codes import Tried
from server.db.tables import accounts
from server.db.tables import codes as codes_table
from server.sessions.credentials import Credentials
from server.sessions.store import end_all
from server.sessions.tries import forgive
from shared.clock import stamp
from shared.wire.accounts import Language

_REGISTER = text(
    "INSERT INTO accounts (id, email, password_hash, language, created_at)"
    " VALUES (:id, :email, :password_hash, :language, :created_at)"
    " ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash, language = excluded.language,"
    " created_at = excluded.created_at WHERE accounts.verified_at IS NULL RETURNING id"
)


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asks for an account."""

    id: str  # where it is a new one
    email: str = field(repr=False)
    password_hash: str = field(repr=False)
    language: Language


@dataclass(frozen=True, slots=True)
class Contact:
    """Where an account's letters go."""

    email: str = field(repr=False)
    language: str


class AccountStore:
    """The tables of accounts and codes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def register(self, asked: Asked, code_hash: str, now: datetime) -> bool:
        """A new account, or a new password for one that was never confirmed, with its code; False = there is one.

        The code belongs to this password: whoever asked before with another one can not have it confirmed by it.
        """
        row = {"id": asked.id, "email": asked.email, "password_hash": asked.password_hash}
        with self._engine.begin() as connection:
            values = row | {"language": asked.language, "created_at": stamp(now)}
            account = connection.execute(_REGISTER, values).scalar_one_or_none()
            if account is None:
                return False
            codes.put(connection, account, "verify", code_hash, now)
        return True

    def put_reset_code(self, account: str, code_hash: str, now: datetime) -> None:
        """A code for a new password, for an account that is not deleted meanwhile."""
        there = update(accounts).where(accounts.c.id == account, accounts.c.email.is_not(None))
        with self._engine.begin() as connection:
            if connection.execute(there.values(language=accounts.c.language)).rowcount:
                codes.put(connection, account, "reset", code_hash, now)

    def contact(self, account: str) -> Contact | None:
        """Where its letters go; None = it is gone."""
        with self._engine.connect() as connection:
            row = connection.execute(select(accounts).where(accounts.c.id == account)).one_or_none()
        return Contact(row.email, row.language) if row and row.email else None

    def verify(self, tried: Tried, now: datetime) -> bool:
        """The address is confirmed; False = the code was used meanwhile."""
        with self._engine.begin() as connection:
            if not codes.use_up(connection, tried, "verify"):
                return False
            connection.execute(update(accounts).where(accounts.c.id == tried.account).values(verified_at=stamp(now)))
        return True

    def reset(self, tried: Tried, email: str, password_hash: str, now: datetime) -> bool:
        """A new password: every session ends, the count of wrong ones too; False = the code was used meanwhile.

        The account's row is held first: a login with the old password that runs now ends before or finds it changed.
        """
        with self._engine.begin() as connection:
            changed = {"password_hash": password_hash, "verified_at": func.coalesce(accounts.c.verified_at, stamp(now))}
            connection.execute(update(accounts).where(accounts.c.id == tried.account).values(changed))
            if not codes.use_up(connection, tried, "reset"):
                connection.rollback()
                return False
            connection.execute(delete(codes_table).where(codes_table.c.account == tried.account))
            end_all(connection, tried.account)
            forgive(connection, email)
        return True

    def mark_deleted(self, proven: Credentials, now: datetime) -> bool:
        """Address, password, codes and sessions go at once; False = password changed or account gone since proven."""
        same = (accounts.c.id == proven.account, accounts.c.password_hash == proven.password_hash)
        with self._engine.begin() as connection:
            emptied = update(accounts).where(*same, accounts.c.email.is_not(None))
            gone = emptied.values(email=None, password_hash="", verified_at=None, deleting_at=stamp(now))
            if not connection.execute(gone).rowcount:
                return False
            connection.execute(delete(codes_table).where(codes_table.c.account == proven.account))
            end_all(connection, proven.account)
        return True

    def marked(self) -> tuple[str, ...]:
        """Deleted accounts on which something still hangs."""
        with self._engine.connect() as connection:
            return tuple(connection.scalars(select(accounts.c.id).where(accounts.c.deleting_at.is_not(None))))

    def drop(self, account: str) -> None:
        """Nothing hangs on the deleted account any more: its row goes too."""
        with self._engine.begin() as connection:
            connection.execute(delete(accounts).where(accounts.c.id == account, accounts.c.deleting_at.is_not(None)))
