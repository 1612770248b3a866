"""Whose keys would change with a request, and in which role? What a reader has to agree to before they sign. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from client.desk.paper_check import SERVERS
from client.desk.people import People, owner
from client.desk.request import Request
from client.desk.signatures import Trust

if TYPE_CHECKING:
    from tuf.api.metadata import Targets


@dataclass(frozen=True, slots=True)
class KeyChange:
    """A key comes into a role or leaves it. `name`: whose it is; "?" = not known, or the server's own."""

    role: str
    what: Literal["added", "removed"]
    name: str
    keyid: str


def key_changes(request: Request, trust: Trust, people: People) -> tuple[KeyChange, ...]:
    """The changes by role. `people`: those that this desk knows; those of the request stand for its new keys."""
    found: list[KeyChange] = []
    for role, before, after in _roles(request, trust):
        for keyid in after:
            if keyid not in before or (trust.first and role not in SERVERS):
                name = owner(request.people, role, keyid) or owner(people, role, keyid) or "?"
                found.append(KeyChange(role, "added", name, keyid))
        gone = [keyid for keyid in before if keyid not in after]
        found += [KeyChange(role, "removed", owner(people, role, keyid) or "?", keyid) for keyid in gone]
    return tuple(found)


def _roles(request: Request, trust: Trust) -> list[tuple[str, list[str], list[str]]]:
    found: list[tuple[str, list[str], list[str]]] = []
    if "root" in request.parts:
        old_root, new_root = trust.root.signed, request.parts["root"].metadata.signed
        same = ("root", *SERVERS)
        found += [(name, old_root.roles[name].keyids, new_root.roles[name].keyids) for name in same]
    if "targets" in request.parts:
        old, new = _keyids(trust.targets.signed), _keyids(request.parts["targets"].metadata.signed)
        found += [(kind, old.get(kind, []), keyids) for kind, keyids in new.items()]
    return found


def _keyids(listed: Targets) -> dict[str, list[str]]:
    roles = (listed.delegations.roles if listed.delegations else None) or {}
    return {name: role.keyids for name, role in roles.items()}
