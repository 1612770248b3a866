"""Is this document a signing request? Its form only: whether anybody should sign it, the desk decides.

Bytes in, value out. A request is carried by hand and by a server that nobody has to trust.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import Final

from shared.crypto.trust import METADATA_LIMIT, STAFF_RULES
from shared.errors import Refused
from shared.formats.fields import Fields, table
from shared.wire.publishing import PARCEL_LIMIT
from shared.wire.signing import SignedPart, SigningRequest

FORMAT: Final = 1
ROLES: Final = ("root", "targets", *STAFF_RULES)
NOTE_LIMIT: Final = 500  # code points
_ID: Final = re.compile(r"[a-z0-9]{12}")
_PLACE: Final = "signing-request"
_LARGEST: Final = 2**31
_NAME: Final = 64  # code points of a person, as the server keeps names of staff
_STAMP: Final = 40  # code points


def write_request(request: SigningRequest) -> bytes:
    """The document."""
    return json.dumps(asdict(request), ensure_ascii=False, indent=1).encode()


def read_request(data: bytes) -> SigningRequest:
    """The request in `data`. Raises Refused("request-broken")."""
    if len(data) > PARCEL_LIMIT:
        raise Refused("request-broken")
    try:
        return request_from(json.loads(data))
    except (ValueError, RecursionError) as error:
        raise Refused("request-broken") from error


def request_from(document: object) -> SigningRequest:
    """The request in a JSON table. Raises Refused("request-broken")."""
    try:
        fields = table(document, _PLACE)
        if not _ID.fullmatch(fields.line("id", limit=_NAME)):
            raise Refused("request-broken")
        fields.number("format", low=FORMAT, high=FORMAT)
        base, parts, people = fields.table("base"), fields.table("parts"), fields.table("people")
        for each in (base, parts):
            each.no_other_keys(frozenset(ROLES))
        return SigningRequest(
            id=fields.line("id", limit=_NAME),
            made_at=fields.line("made_at", limit=_STAMP),
            made_by=fields.line("made_by", limit=_NAME),
            note=fields.line("note", limit=NOTE_LIMIT, default=""),
            base={role: base.number(role, low=0, high=_LARGEST) for role in base.values},
            parts={role: _part(parts.table(role)) for role in ROLES if parts.has(role)},
            people={name: _keys(people.table(name)) for name in people.values},
        )
    except Refused as error:
        raise Refused("request-broken") from error


def _part(fields: Fields) -> SignedPart:
    bundle = fields.text("bundle", limit=PARCEL_LIMIT) if fields.has("bundle") else None
    return SignedPart(fields.text("metadata", limit=2 * METADATA_LIMIT), bundle)


def _keys(fields: Fields) -> dict[str, str]:
    return {role: fields.hash(role) for role in fields.values}
