"""What does an operator do beside serving? Tables, keys, staff, and a look whether everything is in place."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from server.bundles.online import online_keys, readable_by_others
from server.compose import make_press, open_engine, ready_engine
from server.db.migrate import is_current, upgrade
from server.errors import CannotStart, Damaged
from server.hsm.opening import check_vault, vault_readable_by_others
from server.settings import Settings
from server.staff.rules import Staff, StaffRole, checked_name, hash_of
from server.staff.store import StaffStore
from shared.clock import stamp
from shared.crypto.chain import expired
from shared.randomness import random_bytes, random_token


def migrate(settings: Settings) -> None:
    """Bring the database to today's tables. Raises CannotStart, Unavailable."""
    upgrade(open_engine(settings), settings.data)


def init_keys(settings: Settings) -> Mapping[str, str]:
    """Make the online keys where there are none; their ids by role. Raises Damaged."""
    return online_keys(settings.data / "online").ids()


def check(settings: Settings, now: datetime) -> tuple[str, ...]:
    """What is to be known about the vault, or the first thing that is wrong: CannotStart, Unavailable, Damaged."""
    engine = open_engine(settings)
    if not is_current(engine):
        raise CannotStart("database-behind")
    if readable_by_others(settings.data / "online"):
        raise Damaged("online-keys-open")
    live = make_press(settings, engine, lambda: now).live()
    if live is None:
        raise CannotStart("nothing-published")
    stale = expired(live, now)
    if stale:
        raise Damaged("repository-stale", role=", ".join(stale))
    if vault_readable_by_others(settings):
        raise Damaged("vault-open")
    return check_vault(settings, lambda: now, random_bytes)


def staff_add(settings: Settings, name: str, role: StaffRole, now: datetime) -> str:
    """A new member; the token, which is kept nowhere. Raises Refused."""
    token = random_token()
    StaffStore(ready_engine(settings)).add(Staff(checked_name(name), role, stamp(now)), hash_of(token))
    return token


def staff_remove(settings: Settings, name: str) -> None:
    """Their token ends at once. Raises Refused."""
    StaffStore(ready_engine(settings)).remove(name)


def staff_list(settings: Settings) -> tuple[Staff, ...]:
    """Everybody, by name."""
    return StaffStore(ready_engine(settings)).all()
