"""Which keys do six digits give, once the vault has answered?

What the oblivious function gives is stretched with Argon2id and split into three keys that tell nothing about each
other: the commitment tells the phone that the digits were right, the tag tells the vault so, the third seals the data.
All of them hang on account, backup, the vault's key and the cost, by `context`.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

from shared.crypto.parts import parts
from shared.errors import Refused, Unavailable

KEY_BYTES: Final = 32
_SALT_BYTES: Final = 16
_MEMORY_KIB: Final = range(19 * 1024, 256 * 1024 + 1)
_PASSES: Final = range(2, 11)  # a server must not be able to keep a phone busy for hours
_LANES: Final = range(1, 5)


@dataclass(frozen=True, slots=True)
class KdfParameters:
    """What one guess costs. Raises Refused("kdf-out-of-bounds") for too little, and for more than a phone has."""

    memory_kib: int = 64 * 1024
    passes: int = 3
    lanes: int = 1

    def __post_init__(self) -> None:
        if self.memory_kib not in _MEMORY_KIB or self.passes not in _PASSES or self.lanes not in _LANES:
            raise Refused("kdf-out-of-bounds")


@dataclass(frozen=True, slots=True)
class BackupKeys:
    """Never shown, never stored."""

    commitment: bytes = field(repr=False)
    tag: bytes = field(repr=False)
    data_key: bytes = field(repr=False)


def context(account: str, backup: str, public_key: bytes, kdf: KdfParameters) -> bytes:
    """What the keys are bound to, in bytes that nothing else gives. Also fit to be the sealed data's `aad`."""
    cost = b"".join(number.to_bytes(4) for number in (kdf.memory_kib, kdf.passes, kdf.lanes))
    return parts(b"gieok-backup-1", account.encode(), backup.encode(), public_key, cost)


def oprf_input(account: str, backup: str, pin: str) -> bytes:
    """What is hashed to the curve: the same digits give another point in each backup."""
    return parts(b"gieok-oprf-1", account.encode(), backup.encode(), pin.encode())


def backup_keys(y: bytes, context: bytes, kdf: KdfParameters) -> BackupKeys:
    """The three keys behind `y`, the 32 bytes that digits and vault give together.

    Raises Unavailable("kdf-memory-short") where the device has too little memory left.
    """
    from argon2.exceptions import HashingError
    from argon2.low_level import Type, hash_secret_raw

    salt = sha256(b"salt" + context).digest()[:_SALT_BYTES]
    try:
        stretched = hash_secret_raw(y, salt, kdf.passes, kdf.memory_kib, kdf.lanes, KEY_BYTES, Type.ID)
    except HashingError as error:
        raise Unavailable("kdf-memory-short") from error
    root = hmac.digest(sha256(context).digest(), y + stretched, "sha256")
    return BackupKeys(*(_expand(root, purpose + context) for purpose in (b"commit", b"unlock", b"data")))


def _expand(root: bytes, info: bytes) -> bytes:
    return HKDFExpand(SHA256(), KEY_BYTES, info).derive(root)
