"""Does what a repository serves hang together, from a root that one trusts down to each role?

Bytes in (through `fetch`), value out: signatures, thresholds, versions, lengths and hashes are checked; expiry is asked
for apart, because the server has to read what it must sign again. Not the device's refresh: that is `tuf.ngclient`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

from shared.crypto.trust import file_name
from shared.errors import Damaged
from shared.formats.bundle import BUNDLE_KINDS, BundleKind, target_path

if TYPE_CHECKING:
    from tuf.api.metadata import Metadata, MetaFile, Root, Snapshot, TargetFile, Targets, Timestamp

    S = TypeVar("S", Root, Targets, Snapshot, Timestamp)

Fetch = Callable[[str], bytes | None]  # a metadata file by its name, None = not there; raises what the place raises
ROOTS_AT_MOST = 256  # new ones that are followed in one walk; as the library's own client


@dataclass(frozen=True, slots=True)
class Chain:
    """A repository that holds together."""

    root: Metadata[Root]
    timestamp: Metadata[Timestamp]
    snapshot: Metadata[Snapshot]
    targets: Metadata[Targets]
    roles: Mapping[BundleKind, Metadata[Targets]]

    def target(self, kind: BundleKind) -> TargetFile | None:
        """Length and hash of a role's bundle; None where it has published none yet."""
        return self.roles[kind].signed.targets.get(target_path(kind))

    def named(self) -> Iterator[tuple[str, Metadata[Any]]]:
        """Every piece of metadata with its role's name, from the root down."""
        yield "root", self.root
        yield "timestamp", self.timestamp
        yield "snapshot", self.snapshot
        yield "targets", self.targets
        yield from self.roles.items()

    def versions(self) -> dict[str, int]:
        """The version of each staff role."""
        return {kind: metadata.signed.version for kind, metadata in self.roles.items()}


def read_metadata(kind: type[S], data: bytes, role: str) -> Metadata[S]:
    """Signed metadata of one type, in a form that can be signed. Raises Damaged("repository-damaged")."""
    from tuf.api.metadata import Metadata
    from tuf.api.serialization import DeserializationError, SerializationError

    try:
        metadata: Metadata[Any] = Metadata.from_bytes(data)
        metadata.signed_bytes  # noqa: B018 - half a character or an endless number has no bytes to sign
    except (DeserializationError, SerializationError, RecursionError) as error:
        raise Damaged("repository-damaged", role=role) from error
    if not isinstance(metadata.signed, kind):
        raise Damaged("repository-damaged", role=role)
    return metadata


def signed_by(delegator: Metadata[Root] | Metadata[Targets], metadata: Metadata[Any], role: str) -> bool:
    """Did enough different keys of `role` sign it?"""
    from securesystemslib.exceptions import UnverifiedSignatureError
    from tuf.api.exceptions import UnsignedMetadataError

    try:
        delegator.signed.verify_delegate(role, metadata.signed_bytes, metadata.signatures)
    except (UnsignedMetadataError, UnverifiedSignatureError, ValueError):
        return False
    return True


def read_chain(root_bytes: bytes, fetch: Fetch) -> Chain:
    """The chain from a trusted root through the roots that followed it. Raises Damaged("repository-damaged")."""
    from tuf.api.metadata import Snapshot, Targets, Timestamp

    root = newest_root(root_bytes, fetch)
    timestamp = read_metadata(Timestamp, _there(fetch, file_name("timestamp", 0), "timestamp"), "timestamp")
    _hold(root, timestamp, "timestamp")
    snapshot = _listed(root, Snapshot, "snapshot", timestamp.signed.snapshot_meta, fetch)
    targets = _listed(root, Targets, "targets", snapshot.signed.meta.get("targets.json"), fetch)
    roles = {
        kind: _listed(targets, Targets, kind, snapshot.signed.meta.get(f"{kind}.json"), fetch) for kind in BUNDLE_KINDS
    }
    return Chain(root, timestamp, snapshot, targets, roles)


def newest_root(root_bytes: bytes, fetch: Fetch) -> Metadata[Root]:
    """From a trusted root to the newest: each has the next version and is signed by the one before and by itself.

    Raises Damaged("repository-damaged").
    """
    from tuf.api.metadata import Root

    root = read_metadata(Root, root_bytes, "root")
    for _ in range(ROOTS_AT_MOST):
        data = fetch(file_name("root", root.signed.version + 1))
        if data is None:
            return root
        following = read_metadata(Root, data, "root")
        if following.signed.version != root.signed.version + 1 or not follows(root, following):
            raise Damaged("repository-damaged", role="root")
        root = following
    raise Damaged("repository-damaged", role="root")


def follows(root: Metadata[Root], following: Metadata[Root]) -> bool:
    """Did enough keys of the root before sign the new one, and enough of its own?"""
    return signed_by(root, following, "root") and signed_by(following, following, "root")


def expired(chain: Chain, now: datetime) -> tuple[str, ...]:
    """Whose signatures have run out."""
    return tuple(role for role, metadata in chain.named() if metadata.signed.is_expired(now))


def _listed(
    delegator: Metadata[Root] | Metadata[Targets], kind: type[S], role: str, listed: MetaFile | None, fetch: Fetch
) -> Metadata[S]:
    from tuf.api.exceptions import LengthOrHashMismatchError

    if listed is None:
        raise Damaged("repository-damaged", role=role)
    data = _there(fetch, file_name(role, listed.version), role)
    try:
        listed.verify_length_and_hashes(data)
    except LengthOrHashMismatchError as error:
        raise Damaged("repository-damaged", role=role) from error
    metadata = read_metadata(kind, data, role)
    if metadata.signed.version != listed.version:
        raise Damaged("repository-damaged", role=role)
    _hold(delegator, metadata, role)
    return metadata


def _hold(delegator: Metadata[Root] | Metadata[Targets], metadata: Metadata[Any], role: str) -> None:
    if not signed_by(delegator, metadata, role):
        raise Damaged("repository-damaged", role=role)


def _there(fetch: Fetch, name: str, role: str) -> bytes:
    data = fetch(name)
    if data is None:
        raise Damaged("repository-damaged", role=role)
    return data
