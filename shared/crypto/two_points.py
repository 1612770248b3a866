"""Does whoever evaluates really hold the key behind the public key? Asked with two points that only that key can serve.

The second point is the first one's input under another blind, shifted by a secret multiple of the generator: an answer
that another key gave does not fit the public key, and nobody can tell the two points from any others.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field

from shared.crypto import oprf
from shared.crypto.p256 import ORDER, add, read_point, times, times_base, write_point
from shared.errors import Refused
from shared.randomness import Randomness


@dataclass(frozen=True, slots=True)
class TwoPoints:
    """Two blinded points on their way, and what is needed to read the answers. Only `elements` leave the device."""

    data: bytes = field(repr=False)
    first: int = field(repr=False)  # these three: blinds, used once
    second: int = field(repr=False)
    shift: int = field(repr=False)
    elements: tuple[bytes, bytes]

    def output(self, evaluated: Sequence[bytes], public_key: bytes) -> bytes:
        """The 32 bytes that input and key give. Raises Refused("evaluation-wrong"): another key, or no points."""
        try:
            one, two = evaluated
            key = read_point(public_key)
            ratio = self.second * pow(self.first, -1, ORDER) % ORDER
            expected = write_point(add(times(ratio, read_point(one)), times(self.shift, key)))
            output = oprf.finalize(self.data, self.first, one)
        except (Refused, ValueError) as error:
            raise Refused("evaluation-wrong") from error
        if not hmac.compare_digest(expected, two):
            raise Refused("evaluation-wrong")
        return output


def two_points(data: bytes, randomness: Randomness) -> TwoPoints:
    """The input in two blindings of its own."""
    first, second, shift = (oprf.random_scalar(randomness) for _ in range(3))
    mixed = add(read_point(oprf.blind(data, second)), times_base(shift))
    return TwoPoints(data, first, second, shift, (oprf.blind(data, first), write_point(mixed)))
