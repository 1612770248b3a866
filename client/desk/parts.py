"""What does a role's next paper look like, before anybody has signed it? The version after the live one, for a year."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from client.desk.live import Live
from client.desk.request import Part
from client.desk.sign import role_paper, root_paper, targets_paper
from client.errors import Damaged
from shared.crypto.trust import STAFF_LIFETIME, until
from shared.formats.bundle import Bundle, BundleKind, encode

if TYPE_CHECKING:
    from securesystemslib.signer import Key
    from tuf.api.metadata import Delegations, Root, Targets


def role_part(kind: BundleKind, live: Live | None, bundle: Bundle | None, now: datetime) -> Part:
    """A role over `bundle`; over the live one again where it is None."""
    from tuf.api.metadata import Metadata

    found = bundle or (live.bundles.get(kind) if live else None)
    data = None if found is None else encode(found)
    version = (live.chain.roles[kind].signed.version if live else 0) + 1
    return Part(Metadata(role_paper(kind, version, data, until(now, STAFF_LIFETIME))), data)


def list_part(live: Targets, now: datetime, roles: Delegations | None = None) -> Part:
    """The list of roles, with the roles that it has or with `roles`."""
    from tuf.api.metadata import Metadata

    named = roles or live.delegations
    if named is None:
        raise Damaged("desk-live-damaged")
    return Part(Metadata(targets_paper(live.version + 1, named, until(now, STAFF_LIFETIME))))


def root_part(
    live: Root, now: datetime, keys: Sequence[Key] | None = None, online: Mapping[str, Key] | None = None
) -> Part:
    """The root, with the keys that it has or with `keys`, and with the server's own that it has or with `online`."""
    from tuf.api.metadata import Metadata

    held = [live.keys[keyid] for keyid in live.roles["root"].keyids] if keys is None else keys
    paper = root_paper(live.version + 1, held, online or online_of(live), until(now, STAFF_LIFETIME))
    return Part(Metadata(paper))


def online_of(root: Root) -> Mapping[str, Key]:
    """The server's own keys in a root."""
    return {name: root.keys[root.roles[name].keyids[0]] for name in ("snapshot", "timestamp")}
