"""Where are the staff's signing keys, and what opens them? Ed25519, encrypted, one folder a role.

The passphrase is stretched with scrypt before it encrypts a key file: PKCS #8 as the library writes it counts 2,048
rounds of PBKDF2, too few for what people can remember.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from client.desk.folder import PRIVATE, Desk, write_file
from client.errors import Damaged, Refused

if TYPE_CHECKING:
    from securesystemslib.signer import CryptoSigner

SCRYPT_N: Final = 2**16  # 64 MiB and about 0.2 s a guess (r = 8)
SCRYPT_R: Final = 8
SALT_BYTES: Final = 16


def stretched(passphrase: str, salt: bytes) -> bytes:
    """What encrypts the key files."""
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

    return Scrypt(salt=salt, length=32, n=SCRYPT_N, r=SCRYPT_R, p=1).derive(passphrase.encode()).hex().encode()


def make_key(desk: Desk, role: str, secret: bytes) -> CryptoSigner:
    """A new key for `role`, written encrypted. `secret` comes from `stretched`."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, PrivateFormat
    from securesystemslib.signer import CryptoSigner

    key = Ed25519PrivateKey.generate()
    signer = CryptoSigner(key)
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(secret))
    write_file(desk.keys / role / f"{signer.public_key.keyid}.pem", pem, PRIVATE)
    return signer


def held(desk: Desk, role: str) -> tuple[str, ...]:
    """The ids of the keys of `role` that lie here."""
    return tuple(sorted(file.stem for file in (desk.keys / role).glob("*.pem")))


def open_keys(desk: Desk, role: str, secret: bytes) -> Sequence[CryptoSigner]:
    """All keys of `role` that lie here. Raises Refused("desk-passphrase-wrong"), Damaged("desk-damaged")."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key
    from securesystemslib.signer import CryptoSigner

    signers: list[CryptoSigner] = []
    for keyid in held(desk, role):
        try:
            key = load_pem_private_key((desk.keys / role / f"{keyid}.pem").read_bytes(), secret)
        except ValueError as error:
            raise Refused("desk-passphrase-wrong") from error
        except TypeError as error:  # a key that is not encrypted was not made here
            raise Damaged("desk-damaged", file=f"{role}/{keyid[:8]}") from error
        if not isinstance(key, Ed25519PrivateKey) or CryptoSigner(key).public_key.keyid != keyid:
            raise Damaged("desk-damaged", file=f"{role}/{keyid[:8]}")
        signers.append(CryptoSigner(key))
    return signers
