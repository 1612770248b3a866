"""Which published bundles does this device have, signed as which version, and what will it never go below?"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

from client.store import meta
from client.store.database import Database
from shared.clock import read_stamp, stamp
from shared.formats.bundle import BundleKind
from shared.formats.config import ServiceConfig, read_config

_TRUST_ROOT = "trust_root"
_TIME_MARK = "bundle_time_mark"
_LAST_CHECK = "bundle_check"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a stored bundle came from: version of its signed role, its file, the signature's last day, when it came."""

    role: BundleKind
    version: int
    sha256: str  # hexadecimal
    length: int  # bytes
    expires_at: datetime
    fetched_at: datetime


def provenance(database: Database) -> dict[BundleKind, Provenance]:
    """Where each stored bundle came from."""
    rows = database.all("SELECT role, version, sha256, length, expires_at, fetched_at FROM bundles")
    return {
        row["role"]: Provenance(
            row["role"],
            row["version"],
            row["sha256"],
            row["length"],
            read_stamp(row["expires_at"]),
            read_stamp(row["fetched_at"]),
        )
        for row in rows
    }


def versions(database: Database) -> dict[str, int]:
    """The version of each stored bundle, by its role."""
    return {row["role"]: int(row["version"]) for row in database.all("SELECT role, version FROM bundles")}


def put(database: Database, came: Provenance, text: str) -> None:
    """Write a bundle's text (contents page, service context or config) and where it came from."""
    database.run(
        "INSERT INTO bundles (role, version, sha256, length, expires_at, fetched_at, text) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (role) DO UPDATE SET version = excluded.version, sha256 = excluded.sha256,"
        " length = excluded.length, expires_at = excluded.expires_at, fetched_at = excluded.fetched_at,"
        " text = excluded.text",
        (came.role, came.version, came.sha256, came.length, stamp(came.expires_at), stamp(came.fetched_at), text),
    )


def signed_again(database: Database, role: BundleKind, version: int, expires_at: datetime) -> None:
    """The same file under a newer signature."""
    database.run("UPDATE bundles SET version = ?, expires_at = ? WHERE role = ?", (version, stamp(expires_at), role))


def text(database: Database, role: BundleKind) -> str | None:
    """A bundle's text, None where none was adopted yet."""
    row = database.one("SELECT text FROM bundles WHERE role = ?", (role,))
    return None if row is None else str(row["text"])


def config(database: Database) -> ServiceConfig:
    """The service's settings; the defaults before the first adoption. Clamped again by the app that reads them."""
    written = text(database, "config")
    return ServiceConfig() if written is None else _config(written)


@lru_cache(maxsize=2)  # asked for several times a turn, and frozen
def _config(written: str) -> ServiceConfig:
    return read_config(json.loads(written))


def marks(database: Database) -> dict[str, int]:
    """The highest version of each TUF role that was ever verified here."""
    return {row["role"]: row["version"] for row in database.all("SELECT role, version FROM bundle_marks")}


def set_mark(database: Database, role: str, version: int) -> None:
    """From now on nothing of `role` below `version`."""
    database.run(
        "INSERT INTO bundle_marks (role, version) VALUES (?, ?)"
        " ON CONFLICT (role) DO UPDATE SET version = excluded.version",
        (role, version),
    )


def trust_root(database: Database) -> bytes | None:
    """The pinned root metadata, None before the first adoption."""
    found = meta.read(database, _TRUST_ROOT)
    return None if found is None else found.encode()


def pin_root(database: Database, root: bytes) -> None:
    """Trust starts here from now on."""
    meta.write(database, _TRUST_ROOT, root.decode())


def time_mark(database: Database) -> datetime | None:
    """The latest moment that a valid signature vouched for: the true time is not before it."""
    found = meta.read(database, _TIME_MARK)
    return None if found is None else read_stamp(found)


def set_time_mark(database: Database, moment: datetime) -> None:
    """The true time is not before `moment`."""
    meta.write(database, _TIME_MARK, stamp(moment))


def last_check(database: Database) -> str | None:
    """How the last check for news ended, as `client.bundles.check` wrote it."""
    return meta.read(database, _LAST_CHECK)


def set_last_check(database: Database, written: str) -> None:
    """How the last check for news ended."""
    meta.write(database, _LAST_CHECK, written)
