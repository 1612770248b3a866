"""How long does a login last, and when is it fresh enough for a backup? Pure."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from shared.text import visible

LASTS = timedelta(days=90)  # since it was last used
TOUCHED = timedelta(hours=1)  # its last use is written down this often
FRESH = timedelta(minutes=10)
_LONGEST = 64  # characters of a device's id or name


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody's login on one device."""

    id: str
    account: str
    email: str = field(repr=False)
    device: str
    device_name: str
    created_at: datetime
    authenticated_at: datetime
    last_seen_at: datetime
    expires_at: datetime


def fresh(session: Session, now: datetime) -> bool:
    """Was the password given within the last ten minutes?"""
    return now - session.authenticated_at <= FRESH


def due(session: Session, now: datetime) -> bool:
    """Is it time to write down that the session is used?"""
    return now - session.last_seen_at >= TOUCHED


def label(text: str) -> str:
    """A device's id or name as it is kept: one line of what can be seen, not too long."""
    return " ".join(visible(text).split())[:_LONGEST].strip()
