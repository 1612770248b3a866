"""Why is an account not open, as a customer sees it? Each reason has a screen of its own (gate.ftl)."""

from __future__ import annotations

from typing import Final, Literal

from client.errors import GieokError

Reason = Literal[
    "keymissing",
    "keydamaged",
    "keyring",
    "wrongkey",
    "notours",
    "damaged",
    "profile",
    "newer",
    "full",
    "busy",
    "home",
    "other",
]

_OF: Final[dict[str, Reason]] = {
    "store-key-missing": "keymissing",
    "store-key-damaged": "keydamaged",
    "lock-damaged": "keydamaged",
    "store-keyring-closed": "keyring",
    "store-wrong-key": "wrongkey",
    "store-not-ours": "notours",
    "store-damaged": "damaged",
    "profile-damaged": "profile",
    "store-too-new": "newer",
    "store-full": "full",
    "store-busy": "busy",
    "home-held": "busy",
    "home-unusable": "home",
}
PASSES: Final[frozenset[Reason]] = frozenset({"keyring", "full", "busy"})  # of itself: tried again every few seconds
MAY_BEGIN_ANEW: Final[frozenset[Reason]] = frozenset(
    {"keymissing", "keydamaged", "wrongkey", "notours", "damaged", "profile"}
)


def reason_of(error: GieokError) -> Reason:
    """`other` says the error's own sentence."""
    return _OF.get(error.code, "other")
