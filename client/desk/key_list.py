"""Who has to sign what: which keys, how many of them, which lie here, and until when do the signatures last?"""

from __future__ import annotations

from dataclasses import dataclass

from client.desk.folder import Desk
from client.desk.keys import held
from client.desk.live import read_live
from client.errors import ServerUnreachable
from shared.crypto.chain import Chain, read_metadata
from shared.formats.bundle import BUNDLE_KINDS


@dataclass(frozen=True, slots=True)
class RoleKeys:
    """`here` are the ids of `keys` that this desk holds. `expires`: ISO day of the live signature; None = not known."""

    role: str
    threshold: int
    keys: tuple[str, ...]
    here: tuple[str, ...]
    expires: str | None


def key_list(desk: Desk) -> tuple[RoleKeys, ...]:
    """All roles, the server's own two included. Without the server the desk's own papers have to do."""
    from tuf.api.metadata import Root, Targets

    try:
        live = read_live(desk)
    except ServerUnreachable:
        live = None
    root = read_metadata(Root, (desk.trust / "root.json").read_bytes(), "root").signed
    first = read_metadata(Targets, (desk.trust / "targets.json").read_bytes(), "targets").signed
    targets = live.chain.targets.signed if live else first
    ends = _ends(live.chain) if live else {"root": root.expires.date().isoformat()}
    found = [
        RoleKeys(name, role.threshold, tuple(role.keyids), _here(desk, name), ends.get(name))
        for name, role in root.roles.items()
    ]
    for kind in BUNDLE_KINDS:
        role = targets.get_delegated_role(kind)
        found.append(RoleKeys(kind, role.threshold, tuple(role.keyids), held(desk, kind), ends.get(kind)))
    return tuple(found)


def _here(desk: Desk, name: str) -> tuple[str, ...]:
    """The root's keys sign the list of roles too."""
    return held(desk, "root" if name == "targets" else name)


def _ends(chain: Chain) -> dict[str, str]:
    return {role: metadata.signed.expires.date().isoformat() for role, metadata in chain.named()}
