"""What do the staff sign? The root, the list of roles, and each role's one bundle. Keys in, papers or bytes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from shared.crypto.trust import ROOT_RULE, STAFF_LIFETIME, STAFF_RULES, to_bytes, until
from shared.formats.bundle import BundleKind, target_path

if TYPE_CHECKING:
    from securesystemslib.signer import CryptoSigner, Key
    from tuf.api.metadata import Delegations, Metadata, Root, Targets


def root_paper(version: int, keys: Sequence[Key], online: Mapping[str, Key], expires: datetime) -> Root:
    """A root: `keys` stand for root and for the list of roles, `online` for snapshot and timestamp."""
    from tuf.api.metadata import Root

    root = Root(version=version, expires=expires, consistent_snapshot=True)
    for name in ("root", "targets"):
        for key in keys:
            root.add_key(key, name)
        root.roles[name].threshold = ROOT_RULE.threshold
    for name, key in online.items():
        root.add_key(key, name)
    return root


def delegations(public: Mapping[BundleKind, Sequence[Key]]) -> Delegations:
    """The four roles, each with its keys, its threshold and its one path."""
    from tuf.api.metadata import DelegatedRole, Delegations

    keys = {key.keyid: key for held in public.values() for key in held}
    roles: dict[str, DelegatedRole] = {
        kind: DelegatedRole(
            kind, [key.keyid for key in held], STAFF_RULES[kind].threshold, terminating=True, paths=[target_path(kind)]
        )
        for kind, held in public.items()
    }
    return Delegations(keys=keys, roles=roles)


def targets_paper(version: int, roles: Delegations, expires: datetime) -> Targets:
    """The list of roles."""
    from tuf.api.metadata import Targets

    return Targets(version=version, expires=expires, delegations=roles)


def role_paper(kind: BundleKind, version: int, bundle: bytes | None, expires: datetime) -> Targets:
    """A role's paper over its bundle; over none where it has published none yet."""
    from tuf.api.metadata import TargetFile, Targets

    targets = Targets(version=version, expires=expires)
    if bundle is not None:
        path = target_path(kind)
        targets.targets[path] = TargetFile.from_data(path, bundle, ["sha256"])
    return targets


def signed_root(signers: Sequence[CryptoSigner], online: Mapping[str, Key], now: datetime) -> bytes:
    """The first root, signed by all its keys."""
    keys = [signer.public_key for signer in signers]
    return to_bytes(signed(root_paper(1, keys, online, until(now, STAFF_LIFETIME)), signers))


def signed_targets(version: int, roles: Delegations, signers: Sequence[CryptoSigner], now: datetime) -> bytes:
    """The list of roles, signed."""
    return to_bytes(signed(targets_paper(version, roles, until(now, STAFF_LIFETIME)), signers))


def signed(paper: Root | Targets, signers: Sequence[CryptoSigner]) -> Metadata[Any]:
    """`paper` with the signatures of `signers`."""
    from tuf.api.metadata import Metadata

    metadata: Metadata[Any] = Metadata(paper)
    for signer in signers:
        metadata.sign(signer, append=True)
    return metadata
