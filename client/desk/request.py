"""What is it that waits for signatures? Papers by role with their bundles, over what was live when it was made.

The value that the desk works with; on its way it is a document (shared/wire/signing.py). Whether it fits on what is
live is asked in request_check.py.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from client.desk.live import Live
from client.desk.people import People, people_from
from client.errors import Refused
from shared.clock import stamp
from shared.crypto.chain import read_metadata
from shared.crypto.trust import METADATA_LIMIT, to_bytes
from shared.errors import Damaged
from shared.formats.bundle import BUNDLE_KINDS, BundleKind
from shared.wire.publishing import PublishParcel, RoleParcel
from shared.wire.signing import SignedPart, SigningRequest

if TYPE_CHECKING:
    from tuf.api.metadata import Metadata

TOP = ("root", "targets")


@dataclass(frozen=True, slots=True)
class Part:
    """One role's paper as far as it is signed, and its bundle; of root and targets there is none."""

    metadata: Metadata[Any]
    bundle: bytes | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """Everything that is to go live in one step. `people`: everybody as they would be then; empty = nobody changes."""

    id: str
    made_at: str
    made_by: str
    note: str
    base: Mapping[str, int]
    parts: Mapping[str, Part]
    people: People

    def kinds(self) -> tuple[BundleKind, ...]:
        """The staff roles in it."""
        return tuple(kind for kind in BUNDLE_KINDS if kind in self.parts)


def base_of(live: Live | None) -> dict[str, int]:
    """What is live, by role; 0 before the first publication."""
    if live is None:
        return dict.fromkeys((*TOP, *BUNDLE_KINDS), 0)
    chain = live.chain
    return {"root": chain.root.signed.version, "targets": chain.targets.signed.version, **chain.versions()}


def new_request(
    name: str, made_by: str, live: Live | None, parts: Mapping[str, Part], people: People, *, note: str, now: datetime
) -> Request:
    """A request named `name` over what is live."""
    return Request(name, stamp(now), made_by, note, base_of(live), parts, people)


def to_wire(request: Request) -> SigningRequest:
    """The request on its way."""
    parts = {
        role: SignedPart(_text(to_bytes(part.metadata)), None if part.bundle is None else _text(part.bundle))
        for role, part in request.parts.items()
    }
    people = {name: dict(keys) for name, keys in request.people.items()}
    base = dict(request.base)
    return SigningRequest(request.id, request.made_at, request.made_by, request.note, base, parts, people=people)


def from_wire(sent: SigningRequest) -> Request:
    """The request that came. Raises Refused("request-broken")."""
    from tuf.api.metadata import Root, Targets

    parts: dict[str, Part] = {}
    for role, part in sent.parts.items():
        data = _bytes(part.metadata)
        if len(data) > METADATA_LIMIT:
            raise Refused("request-broken")
        try:
            read = read_metadata(Root, data, role) if role == "root" else read_metadata(Targets, data, role)
        except Damaged as error:
            raise Refused("request-broken") from error
        parts[role] = Part(read, None if part.bundle is None else _bytes(part.bundle))
    try:
        people = people_from(sent.people)
    except Refused as error:
        raise Refused("request-broken") from error
    return Request(sent.id, sent.made_at, sent.made_by, sent.note, sent.base, parts, people)


def to_parcel(request: Request) -> PublishParcel:
    """The same as the server takes it to put it live."""
    wire = to_wire(request).parts
    roles: dict[str, RoleParcel] = {
        kind: RoleParcel(wire[kind].metadata, wire[kind].bundle) for kind in request.kinds()
    }
    top = {role: wire[role].metadata for role in TOP if role in wire}
    return PublishParcel(roles, **top)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Refused("request-broken") from error
