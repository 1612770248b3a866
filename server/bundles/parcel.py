"""What is in the body of a publish request? Decoded at the door, one error if wrong."""

from __future__ import annotations

import base64
import binascii
from typing import cast

from pydantic import TypeAdapter, ValidationError

from server.bundles.rules import RoleUpload, Upload
from server.errors import Refused
from shared.formats.bundle import BUNDLE_KINDS, BundleKind
from shared.wire.publishing import PublishParcel

_PARCEL = TypeAdapter(PublishParcel)


def read_parcel(body: bytes) -> Upload:
    """The upload in a body. Raises Refused("publish-request-broken", "publish-role-unknown")."""
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
