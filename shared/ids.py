"""A new name for a new thing. The only file that makes ids."""

from __future__ import annotations

import secrets
from collections.abc import Callable

Ids = Callable[[], str]

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no look-alikes: people type these
LENGTH = 12  # 31**12 > 2**59: no clash in a lifetime of facts


def new_id() -> str:
    """Twelve letters and digits, random, safe to read aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
