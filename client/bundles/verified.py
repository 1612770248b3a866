"""What does a check for news start from, and what does it bring back? Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from client.store.bundles import Provenance
from shared.formats.bundle import Bundle, BundleKind


@dataclass(frozen=True, slots=True)
class Known:
    """What this device trusts and has before the check."""

    root: bytes
    marks: Mapping[str, int]  # by TUF role: nothing below is taken
    time_mark: datetime | None  # the true time is not before it
    have: Mapping[BundleKind, Provenance]


@dataclass(frozen=True, slots=True)
class Fetched:
    """A new bundle, verified and read."""

    role: BundleKind
    version: int
    sha256: str
    length: int
    expires_at: datetime
    bundle: Bundle


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The bundle that the device has is the newest one, perhaps signed again."""

    role: BundleKind
    version: int
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class Failed:
    """One role brought nothing usable; the last good bundle stays. `code` is the sentence that says why."""

    role: BundleKind
    code: str
    refused: bool  # False: its file could not be fetched


@dataclass(frozen=True, slots=True)
class Verified:
    """One consistent state of the repository, verified; for each role at most one of the three outcomes."""

    root: bytes
    rotated: tuple[str, ...]  # of timestamp and snapshot: those whose keys the new root replaced
    versions: Mapping[str, int]  # of every role that was verified
    reference: datetime  # the moment at which nothing had expired
    current_until: datetime  # the first signature runs out then
    fetched: tuple[Fetched, ...] = ()
    confirmed: tuple[Confirmed, ...] = ()
    failed: tuple[Failed, ...] = ()
