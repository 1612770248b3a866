"""Where is the key that signs what the service says of a customer? Of its own: it signs nothing that is published.

One encrypted file with a salt of its own; whoever runs it unattended (a CRM) gives its passphrase in a file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from client.desk.folder import PRIVATE, Desk, write_file
from client.desk.keys import SALT_BYTES, Holder
from client.errors import Damaged, Refused
from shared.randomness import Randomness

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_FILE: Final = "attributes.key"  # the salt's bytes, then the encrypted PEM


def make_attribute_key(desk: Desk, passphrase: str, randomness: Randomness) -> str:
    """A new key; its public half in hexadecimal. Raises Refused("attribute-key-exists")."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, PrivateFormat

    path = desk.keys / _FILE
    if path.exists():
        raise Refused("attribute-key-exists")
    key, salt = Ed25519PrivateKey.generate(), randomness(SALT_BYTES)
    secret = _secret(desk, salt, passphrase)
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(secret))
    write_file(path, salt + pem, PRIVATE)
    return public_half(key)


def open_attribute_key(desk: Desk, passphrase: str) -> Ed25519PrivateKey:
    """The key. Raises Refused("attribute-key-missing", "desk-passphrase-wrong"), Damaged("desk-damaged")."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        data = (desk.keys / _FILE).read_bytes()
    except FileNotFoundError as error:
        raise Refused("attribute-key-missing") from error
    try:
        key = load_pem_private_key(data[SALT_BYTES:], _secret(desk, data[:SALT_BYTES], passphrase))
    except ValueError as error:
        raise Refused("desk-passphrase-wrong") from error
    except TypeError as error:  # a key that is not encrypted was not made here
        raise Damaged("desk-damaged", file=_FILE) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise Damaged("desk-damaged", file=_FILE)
    return key


def public_half(key: Ed25519PrivateKey) -> str:
    """As the config names it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()


def _secret(desk: Desk, salt: bytes, passphrase: str) -> bytes:
    return Holder("attributes", desk.keys, salt).secret(passphrase)
