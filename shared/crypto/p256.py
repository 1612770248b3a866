"""How are points of the curve P-256 read, written, added and multiplied?

A multiplication by a secret goes through the ECDH of `cryptography`, which runs in constant time and gives only x; a
second derive, on the point plus the generator, together with the public key fixes the sign of y. The rest (adding,
finding y) runs in Python's integers, whose time varies a little with the points: public or blinded in the vault; on
the phone also the hash of the digits and the unblinded result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec

from shared.errors import Damaged, Refused

FIELD: Final = 0xFFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
A: Final = FIELD - 3
B: Final = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
COORDINATE_BYTES: Final = 32

_CURVE: Final = ec.SECP256R1()


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the curve that is not the identity. It can carry a secret: nothing of it is shown."""

    x: int = field(repr=False)
    y: int = field(repr=False)


GENERATOR: Final = Point(
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
MINUS_GENERATOR: Final = Point(GENERATOR.x, FIELD - GENERATOR.y)


def curve_y(x: int) -> int | None:
    """One of the two y of a curve point with this x; None where there is none."""
    square = (x * x * x + A * x + B) % FIELD
    root = pow(square, (FIELD + 1) // 4, FIELD)  # the field's prime is 3 modulo 4
    return root if root * root % FIELD == square else None


def read_point(data: bytes) -> Point:
    """A point from its 33 compressed bytes (SEC 1). Raises Refused("element-invalid").

    Minus the generator is refused too: no second derive exists for it, and nobody meets it by chance.
    """
    if len(data) != 1 + COORDINATE_BYTES or data[0] not in (2, 3):
        raise Refused("element-invalid")
    x = int.from_bytes(data[1:])
    y = curve_y(x) if x < FIELD else None
    if y is None:
        raise Refused("element-invalid")
    point = Point(x, y if y & 1 == data[0] & 1 else FIELD - y)
    if point == MINUS_GENERATOR:
        raise Refused("element-invalid")
    return point


def write_point(point: Point) -> bytes:
    """Its 33 compressed bytes."""
    return bytes([2 + (point.y & 1)]) + point.x.to_bytes(COORDINATE_BYTES)


def uncompressed(point: Point) -> bytes:
    """Its 65 bytes with both coordinates, as an ECDH takes them."""
    return b"\x04" + point.x.to_bytes(COORDINATE_BYTES) + point.y.to_bytes(COORDINATE_BYTES)


def add(first: Point, second: Point) -> Point:
    """The sum. Raises Refused("element-invalid") where it is the identity."""
    total = _sum(first, second)
    if total is None:
        raise Refused("element-invalid")
    return total


def times_base(scalar: int) -> Point:
    """The generator times a secret from 1 to the order less 1."""
    return _public(ec.derive_private_key(scalar, _CURVE))


def times(scalar: int, point: Point) -> Point:
    """A point times a secret from 1 to the order less 1."""
    key = ec.derive_private_key(scalar, _CURVE)

    def derive(peer: bytes) -> bytes:
        return key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, peer))

    return times_through(derive, _public(key), point)


def times_through(derive: Callable[[bytes], bytes], public: Point, point: Point) -> Point:
    """A point times the secret behind `derive`, an ECDH that takes 65 bytes and gives the 32 bytes of x.

    Exactly one of the two points with that x fits the second derive and the public key; an ECDH for which none does is
    not the one of this key: Damaged("vault-inconsistent").
    """
    shifted = add(point, GENERATOR)
    x, shifted_x = _derived(derive, point), _derived(derive, shifted)
    y = curve_y(x)
    if y is None:
        raise Damaged("vault-inconsistent")
    fitting = [found for found in (Point(x, y), Point(x, FIELD - y)) if _has_x(_sum(found, public), shifted_x)]
    if len(fitting) != 1:
        raise Damaged("vault-inconsistent")
    return fitting[0]


def _public(key: ec.EllipticCurvePrivateKey) -> Point:
    numbers = key.public_key().public_numbers()
    return Point(numbers.x, numbers.y)


def _derived(derive: Callable[[bytes], bytes], point: Point) -> int:
    answer = derive(uncompressed(point))
    x = int.from_bytes(answer)
    if len(answer) != COORDINATE_BYTES or x >= FIELD:
        raise Damaged("vault-inconsistent")
    return x


def _has_x(point: Point | None, x: int) -> bool:
    return point is not None and point.x == x


def _sum(first: Point, second: Point) -> Point | None:
    """The sum by the textbook; None is the identity."""
    if first.x == second.x:
        if (first.y + second.y) % FIELD == 0:
            return None
        slope = (3 * first.x * first.x + A) * pow(2 * first.y, -1, FIELD) % FIELD
    else:
        slope = (second.y - first.y) * pow(second.x - first.x, -1, FIELD) % FIELD
    x = (slope * slope - first.x - second.x) % FIELD
    return Point(x, (slope * (first.x - x) - first.y) % FIELD)
