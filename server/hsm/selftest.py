"""Does this machine, or this token, compute what RFC 9497 publishes? Asked before a vault is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from server.errors import CannotStart, Damaged, Refused
from shared.crypto.p256 import read_point, times, times_base, write_point

# RFC 9497, appendix A.3.1: OPRF(P-256, SHA-256), mode 0.
VECTOR_KEY: Final = 0x159749D750713AFE245D2D39CCFAAE8381C53CE92D098A9375EE70739C7AC0BF
VECTORS: Final = (
    (
        "03723a1e5c09b8b9c18d1dcbca29e8007e95f14f4732d9346d490ffc195110368d",
        "030de02ffec47a1fd53efcdd1c6faf5bdc270912b8749e783c7ca75bb412958832",
    ),
    (
        "03cc1df781f1c2240a64d1c297b3f3d16262ef5d4cf102734882675c26231b0838",
        "03a0395fe3828f2476ffcd1f4fe540e5a8489322d398be3c4e5a869db7fcb7c52c",
    ),
)
ANY_SCALAR: Final = 0x9497  # of a point that both sides can multiply


def check_vectors(evaluate: Callable[[bytes], bytes]) -> None:
    """`evaluate` multiplies with VECTOR_KEY. Raises CannotStart("vault-self-test-failed")."""
    for element, evaluated in VECTORS:
        _expect(evaluate, bytes.fromhex(element), bytes.fromhex(evaluated))


def check_key(evaluate: Callable[[bytes], bytes], public_key: bytes) -> None:
    """`evaluate` multiplies with the secret of `public_key`. Raises CannotStart("vault-self-test-failed")."""
    element = write_point(times_base(ANY_SCALAR))
    _expect(evaluate, element, write_point(times(ANY_SCALAR, read_point(public_key))))


def _expect(evaluate: Callable[[bytes], bytes], element: bytes, expected: bytes) -> None:
    try:
        right = evaluate(element) == expected
    except (Damaged, Refused) as error:
        raise CannotStart("vault-self-test-failed") from error
    if not right:
        raise CannotStart("vault-self-test-failed")
