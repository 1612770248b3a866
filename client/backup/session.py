"""Which login does this device hold, with which server, and what is the device called there?

Lies in the encrypted store, is in no export, and goes with a wipe. A token is only ever used with the server that
gave it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from client.store import meta
from client.store.database import Database
from shared.ids import Ids
from shared.wire.accounts import SessionReply

_SESSION: Final = ("session_server", "session_token", "session_account", "session_email", "session_expires_at")
_KINDS: Final = {"android": "device-android", "ios": "device-ios", "darwin": "device-mac", "win32": "device-windows"}
_DEVICE, _DEVICE_NAME = "device_id", "device_name"


@dataclass(frozen=True, slots=True)
class Session:
    """A login of this device; only its account's id shows in a repr."""

    token: str = field(repr=False)
    account: str
    email: str = field(repr=False)
    expires_at: str


@dataclass(frozen=True, slots=True)
class Device:
    """This home: a random id, and what the customer calls it."""

    id: str
    name: str = field(repr=False)


def held(database: Database, server: str) -> Session | None:
    """The login with this server, if there is one."""
    found = meta.read_all(database, _SESSION)
    if set(found) != set(_SESSION) or found["session_server"] != server:
        return None
    return Session(
        found["session_token"], found["session_account"], found["session_email"], found["session_expires_at"]
    )


def keep(database: Database, server: str, reply: SessionReply) -> None:
    """From now on this is the login."""
    values = (server, reply.token, reply.account, reply.email, reply.expires_at)
    with database.transaction():
        for name, value in zip(_SESSION, values, strict=True):
            meta.write(database, name, value)


def drop(database: Database, token: str) -> None:
    """Forget the login with this token; a newer one stays."""
    with database.transaction():
        if meta.read(database, "session_token") == token:
            for name in _SESSION:
                meta.remove(database, name)


def device(database: Database, ids: Ids, usual_name: str) -> Device:
    """This device; it gets its id when it is asked for the first time. `usual_name` where the customer chose none."""
    with database.transaction():
        known = meta.read(database, _DEVICE)
        if known is None:
            known = ids()
            meta.write(database, _DEVICE, known)
    return Device(known, meta.read(database, _DEVICE_NAME) or usual_name)


def call_device(database: Database, name: str) -> None:
    """What the customer calls this device; empty = as usual."""
    if name:
        meta.write(database, _DEVICE_NAME, name)
    else:
        meta.remove(database, _DEVICE_NAME)


def usual_name(platform: str) -> str:
    """The id of what a device of this kind is called as long as the customer has not named it."""
    return _KINDS.get(platform, "device-computer")
