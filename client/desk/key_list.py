"""Who has to sign what: which keys, whose, how many, which lie here, and until when do the signatures last?"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from client.desk.expiry import ends_soon
from client.desk.folder import Desk
from client.desk.keys import holders
from client.desk.live import read_live
from client.desk.live_root import known_root, known_targets
from client.desk.people import owner, read_people
from client.desk.request import TOP
from client.errors import ServerUnreachable
from shared.formats.bundle import BUNDLE_KINDS

if TYPE_CHECKING:
    from tuf.api.metadata import Metadata, Role


@dataclass(frozen=True, slots=True)
class RoleKeys:
    """`here`: the ids of `keys` that this desk holds. `names`: whose each key is, "" = not known. `expires`: ISO day of
    the signature; None = not known. `ends_soon`: people have to sign it again within a month."""

    role: str
    threshold: int
    keys: tuple[str, ...]
    here: tuple[str, ...]
    names: tuple[str, ...]
    expires: str | None
    ends_soon: bool


def key_list(desk: Desk, now: datetime) -> tuple[RoleKeys, ...]:
    """All roles, the server's own two included. Without the server the desk's own papers have to do."""
    try:
        live = read_live(desk)
    except ServerUnreachable:
        live = None
    root = live.chain.root if live else known_root(desk)
    targets = live.chain.targets if live else known_targets(desk)
    papers: dict[str, Metadata[Any]] = {"root": root, "targets": targets}
    signed = dict(live.chain.named()) if live else papers
    roles = (targets.signed.delegations.roles if targets.signed.delegations else None) or {}
    people, here = read_people(desk), holders(desk)
    found = []
    every: dict[str, Role] = dict(root.signed.roles) | {kind: roles[kind] for kind in BUNDLE_KINDS}
    for name, role in every.items():
        keys = tuple(role.keyids)
        held = {keyid for person in here for keyid in person.held("root" if name == "targets" else name)}
        ends = signed[name].signed.expires if name in signed else None
        found.append(
            RoleKeys(
                name,
                role.threshold,
                keys,
                tuple(sorted(held.intersection(keys))),
                tuple(owner(people, name, keyid) or "" for keyid in keys),
                ends.date().isoformat() if ends else None,
                ends is not None and name in (*TOP, *BUNDLE_KINDS) and ends_soon(ends, now),
            )
        )
    return tuple(found)
