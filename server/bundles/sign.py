"""What do snapshot and timestamp say next, and when is it time to say it again?

Pure but for the signing. Versions only grow. Lifetimes: design page "publishing"; both are renewed well before they
end, so that a device that comes late in a period still finds a fresh one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from tuf.api.metadata import Metadata, MetaFile, Snapshot, Timestamp

from server.bundles.online import OnlineKeys
from shared.crypto.chain import Chain
from shared.crypto.trust import SNAPSHOT_LIFETIME, TIMESTAMP_LIFETIME, to_bytes, until

TIMESTAMP_AGE = timedelta(hours=6)  # signed again when older
SNAPSHOT_AGE = timedelta(days=6)  # signed again when older: a day before it ends


@dataclass(frozen=True, slots=True)
class Signed:
    """A new snapshot (None = the live one stays) and a new timestamp, as bytes with their versions."""

    snapshot_version: int
    snapshot: bytes | None
    timestamp_version: int
    timestamp: bytes


def sign_publication(
    live: Chain | None, written: Mapping[str, tuple[int, bytes]], keys: OnlineKeys, now: datetime
) -> Signed:
    """Snapshot and timestamp over what is live with `written` (role → version, bytes) on top (root is in none)."""
    meta = dict(live.snapshot.signed.meta) if live else {}
    meta |= {f"{role}.json": _meta_file(*entry) for role, entry in written.items() if role != "root"}
    return _with_snapshot(live, meta, keys, now)


def renewal(live: Chain, keys: OnlineKeys, now: datetime) -> Signed | None:
    """What has to be signed again by `now`; None where nothing is due."""
    if now >= live.snapshot.signed.expires - SNAPSHOT_LIFETIME + SNAPSHOT_AGE:
        return _with_snapshot(live, dict(live.snapshot.signed.meta), keys, now)
    if now >= _timestamp_due(live):
        snapshot = live.snapshot.signed.version
        version, data = _timestamp(live, live.timestamp.signed.snapshot_meta, keys, now)
        return Signed(snapshot, None, version, data)
    return None


def next_renewal(live: Chain) -> datetime:
    """When the next renewal is due."""
    return min(_timestamp_due(live), live.snapshot.signed.expires - SNAPSHOT_LIFETIME + SNAPSHOT_AGE)


def _timestamp_due(live: Chain) -> datetime:
    return live.timestamp.signed.expires - TIMESTAMP_LIFETIME + TIMESTAMP_AGE


def _with_snapshot(live: Chain | None, meta: dict[str, MetaFile], keys: OnlineKeys, now: datetime) -> Signed:
    version = live.snapshot.signed.version + 1 if live else 1
    snapshot = Metadata(Snapshot(version=version, expires=until(now, SNAPSHOT_LIFETIME), meta=meta))
    snapshot.sign(keys.snapshot)
    data = to_bytes(snapshot)
    timestamp_version, timestamp = _timestamp(live, _meta_file(version, data), keys, now)
    return Signed(version, data, timestamp_version, timestamp)


def _timestamp(live: Chain | None, snapshot: MetaFile, keys: OnlineKeys, now: datetime) -> tuple[int, bytes]:
    version = live.timestamp.signed.version + 1 if live else 1
    timestamp = Metadata(Timestamp(version=version, expires=until(now, TIMESTAMP_LIFETIME), snapshot_meta=snapshot))
    timestamp.sign(keys.timestamp)
    return version, to_bytes(timestamp)


def _meta_file(version: int, data: bytes) -> MetaFile:
    return MetaFile(version=version, length=len(data), hashes={"sha256": hashlib.sha256(data).hexdigest()})
