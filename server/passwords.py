"""Is this the password (or the code from the mail) behind this hash? Argon2id, a few at a time, the same work always.

The parameters are OWASP's first choice (19 MiB, two passes, one lane): two at a time take 38 MiB, however many people
log in at once. The others wait their turn without a thread.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from server.errors import Refused, Unavailable
from shared.randomness import random_token

AT_ONCE = 2
ASKED_AT_MOST = 400  # more than this is no crowd but a flood
SHORTEST = 8  # characters
LONGEST = 256
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Cost:
    """What one hash takes."""

    memory_kib: int = 19 * 1024
    passes: int = 2
    lanes: int = 1


def chosen(password: str) -> str:
    """A password that somebody chose, as it is hashed. Raises Refused("password-too-short", "password-too-long")."""
    folded = given(password)
    if len(folded) < SHORTEST:
        raise Refused("password-too-short", least=SHORTEST)
    return folded


def given(password: str) -> str:
    """A password that somebody gives: NFKC, so that every keyboard writes the same. Raises Refused."""
    if len(password) > LONGEST or len(folded := unicodedata.normalize("NFKC", password)) > LONGEST:
        raise Refused("password-too-long", most=LONGEST)
    if any("\ud800" <= char <= "\udfff" for char in folded):  # half a character: JSON can hold it, no text can
        raise Refused("request-broken")
    return folded


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, cost: Cost) -> None:
        self._hasher = PasswordHasher(time_cost=cost.passes, memory_cost=cost.memory_kib, parallelism=cost.lanes)
        self._nobodys = self._hasher.hash(random_token())
        self._turns = CapacityLimiter(AT_ONCE)
        self._asked = 0  # running and waiting

    async def hash(self, secret: str) -> str:
        """A new hash. Raises Unavailable."""
        return await self._in_turn(lambda: self._hasher.hash(secret))

    async def matches(self, kept: str | None, secret: str) -> bool:
        """Is `secret` behind the hash? Without a hash the same work is done, for the answer no. Raises Unavailable."""
        found = await self._in_turn(lambda: self._verify(kept or self._nobodys, secret))
        return found and bool(kept)

    def outdated(self, kept: str) -> bool:
        """Was it made with another cost than today's?"""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, secret: str) -> bool:
        try:
            return self._hasher.verify(kept, secret)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_turn(self, work: Callable[[], _T]) -> _T:
        if self._asked >= ASKED_AT_MOST:
            raise Unavailable("server-busy")
        self._asked += 1
        try:
            return await to_thread.run_sync(work, limiter=self._turns)
        finally:
            self._asked -= 1
