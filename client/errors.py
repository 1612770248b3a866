"""The device's errors, as a tree by what the reader should do.

`Refused` (change something) · `Unavailable` (try later) · `Damaged` (a file is not what it should be). Each carries
the id of a sentence in `client/kit/words/*/errors.ftl`.
"""

from __future__ import annotations

from shared.errors import Damaged, GieokError, Refused, Unavailable

__all__ = [
    "BundleRefused",
    "ClockWrong",
    "Damaged",
    "GieokError",
    "KeyMissing",
    "Locked",
    "ModelRefused",
    "ModelUnavailable",
    "NotOurFile",
    "Refused",
    "ServerUnreachable",
    "StoreBusy",
    "StoreFull",
    "StoreTooNew",
    "StoreWiped",
    "Unavailable",
    "WrongKey",
    "WrongPassphrase",
]


class WrongKey(Damaged):
    """The key does not open this store."""


class KeyMissing(Damaged):
    """There is a store, and no key for it."""


class Locked(Refused):
    """The account's key is sealed with a passphrase, and none was given."""


class WrongPassphrase(Refused):
    """The passphrase does not open the account's key."""


class NotOurFile(Damaged):
    """The file is not a store of this app."""


class StoreTooNew(Refused):
    """A newer app wrote this store."""


class StoreWiped(Refused):
    """Everything of this account was deleted while it was open; nothing is written any more."""


class StoreBusy(Unavailable):
    """Another process holds the store; nothing was written."""


class StoreFull(Unavailable):
    """The disk is full; nothing was written."""


class ModelUnavailable(Unavailable):
    """The model did not answer this time."""


class ModelRefused(Refused):
    """The model will not answer this request, whatever we wait."""


class ServerUnreachable(Unavailable):
    """The service's server did not answer."""


class BundleRefused(Refused):
    """A bundle failed verification; the last good one stays."""


class ClockWrong(Refused):
    """This device's clock cannot be right."""
