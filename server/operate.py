"""What does an operator do beside serving? Tables, keys, staff, and a look whether everything is in place."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from datetime import datetime

from sqlalchemy import Engine

from server.blobs.folder import FolderBlobs
from server.blobs.port import Blobs
from server.bundles.contents import LiveContents
from server.bundles.online import online_keys, replace_keys
from server.compose import BLOBS, ONLINE, OUTBOX, make_broom, make_chain, make_press, open_engine, ready_engine
from server.db.migrate import is_current, upgrade
from server.errors import CannotStart, Damaged
from server.hsm.opening import check_vault, open_vault, vault_readable_by_others
from server.proposals.room import FOLDER as PROPOSALS
from server.proposals.room import give_up_key, key_in
from server.secret_file import readable_by_others
from server.settings import Settings
from server.staff.rules import Staff, StaffRole, checked_name, hash_of
from server.staff.store import StaffStore
from shared.clock import Clock, monotonic, stamp
from shared.crypto.chain import expired
from shared.randomness import random_bytes, random_token


def migrate(settings: Settings) -> None:
    """Bring the database to today's tables. Raises CannotStart, Unavailable."""
    upgrade(open_engine(settings), settings.data)


def init_keys(settings: Settings, *, replace: bool) -> Mapping[str, str]:
    """Make the online keys where there are none, with `replace` the next ones; their ids by role. Raises Damaged."""
    if replace:
        return replace_keys(settings.data / ONLINE).offered.ids()
    return online_keys(settings.data / ONLINE).current.ids()


def check(settings: Settings, clock: Clock) -> Iterator[str]:
    """What is in use, line by line, then the first thing that is wrong: CannotStart, Unavailable, Damaged."""
    now = clock()
    engine = open_engine(settings)
    if not is_current(engine):
        raise CannotStart("database-behind")
    yield from check_vault(settings, clock, random_bytes)
    if vault_readable_by_others(settings):
        raise Damaged("vault-open")
    yield f"ciphertext: {_ciphertext(FolderBlobs(settings.data / BLOBS))}"
    yield f"mail: {_mail(settings)}"
    chain = make_chain(settings, engine)
    end = chain.store.end()
    chain.head.agree(end)
    yield f"evidence: {end.place} links"
    yield f"contributor tags: public key {_contributor_key(settings, engine)}"
    if readable_by_others(settings.data / ONLINE):
        raise Damaged("online-keys-open")
    held = online_keys(settings.data / ONLINE)
    if held.offered.ids() != held.current.ids():
        yield "signing keys: new ones wait for a root that names them"
    press = make_press(settings, engine, clock)
    live = press.live()
    if live is None:
        raise CannotStart("nothing-published")
    stale = expired(live, now)
    if stale:
        raise Damaged("repository-stale", role=", ".join(stale))
    named = LiveContents(press.shelf)().config.proposals.key
    if named is not None and named != key_in(settings.data, engine).public.hex():
        raise Damaged("contributor-key-other")


def sweep(settings: Settings, clock: Clock) -> int:
    """One round beside the server's own; how many backups were over. Raises Unavailable, Damaged."""
    engine = ready_engine(settings)
    with contextlib.closing(open_vault(settings, clock, monotonic, random_bytes)) as vault:
        return make_broom(settings, engine, vault, clock).sweep()


def new_contributor_key(settings: Settings) -> tuple[int, str]:
    """How many proposals had to go, and the new public key; for a server that is stopped. Raises Damaged."""
    engine = ready_engine(settings)
    deleted = give_up_key(settings.data, engine)
    return deleted, _contributor_key(settings, engine)


def _contributor_key(settings: Settings, engine: Engine) -> str:
    public = key_in(settings.data, engine).public.hex()
    if readable_by_others(settings.data / PROPOSALS):
        raise Damaged("contributor-key-open")
    return public


def _ciphertext(blobs: Blobs) -> str:
    sizes = [sum(chunk.size for chunk in blobs.chunks(backup)) for backup in blobs.backups()]
    return f"{len(sizes)} backups, {sum(sizes)} bytes"


def _mail(settings: Settings) -> str:
    if settings.smtp_host is None:
        return f"nobody gets letters; they are left in {settings.data / OUTBOX}"
    return f"{settings.smtp_host}:{settings.smtp_port} ({settings.smtp_security})"


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
