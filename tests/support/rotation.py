"""How do a service's keys change? The next root and the next list of roles, right or wrong, over `tests.support.signing`.

parcel = {"root": text(next_root(staff, change))}            # change(root): on the value, before it is signed
parcel |= {"targets": text(next_targets(staff, change))}
"""

from __future__ import annotations

from tuf.api.metadata import Metadata

from shared.crypto.trust import to_bytes


def next_root(staff, change=lambda _root: None, *, signers=None):
    """The root after `staff.root`; signed by the root keys, or by `signers`."""
    return _next(staff.root, change, signers or staff.root_keys)


def next_targets(staff, change=lambda _targets: None, *, signers=None):
    """The list of roles after `staff.targets`."""
    return _next(staff.targets, change, signers or staff.root_keys)


def _next(data, change, signers):
    metadata = Metadata.from_bytes(data)
    metadata.signed.version += 1
    change(metadata.signed)
    metadata.signatures.clear()
    for signer in signers:
        metadata.sign(signer, append=True)
    return to_bytes(metadata)


def swap(old, new, *roles):
    """A change: `new` key in place of `old` one, in these roles of a root or of a list of roles."""

    def change(signed):
        for role in roles:
            signed.revoke_key(old.public_key.keyid, role)
            signed.add_key(new.public_key, role)

    return change


def online(staff):
    """A change: the root names the online keys that the server offers now."""

    def change(root):
        for role, key in staff.online().items():
            for keyid in list(root.roles[role].keyids):
                root.revoke_key(keyid, role)
            root.add_key(key, role)

    return change
