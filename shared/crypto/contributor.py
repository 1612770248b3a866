"""How does the service count distinct customers without knowing who they are? By a tag for each account and topic.

Only the server's key turns an input into an output, blindly and only for who is signed in; the device shows both later,
not signed in, and the server checks that they belong together. What is kept is a hash of the output: the same for one
customer's devices, another in each topic. What the server could learn all the same: server/README.md.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from shared.crypto import oprf
from shared.crypto.parts import parts
from shared.crypto.two_points import TwoPoints, two_points
from shared.randomness import Randomness

INPUT_BYTES: Final = 32
OUTPUT_BYTES: Final = 32
_NAME: Final = b"gieok-tag-1"


@dataclass(frozen=True, slots=True)
class TagAsk:
    """One question for a tag on its way: two points, evaluated together."""

    _points: TwoPoints

    @property
    def elements(self) -> tuple[bytes, bytes]:
        """What the server evaluates: 33 bytes each, which tell nothing about account or topic."""
        return self._points.elements

    def finish(self, evaluated: Sequence[bytes], public_key: bytes) -> bytes:
        """The output of 32 bytes. Raises Refused("evaluation-wrong") where another key than the public one gave it."""
        return self._points.output(evaluated, public_key)


def contributor_input(account: str, topic: str) -> bytes:
    """What is evaluated for this customer in this topic."""
    return sha256(parts(_NAME, account.encode(), topic.encode())).digest()


def ask_tag(account: str, topic: str, randomness: Randomness) -> TagAsk:
    """The device's half, before it asks."""
    return TagAsk(two_points(contributor_input(account, topic), randomness))


def proven(secret: int, said: bytes, output: bytes) -> bool:
    """The server's half: did this key give this output for this input? In constant time."""
    return hmac.compare_digest(oprf.computed(secret, said), output)


def tag_of(output: bytes) -> str:
    """What is kept of a contributor: hexadecimal."""
    return sha256(_NAME + output).hexdigest()
