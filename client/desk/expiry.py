"""Whose signature ends soon? Told a month ahead, so that a second person has time to sign.

The server's own two roles renew themselves.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from client.desk.request import TOP
from shared.crypto.chain import Chain
from shared.formats.bundle import BUNDLE_KINDS

SIGN_AGAIN: Final = timedelta(days=30)  # design page "publishing": warnings 30 days before


def ending(chain: Chain, now: datetime) -> tuple[str, ...]:
    """The roles that people sign and whose signatures end within a month, or have ended."""
    signed = dict(chain.named())
    return tuple(role for role in (*TOP, *BUNDLE_KINDS) if ends_soon(signed[role].signed.expires, now))


def ends_soon(expires: datetime, now: datetime) -> bool:
    """Is it time to sign again?"""
    return expires - now < SIGN_AGAIN
