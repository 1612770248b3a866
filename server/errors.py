"""What can the server say no to? A tree by what the caller should do; `problems.py` gives each its HTTP status.

Each error carries the id of a sentence (`sentences.py`); its values come from the server's own lists and counters,
never from what was sent.
"""

from __future__ import annotations

from shared.errors import Damaged, GieokError, Refused, Unavailable

__all__ = [
    "CannotStart",
    "Conflict",
    "Damaged",
    "GieokError",
    "Gone",
    "NoToken",
    "NotAllowed",
    "NotFound",
    "Refused",
    "TooLarge",
    "TooMany",
    "Unavailable",
]


class NoToken(Refused):
    """No token came, or it is nobody's."""


class NotAllowed(Refused):
    """The token is somebody's, who may not do this."""


class NotFound(Refused):
    """There is nothing here under this name."""


class Conflict(Refused):
    """What came does not continue what is live."""


class TooLarge(Refused):
    """More bytes than this kind of thing may have."""


class Gone(Refused):
    """It was here and is over; params say how (`state`)."""


class TooMany(Refused):
    """Too often; params say for how many `seconds` to wait."""


class CannotStart(Refused):
    """The machine or the settings do not let the server run."""
