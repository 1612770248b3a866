"""Which point of P-256, and which scalar, does a text hash to? RFC 9380, suite P256_XMD:SHA-256_SSWU_RO_.

Honest limit: `cryptography` offers no hashing to a curve, so this runs in Python's integers, and its time varies a
little with what is hashed (the digits of a backup, on the customer's own device). Whoever can time the app there to the
microsecond could learn something about them; a server sees no more than when one request comes.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from shared.crypto.p256 import FIELD, ORDER, A, B, Point, add, curve_y

_HASH_BYTES: Final = 32
_BLOCK_BYTES: Final = 64
_WIDE_BYTES: Final = 48  # 256 bits and 128 more, so that reducing leaves no bias
_Z: Final = FIELD - 10


def expand_message(message: bytes, domain: bytes, count: int) -> bytes:
    """`count` uniform bytes: expand_message_xmd with SHA-256 (section 5.3.1)."""
    blocks = -(-count // _HASH_BYTES)
    if blocks > 255 or len(domain) > 255:
        raise ValueError("longer than the standard allows")
    suffix = domain + bytes([len(domain)])
    first = sha256(bytes(_BLOCK_BYTES) + message + count.to_bytes(2) + b"\x00" + suffix).digest()
    block = sha256(first + b"\x01" + suffix).digest()
    found = [block]
    for number in range(2, blocks + 1):
        mixed = bytes(one ^ other for one, other in zip(first, block, strict=True))
        block = sha256(mixed + bytes([number]) + suffix).digest()
        found.append(block)
    return b"".join(found)[:count]


def hash_to_field(message: bytes, domain: bytes) -> tuple[int, int]:
    """Two elements of the field (section 5.2)."""
    wide = expand_message(message, domain, 2 * _WIDE_BYTES)
    return int.from_bytes(wide[:_WIDE_BYTES]) % FIELD, int.from_bytes(wide[_WIDE_BYTES:]) % FIELD


def map_to_curve(u: int) -> Point:
    """The simplified map of Shallue, van de Woestijne and Ulas (section 6.6.2)."""
    zu2 = _Z * u * u % FIELD
    denominator = (zu2 * zu2 + zu2) % FIELD
    if denominator:
        x = -B * pow(A, -1, FIELD) * (1 + pow(denominator, -1, FIELD)) % FIELD
    else:
        x = B * pow(_Z * A, -1, FIELD) % FIELD
    y = curve_y(x)
    if y is None:
        x = zu2 * x % FIELD
        y = curve_y(x)
    if y is None:
        raise ArithmeticError("one of the two is always a square")
    return Point(x, y if u & 1 == y & 1 else FIELD - y)


def hash_to_curve(message: bytes, domain: bytes) -> Point:
    """A point whose logarithm nobody knows (section 3; the curve's cofactor is 1)."""
    first, second = hash_to_field(message, domain)
    return add(map_to_curve(first), map_to_curve(second))


def hash_to_scalar(message: bytes, domain: bytes) -> int:
    """A number below the curve's order (RFC 9497, section 4.3); 0 is possible and as likely as any other."""
    return int.from_bytes(expand_message(message, domain, _WIDE_BYTES)) % ORDER
