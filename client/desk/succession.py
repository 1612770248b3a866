"""Which papers follow when somebody's keys come, go or change? Root, list of roles, and what would lose its signatures.

A role whose live signatures no longer reach the threshold is signed again in the same step, over the same contents; so
is the list of roles under a new root. Nothing is left that a device would refuse. Pure.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from client.desk.live import Live
from client.desk.parts import list_part, role_part, root_part
from client.desk.people import People, key_of
from client.desk.request import Part
from client.desk.sign import delegations
from client.errors import Refused
from shared.crypto.chain import signed_by
from shared.crypto.trust import ROOT_RULE, STAFF_RULES
from shared.formats.bundle import BUNDLE_KINDS, BundleKind

if TYPE_CHECKING:
    from securesystemslib.signer import Key
    from tuf.api.metadata import Metadata

Roster = Mapping[str, tuple[str, ...]]  # role → public keys, in their order


@dataclass(frozen=True, slots=True)
class Succession:
    """The parts of a request, and the roles whose live version only keys that leave had signed."""

    parts: Mapping[str, Part]
    alone: tuple[BundleKind, ...]


def roster(live: Live) -> Roster:
    """Who has a say now."""
    root, listed = live.chain.root.signed, live.chain.targets.signed
    roles = (listed.delegations.roles if listed.delegations else None) or {}
    keys = listed.delegations.keys if listed.delegations else {}
    found = {name: tuple(_public(keys[keyid]) for keyid in role.keyids) for name, role in roles.items()}
    return {"root": tuple(_public(root.keys[keyid]) for keyid in root.roles["root"].keyids), **found}


def without(now: Roster, people: People, name: str) -> Roster:
    """The roster when `name` has no say any more. Raises Refused: "desk-person-unknown", "desk-keys-too-few"."""
    theirs = set(people.get(name, {}).values())
    if theirs.isdisjoint(key for keys in now.values() for key in keys):
        raise Refused("desk-person-unknown", name=name)
    left = {role: tuple(key for key in keys if key not in theirs) for role, keys in now.items()}
    for role, keys in left.items():
        needed = (ROOT_RULE if role == "root" else STAFF_RULES[role]).threshold  # type: ignore[index] # the other roles are kinds
        if len(keys) < needed:
            raise Refused("desk-keys-too-few", role=role, left=len(keys), needed=needed)
    return left


def with_keys(now: Roster, old: Mapping[str, str], new: Mapping[str, str]) -> Roster:
    """The roster with each key of `new` (role → key) in the place of the one in `old`, or at the end."""
    found = dict(now)
    for role, key in new.items():
        before = old.get(role)
        keys = found[role]
        found[role] = tuple(key if one == before else one for one in keys) if before in keys else (*keys, key)
    return found


def follow(live: Live, wanted: Roster, now: datetime, again: Collection[str] = ()) -> Succession:
    """What has to be signed for `wanted`; the roles in `again` are signed again in any case."""
    chain, was = live.chain, roster(live)
    parts: dict[str, Part] = {}
    if wanted["root"] != was["root"] or "root" in again:
        parts["root"] = root_part(chain.root.signed, now, _keys(wanted["root"]))
    root: Metadata[Any] = parts["root"].metadata if "root" in parts else chain.root
    staff: dict[BundleKind, tuple[Key, ...]] = {kind: _keys(wanted[kind]) for kind in BUNDLE_KINDS}
    moved = any(wanted[kind] != was[kind] for kind in BUNDLE_KINDS)
    if moved or "targets" in again or not signed_by(root, chain.targets, "targets"):
        parts["targets"] = list_part(chain.targets.signed, now, delegations(staff))
    listed: Metadata[Any] = parts["targets"].metadata if "targets" in parts else chain.targets
    alone: list[BundleKind] = []
    for kind in BUNDLE_KINDS:
        holds = signed_by(listed, chain.roles[kind], kind)
        if not holds or kind in again:
            parts[kind] = role_part(kind, live, None, now)
        if not holds and set(chain.roles[kind].signatures).isdisjoint(key.keyid for key in staff[kind]):
            alone.append(kind)
    return Succession(parts, tuple(alone))


def _keys(public: tuple[str, ...]) -> tuple[Key, ...]:
    return tuple(key_of(one) for one in public)


def _public(key: Key) -> str:
    return str(key.keyval["public"])
