"""Are a root and a list of roles what a desk would write, key for key and threshold for threshold? Pure.

Each is made again from what it says and has to come out the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from client.desk.people import key_of
from client.desk.sign import delegations, root_paper, targets_paper
from shared.crypto.trust import ROOT_RULE, STAFF_RULES
from shared.formats.bundle import BundleKind

if TYPE_CHECKING:
    from securesystemslib.signer import Key
    from tuf.api.metadata import Root, Targets

SERVERS: Final = ("snapshot", "timestamp")  # the roles that the server signs itself


def is_our_root(root: Root, before: Root, offered: Mapping[str, Key] = MappingProxyType({})) -> bool:
    """The server's own two keys stay as they were in `before`, or are those that the server itself offers now."""
    try:
        online = {role: _one(before, role) for role in SERVERS}
        if offered and any(_one(root, role) != key for role, key in online.items()):
            online = dict(offered)
    except (KeyError, IndexError):
        return False
    good = _good_keys([root.keys.get(keyid) for keyid in root.roles["root"].keyids])
    if good is None or len(good) < ROOT_RULE.threshold:
        return False
    return root_paper(root.version, good, online, root.expires) == root


def _one(root: Root, role: str) -> Key:
    return root.keys[root.roles[role].keyids[0]]


def is_our_list(listed: Targets) -> bool:
    """Our four roles, each with its own path, and no bundle of its own."""
    roles = listed.delegations.roles if listed.delegations else None
    if listed.delegations is None or roles is None or set(roles) != set(STAFF_RULES):
        return False
    found: dict[BundleKind, list[Key]] = {}
    for kind, rule in STAFF_RULES.items():
        good = _good_keys([listed.delegations.keys.get(keyid) for keyid in roles[kind].keyids])
        if good is None or len(good) < rule.threshold:
            return False
        found[kind] = good
    return targets_paper(listed.version, delegations(found), listed.expires) == listed


def _good_keys(keys: list[Key | None]) -> list[Key] | None:
    """The keys, if each is there, has the id that follows from it, and stands once."""
    good = [key for key in keys if key is not None and _is_ours(key)]
    return good if len(good) == len(keys) == len({key.keyid for key in good}) else None


def _is_ours(key: Key) -> bool:
    try:
        return key_of(str(key.keyval.get("public"))) == key
    except ValueError:
        return False


def held_keys(root: Root, listed: Targets) -> set[tuple[str, str]]:
    """Each role with the id of each of its keys."""
    roles = (listed.delegations.roles if listed.delegations else None) or {}
    held = {("root", keyid) for keyid in root.roles["root"].keyids}
    return held | {(name, keyid) for name, role in roles.items() for keyid in role.keyids}
