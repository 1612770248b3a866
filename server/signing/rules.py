"""Is this a publication that waits for signatures, does it go on from what waited, and did it go live? Pure.

The server only relays it: whether the signatures are enough is judged when it is published, never here.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter, ValidationError
from tuf.api.metadata import Metadata, Root, Targets

from server.errors import Conflict, Damaged, Refused, TooLarge
from shared.crypto.chain import Chain, read_metadata
from shared.crypto.trust import METADATA_LIMIT, file_name
from shared.formats.bundle import BUNDLE_KINDS, COMPRESSED_LIMIT
from shared.wire.signing import SignedPart, SigningRequest

ROLES = ("root", "targets", *BUNDLE_KINDS)
_ID = re.compile(r"[a-z0-9]{12}")
_REQUEST = TypeAdapter(SigningRequest)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A request as it lies here: its metadata by role, and the whole of it as JSON."""

    id: str
    metadata: Mapping[str, Metadata[Any]]
    body: bytes


def possible_id(request_id: str) -> bool:
    """Could a request have this id?"""
    return _ID.fullmatch(request_id) is not None


def read_request(body: bytes, request_id: str) -> Waiting:
    """What a desk sent under this id. Raises Refused, TooLarge."""
    try:
        request = _REQUEST.validate_json(body)
    except ValidationError as error:
        raise Refused("signing-request-broken") from error
    if not possible_id(request_id) or request.id != request_id or request.format != 1 or not request.parts:
        raise Refused("signing-request-broken")
    if not set(request.parts) <= set(ROLES):
        raise Refused("publish-role-unknown")
    metadata = {role: _metadata(role, part) for role, part in request.parts.items()}
    return Waiting(request_id, metadata, _REQUEST.dump_json(request))


def check_goes_on(before: Waiting, after: Waiting) -> None:
    """Signatures are added to what was signed; neither contents nor a signature go.

    Two who sign at the same time would otherwise lose one of the two signatures. Raises Conflict.
    """
    if before.metadata.keys() != after.metadata.keys():
        raise Conflict("signing-request-differs")
    for role, old in before.metadata.items():
        new = after.metadata[role]
        kept = all(new.signatures.get(keyid) == signature for keyid, signature in old.signatures.items())
        if old.signed != new.signed or not kept:
            raise Conflict("signing-request-differs")


def went_live(request: Waiting, live: Chain, served: Callable[[str], bytes | None]) -> bool:
    """Is all of it live, or was it once? `served`: metadata files by name, those of earlier versions too."""
    newest = live.versions() | {"root": live.root.signed.version, "targets": live.targets.signed.version}
    for role, metadata in request.metadata.items():
        version = metadata.signed.version
        there = served(file_name(role, version)) if version <= newest[role] else None
        if there is None or read_metadata(type(metadata.signed), there, role).signed != metadata.signed:
            return False
    return True


def _metadata(role: str, part: SignedPart) -> Metadata[Any]:
    data = _decoded(part.metadata)
    if len(data) > METADATA_LIMIT:
        raise TooLarge("publish-metadata-too-large", role=role)
    if part.bundle is not None and len(_decoded(part.bundle)) > COMPRESSED_LIMIT:
        raise TooLarge("publish-target-too-large", role=role)
    try:
        return read_metadata(Root, data, role) if role == "root" else read_metadata(Targets, data, role)
    except Damaged as error:
        raise Refused("publish-metadata-broken", role=role) from error


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Refused("signing-request-broken") from error
