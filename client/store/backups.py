"""What does this device still have to do about backups, and what became of its own? Nothing of it is in an export.

The digits, the keys and the blinding numbers are never written down. The tag of a restored backup is, in the encrypted
store, until the server has heard that the memory arrived: it opens nothing any more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from client.store import meta
from client.store.database import Database

_UNFINISHED: Final = "backup_unfinished"
_CONFIRM: Final = "backup_confirm"
_MADE: Final = "backup_made"
_MOVED: Final = "backup_moved"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A backup that was begun. Once `hashes` is there, it is sealed: what is left is to send the pieces."""

    key: str  # the server makes one backup for it, however often it is asked
    started_at: str
    with_log: bool
    account: str
    backup: str = ""
    public_key: str = ""
    expires_at: str = ""
    tries: int = 0
    commitment: str = field(default="", repr=False)
    tag_hash: str = field(default="", repr=False)
    hashes: tuple[str, ...] = ()
    size: int = 0
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Confirm:
    """A backup whose rows are here, and whose server does not know it yet."""

    account: str
    backup: str
    tag: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class MovedOn:
    """This device's backup was taken by another one."""

    backup: str
    at: str
    to: str


def unfinished(database: Database) -> Unfinished | None:
    """The one that was begun."""
    found = _read(database, _UNFINISHED)
    return None if found is None else Unfinished(**{**found, "hashes": tuple(found["hashes"])})


def set_unfinished(database: Database, value: Unfinished | None) -> None:
    """Keep it; None = nothing is begun."""
    _write(database, _UNFINISHED, value)


def confirm(database: Database) -> Confirm | None:
    """What the server has to be told."""
    found = _read(database, _CONFIRM)
    return None if found is None else Confirm(**found)


def set_confirm(database: Database, value: Confirm | None) -> None:
    """In the transaction that brings the rows; None = the server knows."""
    _write(database, _CONFIRM, value)


def waiting(database: Database) -> bool:
    """Whether the server has to be told or asked something."""
    return bool(meta.read_all(database, (_CONFIRM, _MADE)))


def made(database: Database) -> str | None:
    """The id of this device's own backup on the server, as far as it knows."""
    return meta.read(database, _MADE)


def finish(database: Database, backup: str) -> None:
    """It is on the server whole: nothing is begun any more, and an earlier one that moved on is history."""
    with database.transaction():
        meta.remove(database, _UNFINISHED)
        meta.remove(database, _MOVED)
        meta.write(database, _MADE, backup)


def forget_made(database: Database, backup: str) -> None:
    """It is over on the server, and not because another device took it."""
    with database.transaction():
        if meta.read(database, _MADE) == backup:
            meta.remove(database, _MADE)


def moved(database: Database) -> MovedOn | None:
    """Told until the customer has answered."""
    found = _read(database, _MOVED)
    return None if found is None else MovedOn(**found)


def set_moved(database: Database, value: MovedOn | None) -> None:
    """Another device took it; None = the customer keeps the memory here."""
    with database.transaction():
        meta.remove(database, _MADE)
        _write(database, _MOVED, value)


def _read(database: Database, key: str) -> dict[str, Any] | None:
    text = meta.read(database, key)
    return None if text is None else dict(json.loads(text))


def _write(database: Database, key: str, value: Unfinished | Confirm | MovedOn | None) -> None:
    if value is None:
        meta.remove(database, key)
    else:
        meta.write(database, key, json.dumps(asdict(value)))
