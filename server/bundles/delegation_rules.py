"""Do a root and its list of roles give each role the keys, the threshold and the path that the design asks for?

A threshold counts different keys, not different names for one key; and the server's own keys count for nothing but
snapshot and timestamp.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tuf.api.metadata import Key, Metadata, Role, Root, Targets

from server.errors import Refused
from shared.crypto.trust import ROOT_RULE, STAFF_RULES
from shared.formats.bundle import target_path

Online = Mapping[str, Collection[Key]]  # the server's own keys by role: those in use, and those that wait


def check_root(root: Metadata[Root], online: Online) -> None:
    """Two people strong, and naming this server's online keys and no others. Raises Refused("publish-root-wrong").

    Not here: who signed it.
    """
    signed = root.signed
    if not signed.consistent_snapshot:
        raise Refused("publish-root-wrong")
    for name in ("root", "targets"):
        if not _strong(signed.roles[name], signed.keys, ROOT_RULE.threshold, online):
            raise Refused("publish-root-wrong")
    for name, keys in online.items():
        role = signed.roles[name]
        if role.threshold != 1 or len(role.keyids) != 1 or signed.keys.get(role.keyids[0]) not in keys:
            raise Refused("publish-online-keys-wrong")


def check_delegations(targets: Metadata[Targets], online: Online) -> None:
    """Exactly our roles, each for its own path, terminating, strong. Raises Refused("publish-delegation-wrong")."""
    delegations = targets.signed.delegations
    if targets.signed.targets or delegations is None or set(delegations.roles or {}) != set(STAFF_RULES):
        raise Refused("publish-delegation-wrong", role="targets")
    for kind, rule in STAFF_RULES.items():
        role = (delegations.roles or {})[kind]
        own_path = role.terminating and role.paths == [target_path(kind)]
        if not own_path or not _strong(role, delegations.keys, rule.threshold, online):
            raise Refused("publish-delegation-wrong", role=kind)


def _strong(role: Role, keys: Mapping[str, Key], threshold: int, online: Online) -> bool:
    held = [keys[keyid] for keyid in role.keyids if keyid in keys]
    different = {_public(key) for key in held}
    return (
        role.threshold >= threshold
        and len(different) == len(role.keyids)
        and len(different) >= role.threshold
        and all(key.keytype == "ed25519" for key in held)
        and different.isdisjoint(_public(key) for ours in online.values() for key in ours)
    )


def _public(key: Key) -> str:
    return str(key.keyval.get("public"))
