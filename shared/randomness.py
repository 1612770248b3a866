"""Bytes that nobody can guess. The only file that asks the machine for them."""

from __future__ import annotations

import secrets
from collections.abc import Callable

Randomness = Callable[[int], bytes]


def random_bytes(count: int) -> bytes:
    """`count` bytes from the operating system."""
    return secrets.token_bytes(count)


def random_token() -> str:
    """A URL-safe secret of 256 bits, for launch tokens and sessions."""
    return secrets.token_urlsafe(32)
