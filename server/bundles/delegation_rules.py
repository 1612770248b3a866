"""Do a root and its list of roles give each role the keys, the threshold and the path that the design asks for?

A threshold counts different keys, not different names for one key.
"""

from __future__ import annotations

from collections.abc import Mapping

from tuf.api.metadata import Key, Metadata, Role, Root, Targets

from server.errors import Refused
from shared.crypto.chain import signed_by
from shared.crypto.trust import ROOT_RULE, STAFF_RULES
from shared.formats.bundle import target_path


def check_root(root: Metadata[Root], online: Mapping[str, str]) -> None:
    """The first root: signed by itself, two people strong, and naming this server's online keys and no others.

    Raises Refused("publish-root-wrong", "publish-signatures-missing").
    """
    signed = root.signed
    if signed.version != 1 or not signed.consistent_snapshot:
        raise Refused("publish-root-wrong")
    for name in ("root", "targets"):
        if not _strong(signed.roles[name], signed.keys, ROOT_RULE.threshold):
            raise Refused("publish-root-wrong")
    for name, keyid in online.items():
        if signed.roles[name].keyids != [keyid] or signed.roles[name].threshold != 1:
            raise Refused("publish-online-keys-wrong")
    if not signed_by(root, root, "root"):
        raise Refused("publish-signatures-missing", role="root")


def check_delegations(targets: Metadata[Targets]) -> None:
    """Exactly our roles, each for its own path, terminating, strong. Raises Refused("publish-delegation-wrong")."""
    delegations = targets.signed.delegations
    if targets.signed.targets or delegations is None or set(delegations.roles or {}) != set(STAFF_RULES):
        raise Refused("publish-delegation-wrong", role="targets")
    for kind, rule in STAFF_RULES.items():
        role = (delegations.roles or {})[kind]
        own_path = role.terminating and role.paths == [target_path(kind)]
        if not own_path or not _strong(role, delegations.keys, rule.threshold):
            raise Refused("publish-delegation-wrong", role=kind)


def _strong(role: Role, keys: Mapping[str, Key], threshold: int) -> bool:
    held = [keys[keyid] for keyid in role.keyids if keyid in keys]
    different = {str(key.keyval.get("public")) for key in held}
    return (
        role.threshold >= threshold
        and len(different) == len(role.keyids)
        and len(different) >= role.threshold
        and all(key.keytype == "ed25519" for key in held)
    )
