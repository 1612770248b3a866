"""Which letters about backups are written down and not sent yet? At least once each, also over a kill."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import cast

from sqlalchemy import ColumnElement, Engine, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from server.backups.rules import Notice
from server.db.tables import accounts, backup_notices, backups
from shared.clock import stamp

CLAIMED_FOR = timedelta(minutes=10)  # whoever is sending it has died when it takes longer


@dataclass(frozen=True, slots=True)
class Due:
    """One letter, and what it tells."""

    backup: str
    kind: Notice
    email: str
    language: str
    left: int  # tries


class NoticeStore:
    """The table `backup_notices`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def write(self, backup: str, kind: Notice) -> None:
        """Once for each kind; does nothing where it is written down, or the backup is not there any more."""
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(backup_notices).values(backup=backup, kind=kind))
        except IntegrityError:
            return

    def due(self, now: datetime) -> tuple[Due, ...]:
        """Not sent, and nobody is about to."""
        rows = (
            select(backup_notices, backups.c.left, accounts.c.email, accounts.c.language)
            .join(backups, backups.c.backup == backup_notices.c.backup)
            .join(accounts, accounts.c.id == backups.c.account)
            .where(_open(now), accounts.c.email.is_not(None))
        )
        with self._engine.connect() as connection:
            found = connection.execute(rows).all()
        return tuple(Due(row.backup, cast(Notice, row.kind), row.email, row.language, row.left) for row in found)

    def claim(self, letter: Due, now: datetime) -> bool:
        """Am I the one who sends it?"""
        return self._set(letter, {"claimed_at": stamp(now)}, _open(now))

    def sent(self, letter: Due, now: datetime) -> None:
        """It has left."""
        self._set(letter, {"sent_at": stamp(now)})

    def not_sent(self, letter: Due) -> None:
        """The next round tries again."""
        self._set(letter, {"claimed_at": None})

    def _set(self, letter: Due, values: dict[str, str | None], *where: ColumnElement[bool]) -> bool:
        this = (backup_notices.c.backup == letter.backup, backup_notices.c.kind == letter.kind)
        with self._engine.begin() as connection:
            return connection.execute(update(backup_notices).where(*this, *where).values(values)).rowcount > 0


def _open(now: datetime) -> ColumnElement[bool]:
    claimed = backup_notices.c.claimed_at
    return backup_notices.c.sent_at.is_(None) & or_(claimed.is_(None), claimed < stamp(now - CLAIMED_FOR))
