"""Where does trust start: the store's root, the app's own, or (on this machine only) the server's first one?"""

from __future__ import annotations

from client.errors import BundleRefused, ServerUnreachable
from client.net.files import Files, ServerAnswered
from client.net.http import server_address
from shared.hosts import is_loopback

ROOT_LIMIT = 512_000  # bytes; the TUF library's own limit


def starting_root(pinned: bytes | None, packaged: bytes | None, server: str, files: Files) -> bytes:
    """The root to begin with. Raises BundleRefused("trust-root-missing", "trust-root-unusable"), ServerUnreachable."""
    root = pinned or packaged or trust_loopback_first_root(server, files)
    _check_root(root)
    return root


def trust_loopback_first_root(server: str, files: Files) -> bytes:
    """Believe the first root that a server on this very machine shows: a demo, never a service.

    Raises BundleRefused("trust-root-missing") for any other server, ServerUnreachable.
    """
    if not is_loopback(server_address(server).host):
        raise BundleRefused("trust-root-missing")
    data = bytearray()
    try:
        for piece in files.stream(f"{server}/tuf/metadata/1.root.json"):
            data += piece
            if len(data) > ROOT_LIMIT:
                raise BundleRefused("bundle-endless")
    except ServerAnswered as error:
        raise ServerUnreachable("bundle-incomplete", status=error.status) from error
    return bytes(data)


def _check_root(root: bytes) -> None:
    from tuf.api.exceptions import RepositoryError
    from tuf.api.metadata import Metadata, Root

    try:
        found = Metadata[Root].from_bytes(root)
        found.signed.verify_delegate("root", found.signed_bytes, found.signatures)
    except (RepositoryError, AttributeError) as error:  # the second: metadata of another type than root
        raise BundleRefused("trust-root-unusable") from error
