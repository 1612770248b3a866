"""Did the service's own key sign what is said of a customer? Ed25519 over a fixed prefix and the text (RFC 8032)."""

from __future__ import annotations

from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from shared.errors import Refused
from shared.wire.attributes import SignedAttributes

_PREFIX: Final = b"gieok-attributes-1\n"  # no other signature of this key could be taken for one of these


def sign_attributes(key: Ed25519PrivateKey, text: str) -> SignedAttributes:
    """The text with its signature."""
    return SignedAttributes(text, key.sign(_PREFIX + text.encode()).hex())


def verify_attributes(public_key: str, signed: SignedAttributes) -> None:
    """`public_key` in hexadecimal, as the config names it. Raises Refused("attributes-not-signed")."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key))
        key.verify(bytes.fromhex(signed.signature), _PREFIX + signed.text.encode())
    except (InvalidSignature, ValueError) as error:
        raise Refused("attributes-not-signed") from error
