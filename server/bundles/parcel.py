"""What is in the body of a publish request? Counted while it comes, decoded at the door, one error if wrong."""

from __future__ import annotations

import base64
import binascii
from typing import cast

from fastapi import Request
from pydantic import TypeAdapter, ValidationError

from server.bundles.rules import RoleUpload, Upload
from server.errors import Refused, TooLarge
from shared.crypto.trust import METADATA_LIMIT
from shared.formats.bundle import BUNDLE_KINDS, COMPRESSED_LIMIT, BundleKind
from shared.wire.publishing import PublishParcel

# Base64 takes 4 bytes for 3; JSON's own signs are few.
BODY_LIMIT = 4 * (len(BUNDLE_KINDS) * (COMPRESSED_LIMIT + METADATA_LIMIT) + 2 * METADATA_LIMIT) // 3 + 4096  # bytes
_PARCEL = TypeAdapter(PublishParcel)


async def read_body(request: Request) -> bytes:
    """The whole body. Raises TooLarge as soon as it is more than BODY_LIMIT bytes."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > BODY_LIMIT:
            raise TooLarge("publish-body-too-large")
    return bytes(body)


def read_parcel(body: bytes) -> Upload:
    """The upload in a body. Raises Refused("publish-request-broken", "publish-role-unknown"), TooLarge."""
    try:
        parcel = _PARCEL.validate_json(body)
    except ValidationError as error:
        raise Refused("publish-request-broken") from error
    if not set(parcel.roles) <= set(BUNDLE_KINDS):
        raise Refused("publish-role-unknown")
    roles = {
        cast(BundleKind, kind): RoleUpload(_bytes(sent.metadata), None if sent.target is None else _bytes(sent.target))
        for kind, sent in parcel.roles.items()
    }
    return Upload(
        roles=roles,
        root=None if parcel.root is None else _bytes(parcel.root),
        targets=None if parcel.targets is None else _bytes(parcel.targets),
    )


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Refused("publish-request-broken") from error
