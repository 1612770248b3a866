"""How many wrong passwords came for an address, and when is the next one looked at? Kept, so that no restart forgives.

A try is counted before the password is looked at: guesses that come at once are counted one by one. Addresses without
an account are counted like all others. The longest wait is an hour, so that a stranger can annoy but not lock out: a
new password by mail ends the wait.
"""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta

from sqlalchemy import Connection, Engine, delete, select, text, update

from server.db.tables import login_tries
from server.errors import TooMany
from shared.clock import read_stamp, stamp

FREE = 5  # wrong passwords in a row, before the first wait
FIRST_WAIT = timedelta(seconds=30)
LONGEST_WAIT = timedelta(hours=1)
FORGOTTEN = timedelta(days=1)  # without another one

_HOLD = text(
    "INSERT INTO login_tries (address, failures, last_at, wait_until) VALUES (:address, 0, :now, '')"
    " ON CONFLICT (address) DO UPDATE SET failures = login_tries.failures"
)


def wait_after(failures: int) -> timedelta:
    """How long nobody is listened to after so many wrong passwords."""
    if failures < FREE:
        return timedelta()
    return min(FIRST_WAIT * (1 << min(failures - FREE, 16)), LONGEST_WAIT)


def take(engine: Engine, email: str, now: datetime) -> None:
    """Count one try; `forgive` takes it back where it was right. Raises TooMany("login-wait", seconds=…)."""
    mine = login_tries.c.address == _address(email)
    with engine.begin() as connection:
        connection.execute(_HOLD, {"address": _address(email), "now": stamp(now)})  # writes first: others wait here
        row = connection.execute(select(login_tries).where(mine)).one()
        if row.wait_until > stamp(now):
            raise TooMany("login-wait", seconds=int((read_stamp(row.wait_until) - now).total_seconds()) + 1)
        failures = 1 if now - read_stamp(row.last_at) > FORGOTTEN else row.failures + 1
        counted = {"failures": failures, "last_at": stamp(now), "wait_until": stamp(now + wait_after(failures))}
        connection.execute(update(login_tries).where(mine).values(counted))


def forgive(connection: Connection, email: str) -> None:
    """The password was right, or is new: nothing is counted any more. Within the caller's transaction."""
    connection.execute(delete(login_tries).where(login_tries.c.address == _address(email)))


def sweep(engine: Engine, now: datetime) -> int:
    """Forget what is older than a day; returns how many."""
    with engine.begin() as connection:
        return connection.execute(delete(login_tries).where(login_tries.c.last_at < stamp(now - FORGOTTEN))).rowcount


def _address(email: str) -> str:
    return hashlib.sha256(email.encode()).hexdigest()
