"""What does a failure of the TUF library mean? An attack or an accident, in a word that the screen can say.

Imports tuf: import this lazily.
"""

from __future__ import annotations

from tuf.api import exceptions as tuf

from client.errors import BundleRefused, GieokError, ServerUnreachable

_REFUSED: tuple[tuple[type[Exception], str], ...] = (  # the first that fits: special ones before general ones
    (tuf.ExpiredMetadataError, "bundle-expired"),
    (tuf.BadVersionNumberError, "bundle-rolled-back"),
    (tuf.UnsignedMetadataError, "bundle-not-signed"),
    (tuf.LengthOrHashMismatchError, "bundle-tampered"),
    (tuf.DownloadLengthMismatchError, "bundle-endless"),
    (tuf.RepositoryError, "bundle-unreadable"),
)
FAILURES = (tuf.RepositoryError, tuf.DownloadError, OSError)  # all that the library raises


def verdict(error: Exception) -> GieokError:
    """BundleRefused where a check failed, ServerUnreachable where there was nothing to check."""
    for kind, code in _REFUSED:
        if isinstance(error, kind):
            return BundleRefused(code)
    if isinstance(error, tuf.DownloadHTTPError):
        return ServerUnreachable("bundle-incomplete", status=error.status_code)
    if isinstance(error, tuf.DownloadError):
        return ServerUnreachable("server-unreachable")
    return ServerUnreachable("bundle-cache-broken")


def connection_lost(error: Exception) -> bool:
    """Nothing more will come in this check, whatever is asked."""
    return isinstance(verdict(error), ServerUnreachable) and not isinstance(error, tuf.DownloadHTTPError)
