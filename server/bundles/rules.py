"""May this upload go live? Pure: bytes and what is live in, what to write or an error out.

The server can not forge contents; it still refuses to serve what a device would refuse, so that a mistake at the desk
never reaches a customer. Each check names the role it failed for, never anything that was sent.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from tuf.api.exceptions import LengthOrHashMismatchError
from tuf.api.metadata import Key, Metadata, Root, TargetFile, Targets

from server.bundles.delegation_rules import check_delegations, check_root
from server.errors import Conflict, Damaged, Refused, TooLarge
from shared.crypto.chain import Chain, follows, read_metadata, signed_by
from shared.crypto.trust import METADATA_LIMIT, STAFF_LIFETIME, file_name
from shared.errors import GieokError
from shared.formats.bundle import BUNDLE_KINDS, COMPRESSED_LIMIT, Bundle, BundleKind, PageBundle, decode, target_path

if TYPE_CHECKING:
    from tuf.api.metadata import Signed

CLOCK_SLACK = timedelta(days=1)  # between the desk's clock and ours


@dataclass(frozen=True, slots=True)
class RoleUpload:
    """One role's signed metadata, and its bundle."""

    metadata: bytes
    target: bytes | None


@dataclass(frozen=True, slots=True)
class Upload:
    """What came in one request."""

    roles: Mapping[BundleKind, RoleUpload]
    root: bytes | None = None
    targets: bytes | None = None


@dataclass(frozen=True, slots=True)
class Accepted:
    """What may be written: metadata by role with its version, bundles by their path below `targets/`."""

    root: Metadata[Root]
    metadata: Mapping[str, tuple[int, bytes]]
    bundles: Mapping[str, bytes]

    def files(self) -> dict[str, bytes]:
        """The metadata by file name, but for a root: that is followed by devices as soon as it is there."""
        return {file_name(role, version): data for role, (version, data) in self.metadata.items() if role != "root"}

    def new_root(self) -> tuple[str, bytes] | None:
        """The root that came with it, by file name."""
        if "root" not in self.metadata:
            return None
        version, data = self.metadata["root"]
        return file_name("root", version), data


def judge(
    upload: Upload,
    live: Chain | None,
    live_bundle: Callable[[BundleKind], bytes | None],
    online: Mapping[str, Collection[Key]],
    now: datetime,
) -> Accepted:
    """`upload` on top of `live` (None before the first publication) and its bundles.

    `online`: which keys a root may name for the server's own roles. Raises Refused, Conflict, TooLarge; all codes start
    with "publish-".
    """
    if upload.root is None and upload.targets is None and not upload.roles:
        raise Refused("publish-nothing")
    written: dict[str, tuple[int, bytes]] = {}
    root = _root(upload, live, online, now)
    if upload.root is not None:
        written["root"] = (root.signed.version, upload.root)
    targets = _targets(upload, live, root, online, now)
    if upload.targets is not None:
        written["targets"] = (targets.signed.version, upload.targets)
    bundles: dict[str, bytes] = {}
    for kind in BUNDLE_KINDS:
        sent = upload.roles.get(kind)
        before = live.roles[kind] if live else None
        if sent is None:
            _still_holds(kind, before, targets)
            continue
        metadata = _role(kind, sent, before, targets, now)
        written[kind] = (metadata.signed.version, sent.metadata)
        bundles |= _bundle(kind, sent.target, metadata.signed, before, live_bundle)
    return Accepted(root, written, bundles)


def _root(upload: Upload, live: Chain | None, online: Mapping[str, Collection[Key]], now: datetime) -> Metadata[Root]:
    if upload.root is None:
        if live is None:
            raise Conflict("publish-root-missing")
        return live.root
    root = _read(Root, upload.root, "root")
    if live is not None and root.signed.version <= live.root.signed.version:
        raise Conflict("publish-root-exists")
    _continues(root.signed.version, live.root.signed.version if live else 0, "root")
    check_root(root, online)
    if not (follows(live.root, root) if live else signed_by(root, root, "root")):
        raise Refused("publish-signatures-missing", role="root")
    _dated(root.signed, "root", now)
    return root


