"""Where are the staff's signing keys, and what opens them? Ed25519, encrypted, one folder a role.

The passphrase is stretched with scrypt before it encrypts a key file: PKCS #8 as the library writes it counts 2,048
rounds of PBKDF2, too few for what people can remember. Each person has a salt and a passphrase of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from client.desk.folder import PRIVATE, Desk, write_file
from client.errors import Damaged, Refused

if TYPE_CHECKING:
    from securesystemslib.signer import CryptoSigner

SCRYPT_N: Final = 2**16  # 64 MiB and about 0.2 s a guess (r = 8)
SCRYPT_R: Final = 8
SALT_BYTES: Final = 16
DEMO: Final = "demo"  # whose keys a desk without people holds
_SALT: Final = "salt"


@dataclass(frozen=True, slots=True)
class Holder:
    """A person whose private keys lie at this desk."""

    name: str
    folder: Path
    salt: bytes

    def held(self, role: str) -> tuple[str, ...]:
        """The ids of the keys for `role`."""
        return tuple(sorted(file.stem for file in (self.folder / role).glob("*.pem")))

    def secret(self, passphrase: str) -> bytes:
        """What encrypts the key files."""
        from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

        stretched = Scrypt(salt=self.salt, length=32, n=SCRYPT_N, r=SCRYPT_R, p=1).derive(passphrase.encode())
        return stretched.hex().encode()


def holders(desk: Desk) -> tuple[Holder, ...]:
    """Everybody whose keys lie here, by name. Raises Damaged("desk-damaged")."""
    if not desk.people_file.exists():
        return (Holder(DEMO, desk.keys, desk.salt),)
    files = sorted(desk.keys.glob(f"*/{_SALT}"))
    try:
        return tuple(Holder(file.parent.name, file.parent, bytes.fromhex(file.read_text())) for file in files)
    except ValueError as error:
        raise Damaged("desk-damaged", file=_SALT) from error


def holder_named(desk: Desk, name: str | None) -> Holder:
    """The one who signs. Raises Refused: "desk-say-who" (several are here), "desk-person-not-here"."""
    here = holders(desk)
    if name is None and len(here) == 1:
        return here[0]
    names = ", ".join(person.name for person in here)
    if name is None:
        raise Refused("desk-say-who", names=names)
    for person in here:
        if person.name == name:
            return person
    raise Refused("desk-person-not-here", name=name, names=names or "-")


def new_holder(folder: Path, salt: bytes) -> Holder:
    """A place for somebody's keys. The salt comes first: keys without it could not be opened."""
    write_file(folder / _SALT, salt.hex().encode(), PRIVATE)
    return Holder(folder.name, folder, salt)


def make_key(person: Holder, role: str, secret: bytes) -> CryptoSigner:
    """A new key for `role`, written encrypted. `secret` comes from `Holder.secret`."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, PrivateFormat
    from securesystemslib.signer import CryptoSigner

    key = Ed25519PrivateKey.generate()
    signer = CryptoSigner(key)
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(secret))
    write_file(person.folder / role / f"{signer.public_key.keyid}.pem", pem, PRIVATE)
    return signer


def open_keys(person: Holder, passphrase: str) -> Mapping[str, CryptoSigner]:
    """All keys of a person by key id. Raises Refused("desk-passphrase-wrong"), Damaged("desk-damaged")."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key
    from securesystemslib.signer import CryptoSigner

    secret = person.secret(passphrase)
    signers: dict[str, CryptoSigner] = {}
    for file in sorted(person.folder.glob("*/*.pem")):
        try:
            key = load_pem_private_key(file.read_bytes(), secret)
        except ValueError as error:
            raise Refused("desk-passphrase-wrong") from error
        except TypeError as error:  # a key that is not encrypted was not made here
            raise Damaged("desk-damaged", file=_shown(file)) from error
        if not isinstance(key, Ed25519PrivateKey) or CryptoSigner(key).public_key.keyid != file.stem:
            raise Damaged("desk-damaged", file=_shown(file))
        signers[file.stem] = CryptoSigner(key)
    return signers


def _shown(file: Path) -> str:
    return f"{file.parent.name}/{file.stem[:8]}"
