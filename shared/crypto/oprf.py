"""How do the phone's digits and the vault's key meet without either side learning the other's? RFC 9497, mode 0.

Suite OPRF(P-256, SHA-256): the phone blinds the digits, the vault multiplies, the phone unblinds and hashes. Elements
are 33 compressed bytes. The time that hashing the digits takes is not constant: see `hash_to_curve`.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from shared.crypto.hash_to_curve import hash_to_curve, hash_to_scalar
from shared.crypto.p256 import ORDER, Point, read_point, times, times_base, write_point
from shared.crypto.parts import parts
from shared.randomness import Randomness

_CONTEXT: Final = b"OPRFV1-" + b"\x00" + b"-P256-SHA256"
_GROUP: Final = b"HashToGroup-" + _CONTEXT
_DERIVE: Final = b"DeriveKeyPair" + _CONTEXT
_RANDOM_BYTES: Final = 48  # 128 bits more than a scalar has


def random_scalar(randomness: Randomness) -> int:
    """A blind: a number from 1 to the order less 1, none likelier than another."""
    return 1 + int.from_bytes(randomness(_RANDOM_BYTES)) % (ORDER - 1)


def hash_to_group(data: bytes) -> Point:
    """The point that stands for an input."""
    return hash_to_curve(data, _GROUP)


def blind(data: bytes, scalar: int) -> bytes:
    """What the phone sends: without `scalar` it tells nothing about the input."""
    return write_point(times(scalar, hash_to_group(data)))


def evaluate(secret: int, element: bytes) -> bytes:
    """What the vault answers. Raises Refused("element-invalid")."""
    return write_point(times(secret, read_point(element)))


def finalize(data: bytes, scalar: int, evaluated: bytes) -> bytes:
    """The 32 bytes that only input and key together give. Raises Refused("element-invalid")."""
    return _hashed(data, write_point(times(pow(scalar, -1, ORDER), read_point(evaluated))))


def computed(secret: int, data: bytes) -> bytes:
    """The same 32 bytes for who has both input and key (section 3.3.1, Evaluate)."""
    return _hashed(data, write_point(times(secret, hash_to_group(data))))


def derive_key_pair(seed: bytes, info: bytes) -> tuple[int, bytes]:
    """The secret and the public key that a seed of 32 bytes always gives."""
    for counter in range(256):
        secret = hash_to_scalar(seed + parts(info) + bytes([counter]), _DERIVE)
        if secret:
            return secret, write_point(times_base(secret))
    raise ArithmeticError("256 hashes were all zero")


def _hashed(data: bytes, point: bytes) -> bytes:
    return sha256(parts(data, point) + b"Finalize").digest()