def _targets(
    upload: Upload, live: Chain | None, root: Metadata[Root], online: Mapping[str, Collection[Key]], now: datetime
) -> Metadata[Targets]:
    if upload.targets is None:
        if live is None:
            raise Conflict("publish-role-missing", role="targets")
        _signed(root, live.targets, "targets")  # by keys that a new root names, else the list has to come along
        return live.targets
    targets = _read(Targets, upload.targets, "targets")
    _signed(root, targets, "targets")
    _continues(targets.signed.version, live.targets.signed.version if live else 0, "targets")
    _dated(targets.signed, "targets", now)
    check_delegations(targets, online)
    return targets


def _role(
    kind: BundleKind, sent: RoleUpload, before: Metadata[Targets] | None, targets: Metadata[Targets], now: datetime
) -> Metadata[Targets]:
    metadata = _read(Targets, sent.metadata, kind)
    _signed(targets, metadata, kind)
    _continues(metadata.signed.version, before.signed.version if before else 0, kind)
    _dated(metadata.signed, kind, now)
    if metadata.signed.delegations is not None:
        raise Refused("publish-delegation-wrong", role=kind)
    return metadata


def _bundle(
    kind: BundleKind,
    target: bytes | None,
    signed: Targets,
    before: Metadata[Targets] | None,
    live_bundle: Callable[[BundleKind], bytes | None],
) -> dict[str, bytes]:
    """The bundle by its path; none where the role's first version lists none."""
    path = target_path(kind)
    if not signed.targets and before is None and target is None:
        return {}
    if target is None or set(signed.targets) != {path}:
        raise Refused("publish-target-missing", role=kind)
    if len(target) > COMPRESSED_LIMIT:
        raise TooLarge("publish-target-too-large", role=kind)
    listed: TargetFile = signed.targets[path]
    if set(listed.hashes) != {"sha256"}:
        raise Refused("publish-target-mismatch", role=kind)
    try:
        listed.verify_length_and_hashes(target)
    except LengthOrHashMismatchError as error:
        raise Refused("publish-target-mismatch", role=kind) from error
    try:
        bundle = decode(target, kind)
    except GieokError as error:  # its place and field would repeat what was sent
        raise Refused("publish-bundle-broken", role=kind) from error
    there = live_bundle(kind)
    if there is not None:
        _pages_go_forward(bundle, decode(there, kind))
    return {listed.get_prefixed_paths()[0]: target}


def _pages_go_forward(bundle: Bundle, there: Bundle) -> None:
    """A device takes no bundle in which a page is older than the one that it has."""
    if not isinstance(bundle, PageBundle) or not isinstance(there, PageBundle):
        return
    versions = {page.id: page.version for page in bundle.pages}
    for page in there.pages:
        if versions.get(page.id, page.version) < page.version:
            raise Conflict("publish-page-rolled-back", role=bundle.kind, page=page.id, version=page.version)


def _still_holds(kind: BundleKind, before: Metadata[Targets] | None, targets: Metadata[Targets]) -> None:
    """A role that did not come along must be there, and still be signed by the keys that the list names now."""
    if before is None:
        raise Conflict("publish-role-missing", role=kind)
    _signed(targets, before, kind)


def _read(kind: type[Root] | type[Targets], data: bytes, role: str) -> Metadata:  # type: ignore[type-arg] # either of the two
    if len(data) > METADATA_LIMIT:
        raise TooLarge("publish-metadata-too-large", role=role)
    try:
        return read_metadata(kind, data, role)
    except Damaged as error:
        raise Refused("publish-metadata-broken", role=role) from error


def _signed(delegator: Metadata[Root] | Metadata[Targets], metadata: Metadata[Targets], role: str) -> None:
    if not signed_by(delegator, metadata, role):
        raise Refused("publish-signatures-missing", role=role)


def _continues(version: int, last: int, role: str) -> None:
    if version != last + 1:
        raise Conflict("publish-version-wrong", role=role, expected=last + 1)


def _dated(signed: Signed, role: str, now: datetime) -> None:
    """Not over, and not made to last longer than a year."""
    if signed.is_expired(now):
        raise Refused("publish-expired", role=role)
    if signed.expires > now + STAFF_LIFETIME + CLOCK_SLACK:
        raise Refused("publish-too-long", role=role)
