"""Where does the database keep what belongs to a backup? One row each, and its list of chunks while it is active."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields
from datetime import datetime
from typing import Any

from sqlalchemy import Engine, Row, Select, delete, insert, select, update

from server.backups.rules import LIVE, Kept, Notice
from server.blobs.port import Chunk
from server.db.tables import accounts, backup_chunks, backup_notices, backups
from server.errors import NotFound
from server.hsm.port import Standing, State
from shared.clock import stamp

_NAMES = tuple(field.name for field in fields(Kept))
_ROW = select(backups)


class BackupStore:
    """The tables `backups` and `backup_chunks`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, row: Kept) -> None:
        """A new one. The account's own lock is held, so that its key is not there yet."""
        self._run(insert(backups).values(asdict(row)))

    def by_key(self, account: str, key_hash: str) -> Kept | None:
        """What this Idempotency-Key has made."""
        found = self._all(_ROW.where(backups.c.account == account, backups.c.key_hash == key_hash))
        return found[0] if found else None

    def get(self, account: str, backup: str) -> Kept:
        """One of the account's. Raises NotFound, for another account's too."""
        found = self._all(_ROW.where(backups.c.account == account, backups.c.backup == backup))
        if not found:
            raise NotFound("backup-unknown")
        return found[0]

    def of_account(self, account: str) -> tuple[Kept, ...]:
        """All of them, newest first."""
        newest = (backups.c.created_at.desc(), backups.c.backup)
        return self._all(_ROW.where(backups.c.account == account).order_by(*newest))

    def live(self) -> tuple[Kept, ...]:
        """All that are not over."""
        return self._all(_ROW.where(backups.c.state.in_(LIVE)))

    def account_is_there(self, account: str) -> bool:
        """Not deleted, and not being deleted."""
        with self._engine.connect() as connection:
            there = select(accounts.c.id).where(accounts.c.id == account, accounts.c.deleting_at.is_(None))
            return connection.execute(there).first() is not None

    def made(self, backup: str, public_key: str, standing: Standing) -> None:
        """The vault has its key."""
        terms = {"public_key": public_key, "expires_at": stamp(standing.expires_at), "left": standing.left}
        self._run(update(backups).where(backups.c.backup == backup).values(terms))

    def list_chunks(self, backup: str, chunks: Sequence[Chunk]) -> None:
        """What its device says the whole is; nothing where it has ended meanwhile."""
        rows = [{"backup": backup, "number": it.number, "sha256": it.sha256, "size": it.size} for it in chunks]
        size = {"size": sum(it.size for it in chunks)}
        with self._engine.begin() as connection:
            live = update(backups).where(backups.c.backup == backup, backups.c.state.in_(LIVE)).values(size)
            if not connection.execute(live).rowcount:
                return
            connection.execute(delete(backup_chunks).where(backup_chunks.c.backup == backup))
            connection.execute(insert(backup_chunks), rows)

    def chunks(self, backup: str) -> tuple[Chunk, ...]:
        """The list, by number."""
        listed = select(backup_chunks).where(backup_chunks.c.backup == backup).order_by(backup_chunks.c.number)
        with self._engine.connect() as connection:
            return tuple(Chunk(row.number, row.sha256, row.size) for row in connection.execute(listed))

    def mirror(self, backup: str, standing: Standing) -> None:
        """What the vault says of one that is not over; nothing where it has ended meanwhile."""
        now = {"state": standing.state, "left": standing.left, "expires_at": stamp(standing.expires_at)}
        self._run(update(backups).where(backups.c.backup == backup, backups.c.state.in_(LIVE)).values(now))

    def restoring(self, backup: str, device_name: str) -> None:
        """Who is about to confirm; it counts only if the vault agrees."""
        to = {"restored_to": device_name}
        self._run(update(backups).where(backups.c.backup == backup, backups.c.state.in_(LIVE)).values(to))

    def unlocked(self, backup: str, token_hash: str, until: str) -> None:
        """A new download token; the one before is worth nothing."""
        token = {"download_hash": token_hash, "download_until": until}
        self._run(update(backups).where(backups.c.backup == backup, backups.c.state.in_(LIVE)).values(token))

    def end(self, backup: str, state: State, at: str, notice: Notice | None) -> None:
        """It is over: only what says why stays, and the letter about it is written down. Once, whoever comes first."""
        over = {
            "state": state,
            "ended_at": at,
            "left": 0,
            "public_key": "",
            "download_hash": None,
            "download_until": None,
        }
        with self._engine.begin() as connection:
            ended = update(backups).where(backups.c.backup == backup, backups.c.state.in_(LIVE)).values(over)
            if not connection.execute(ended).rowcount:
                return
            connection.execute(delete(backup_chunks).where(backup_chunks.c.backup == backup))
            if notice is not None:
                connection.execute(insert(backup_notices).values(backup=backup, kind=notice))

    def remove(self, backup: str) -> None:
        """The row and all that hangs on it."""
        self._run(delete(backups).where(backups.c.backup == backup))

    def forget(self, before: datetime) -> None:
        """Drop the rows of what was over before."""
        self._run(delete(backups).where(backups.c.ended_at < stamp(before)))

    def _all(self, query: Select[Any]) -> tuple[Kept, ...]:
        with self._engine.connect() as connection:
            return tuple(_kept(row) for row in connection.execute(query))

    def _run(self, statement: Any) -> None:  # noqa: ANN401 - insert, update or delete
        with self._engine.begin() as connection:
            connection.execute(statement)


def _kept(row: Row[Any]) -> Kept:
    return Kept(**{name: getattr(row, name) for name in _NAMES})
