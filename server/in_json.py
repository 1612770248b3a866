"""How do bytes stand in JSON, and are these as many as they must be? Pure; a refusal never repeats what was sent."""

from __future__ import annotations

import base64
import binascii

from server.errors import Refused

ELEMENT_BYTES = 33  # a compressed point of P-256
SECRET_BYTES = 32  # a hash, or what a key gave


def element(text: str) -> bytes:
    """The bytes of a point; whether it is one, the key's owner says, before anything is counted. Raises Refused."""
    return _exactly(text, ELEMENT_BYTES, "element-invalid")


def secret(text: str) -> bytes:
    """Thirty-two bytes. Raises Refused."""
    return _exactly(text, SECRET_BYTES, "request-broken")


def encode(data: bytes) -> str:
    """How bytes travel in JSON."""
    return base64.b64encode(data).decode()


def _exactly(text: str, size: int, code: str) -> bytes:
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Refused(code) from error
    if len(data) != size or encode(data) != text:  # one way only to write each
        raise Refused(code)
    return data
