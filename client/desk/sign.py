"""What do the staff sign? The root, the list of roles, and each role's one bundle. Keys in, signed bytes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from shared.crypto.trust import ROOT_RULE, STAFF_LIFETIME, STAFF_RULES, to_bytes, until
from shared.formats.bundle import BundleKind, target_path

if TYPE_CHECKING:
    from securesystemslib.signer import CryptoSigner, Key
    from tuf.api.metadata import Delegations


def signed_root(signers: Sequence[CryptoSigner], online: Mapping[str, Key], now: datetime) -> bytes:
    """The first root: `signers` stand for root and for the list of roles, `online` for snapshot and timestamp."""
    from tuf.api.metadata import Metadata, Root

    root = Root(version=1, expires=until(now, STAFF_LIFETIME), consistent_snapshot=True)
    for name in ("root", "targets"):
        for signer in signers:
            root.add_key(signer.public_key, name)
        root.roles[name].threshold = ROOT_RULE.threshold
    for name, key in online.items():
        root.add_key(key, name)
    metadata = Metadata(root)
    for signer in signers:
        metadata.sign(signer, append=True)
    return to_bytes(metadata)


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


def signed_targets(version: int, roles: Delegations, signers: Sequence[CryptoSigner], now: datetime) -> bytes:
    """The list of roles."""
    from tuf.api.metadata import Metadata, Targets

    metadata = Metadata(Targets(version=version, expires=until(now, STAFF_LIFETIME), delegations=roles))
    for signer in signers:
        metadata.sign(signer, append=True)
    return to_bytes(metadata)


def signed_role(
    kind: BundleKind, version: int, bundle: bytes | None, signers: Sequence[CryptoSigner], now: datetime
) -> bytes:
    """A role's metadata over its bundle; over none where it has published none yet."""
    from tuf.api.metadata import Metadata, TargetFile, Targets

    targets = Targets(version=version, expires=until(now, STAFF_LIFETIME))
    if bundle is not None:
        path = target_path(kind)
        targets.targets[path] = TargetFile.from_data(path, bundle, ["sha256"])
    metadata = Metadata(targets)
    for signer in signers:
        metadata.sign(signer, append=True)
    return to_bytes(metadata)
