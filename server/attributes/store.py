"""What waits for which login? A new one takes the place of an older one; what was taken, or waited too long, goes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Engine, delete, insert, select

from server.db.tables import accounts, attributes, sessions
from shared.clock import stamp
from shared.wire.attributes import SignedAttributes

WAITS: Final = timedelta(days=30)  # for a device that does not come
NOBODY: Final = ""  # the session of what waits for the first login


@dataclass(frozen=True, slots=True)
class Sent:
    """Attributes as they came, and when they were signed."""

    signed: SignedAttributes
    issued_at: datetime


class AttributeStore:
    """The table of attributes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def put(self, email: str, sent: Sent, now: datetime) -> bool | None:
        """Lay it down for every login of that customer; False = something newer waits, None = no such account."""
        table = attributes.c
        with self._engine.begin() as connection:
            known = select(accounts.c.id).where(accounts.c.email == email, accounts.c.verified_at.is_not(None))
            account = connection.execute(known.with_for_update()).scalar_one_or_none()
            if account is None:
                return None
            newer = select(table.session).where(table.account == account, table.issued_at > stamp(sent.issued_at))
            if connection.execute(newer).first():
                return False
            connection.execute(delete(attributes).where(table.account == account))
            live = select(sessions.c.id).where(sessions.c.account == account, sessions.c.expires_at > stamp(now))
            logins = list(connection.execute(live).scalars()) or [NOBODY]
            row = {
                "account": account,
                "text": sent.signed.text,
                "signature": sent.signed.signature,
                "issued_at": stamp(sent.issued_at),
                "sent_at": stamp(now),
            }
            connection.execute(insert(attributes), [row | {"session": login} for login in logins])
        return True

    def waiting(self, account: str, session: str) -> SignedAttributes | None:
        """What this login has not taken yet."""
        table = attributes.c
        mine = select(attributes).where(table.account == account, table.session.in_((session, NOBODY)))
        with self._engine.connect() as connection:
            row = connection.execute(mine.order_by(table.issued_at.desc())).first()
        return SignedAttributes(row.text, row.signature) if row else None

    def taken(self, account: str, session: str, issued_at: str) -> None:
        """This login has it. What was issued later stays."""
        table = attributes.c
        mine = (table.account == account, table.session.in_((session, NOBODY)), table.issued_at <= issued_at)
        with self._engine.begin() as connection:
            connection.execute(delete(attributes).where(*mine))

    def sweep(self, now: datetime) -> int:
        """What waited too long, or for a login that is over, goes; returns how many."""
        table = attributes.c
        over = table.sent_at <= stamp(now - WAITS)
        gone = (table.session != NOBODY) & table.session.not_in(select(sessions.c.id))
        with self._engine.begin() as connection:
            return connection.execute(delete(attributes).where(over | gone)).rowcount
