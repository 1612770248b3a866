"""Which code stands in a letter, and may it be tried? Eight digits, five tries, half an hour, kept as a hash."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Literal

from sqlalchemy import Connection, Engine, delete, select, text, update

from server.db.tables import accounts, codes
from server.errors import Refused
from shared.clock import stamp
from shared.randomness import Randomness

Purpose = Literal["verify", "reset"]
DIGITS: Final = 8  # two more than a backup has, so that nobody takes one for the other
TRIES: Final = 5
LASTS: Final = timedelta(minutes=30)

_PUT = text(
    "INSERT INTO codes (account, purpose, code_hash, tries, expires_at)"
    " VALUES (:account, :purpose, :code_hash, :tries, :expires_at)"
    " ON CONFLICT (account, purpose) DO UPDATE SET"
    " code_hash = excluded.code_hash, tries = excluded.tries, expires_at = excluded.expires_at"
)


@dataclass(frozen=True, slots=True)
class Tried:
    """A code that may be compared now; the try is counted."""

    account: str
    code_hash: str = field(repr=False)


def new_code(randomness: Randomness) -> str:
    """Eight digits."""
    return f"{int.from_bytes(randomness(16)) % 10**DIGITS:0{DIGITS}}"


def shown(code: str) -> str:
    """As it stands in the letter, in two groups."""
    return f"{code[: DIGITS // 2]} {code[DIGITS // 2 :]}"


def read_code(typed: str) -> str:
    """The digits of a typed code, of any script; spaces and hyphens do not count. Raises Refused("code-wrong")."""
    digits = [str(unicodedata.decimal(char, -1)) for char in typed[:64] if not char.isspace() and char != "-"]
    if len(digits) != DIGITS or "-1" in digits:
        raise Refused("code-wrong")
    return "".join(digits)


def put(connection: Connection, account: str, purpose: Purpose, code_hash: str, now: datetime) -> None:
    """The account's code from now on; the one before is worth nothing. Within the caller's transaction."""
    row = {"account": account, "purpose": purpose, "code_hash": code_hash}
    connection.execute(_PUT, row | {"tries": TRIES, "expires_at": stamp(now + LASTS)})


def take_try(engine: Engine, email: str, purpose: Purpose, now: datetime) -> Tried | None:
    """Count one try before anything is compared; None = no account, no code, no try left, or too late."""
    account = select(accounts.c.id).where(accounts.c.email == email).scalar_subquery()
    usable = (
        codes.c.account == account,
        codes.c.purpose == purpose,
        codes.c.tries > 0,
        codes.c.expires_at > stamp(now),
    )
    counted = update(codes).where(*usable).values(tries=codes.c.tries - 1).returning(codes.c.account, codes.c.code_hash)
    with engine.begin() as connection:
        row = connection.execute(counted).one_or_none()
    return Tried(row.account, row.code_hash) if row else None


def use_up(connection: Connection, tried: Tried, purpose: Purpose) -> bool:
    """The code was right and is worth nothing more; False = another request was first, or a new code came."""
    mine = (codes.c.account == tried.account, codes.c.purpose == purpose, codes.c.code_hash == tried.code_hash)
    return connection.execute(delete(codes).where(*mine)).rowcount > 0
