"""Is there news, and is it genuine? Verifies and returns; adopt.py writes.

The scratch cache saves requests and nothing else: it may vanish or be wrong at any time. Trust starts at the store's
root, and the store's marks are checked after the library's own, because the library forgets with its cache.
"""

from __future__ import annotations

import shutil
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from client.bundles.verified import Confirmed, Failed, Fetched, Known, Verified
from client.errors import BundleRefused, ClockWrong, GieokError
from client.net.files import Files
from shared.formats.bundle import BUNDLE_KINDS, COMPRESSED_LIMIT, BundleKind, decode, target_path

if TYPE_CHECKING:
    from tuf.api.metadata import TargetFile

    from client.bundles.updater import DatedUpdater

_NO_PLACE = "bundle-content-wrong"  # which field is wrong is the desk's business, not the customer's
CLOCK_TOLERANCE = timedelta(days=1)  # a zone set wrong is half a day; the timestamp itself lasts one


def refresh(server: str, cache: Path, files: Files, known: Known, now: datetime) -> Verified:
    """Ask `server` for news, at the device's time `now`. The caller holds the cache's lock.

    Raises ServerUnreachable, BundleRefused (the reason is its code) and ClockWrong. A single role that fails does not
    raise: it is in `failed`, and the others go on.
    """
    from client.bundles.updater import TOP_ROLES
    from client.bundles.verdicts import FAILURES, verdict

    reference = max(now, known.time_mark) if known.time_mark else now
    try:
        updater = _top_level(server, cache, files, known, reference)
        root = updater.root_bytes()
    except FAILURES as error:
        raise _judged(verdict(error), files, now) from error
    rotated = _rotated(known.root, root)
    for role in TOP_ROLES:
        if role not in rotated and updater.verified[role].version < known.marks.get(role, 0):
            _wipe(cache)
            raise BundleRefused("bundle-rolled-back")
    results = _roles(updater, cache, known)
    seen = {name: updater.verified[name] for name in (*TOP_ROLES, *BUNDLE_KINDS) if name in updater.verified}
    return Verified(
        root=root,
        rotated=rotated,
        versions={name: signed.version for name, signed in seen.items()},
        reference=reference,
        current_until=min(signed.expires for signed in seen.values()),
        fetched=tuple(result for result in results if isinstance(result, Fetched)),
        confirmed=tuple(result for result in results if isinstance(result, Confirmed)),
        failed=tuple(result for result in results if isinstance(result, Failed)),
    )


def _top_level(server: str, cache: Path, files: Files, known: Known, reference: datetime) -> DatedUpdater:
    """Root, timestamp, snapshot and targets, verified. A failed check wipes the cache; a used one gets a second try."""
    from client.bundles.updater import DatedUpdater
    from client.bundles.verdicts import FAILURES, verdict

    for used in (cache.exists(), False):
        try:
            updater = DatedUpdater(server=server, cache=cache, root=known.root, files=files, reference=reference)
            updater.refresh()
        except FAILURES as error:
            poisoned = isinstance(verdict(error), BundleRefused) or isinstance(error, OSError)
            if poisoned:
                _wipe(cache)
            if not (poisoned and used):
                raise
        else:
            return updater
    raise AssertionError("the second try returns or raises")


def _judged(error: GieokError, files: Files, now: datetime) -> GieokError:
    """Expired by our clock, while the server's clock is a day or more away from ours: it is the clock."""
    told = files.server_time
    if error.code == "bundle-expired" and told is not None and abs(told - now) > CLOCK_TOLERANCE:
        return ClockWrong("clock-wrong")
    return error


def _rotated(before: bytes, after: bytes) -> tuple[str, ...]:
    """New online keys end what stolen ones set: their version counts start again (TUF specification 5.3.11)."""
    from client.bundles.updater import keys_changed

    return tuple(role for role in ("timestamp", "snapshot") if before != after and keys_changed(before, after, role))


def _roles(updater: DatedUpdater, cache: Path, known: Known) -> list[Fetched | Confirmed | Failed | None]:
    from client.bundles.verdicts import FAILURES, connection_lost, verdict

    results: list[Fetched | Confirmed | Failed | None] = []
    lost: str | None = None
    for role in BUNDLE_KINDS:
        if lost:  # each further try would cost its whole timeout
            results.append(Failed(role, lost, refused=False))
            continue
        try:
            results.append(_role(updater, cache, known, role))
        except FAILURES as error:
            found = verdict(error)
            results.append(Failed(role, found.code, refused=isinstance(found, BundleRefused)))
            lost = found.code if connection_lost(error) else None
        except GieokError as error:  # signed, and still not what a device can use
            code = _NO_PLACE if error.code == "content-field-wrong" else error.code
            results.append(Failed(role, code, refused=True))
    return results


def _role(updater: DatedUpdater, cache: Path, known: Known, role: BundleKind) -> Fetched | Confirmed | None:
    path = target_path(role)
    target = updater.get_targetinfo(path)
    signed = updater.role(role)
    have = known.have.get(role)
    if signed is None or signed.targets.get(path) != target:
        raise BundleRefused("bundle-not-signed")  # by another role than the one that owns it
    if signed.version < known.marks.get(role, 0):
        raise BundleRefused("bundle-rolled-back")
    if target is None:
        if have is not None:
            raise BundleRefused("bundle-withdrawn")
        return None  # nothing published yet
    sha256 = target.hashes.get("sha256", "")
    if have is not None and (have.sha256, have.length) == (sha256, target.length):
        return Confirmed(role, signed.version, signed.expires)
    if have is not None and signed.version == have.version:
        raise BundleRefused("bundle-same-version")
    bundle = decode(_download(updater, cache, target), role)
    return Fetched(role, signed.version, sha256, target.length, signed.expires, bundle)


def _download(updater: DatedUpdater, cache: Path, target: TargetFile) -> bytes:
    """The target's bytes; the file itself does not stay."""
    if target.length > COMPRESSED_LIMIT:
        raise BundleRefused("bundle-too-large")
    file = cache / "targets" / "download"
    try:
        updater.download_target(target, str(file))
        data = file.read_bytes()
    finally:
        file.unlink(missing_ok=True)
    target.verify_length_and_hashes(data)  # once more: these are the bytes that are used
    return data


def _wipe(cache: Path) -> None:
    if cache.is_dir():
        shutil.rmtree(cache, ignore_errors=True)
    else:
        cache.unlink(missing_ok=True)
