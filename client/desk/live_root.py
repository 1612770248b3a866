"""Which root and list of roles does this desk go by? The newest that it has seen live.

The roots after it are walked from there (shared/crypto/chain.py). What was seen live once is kept, so that a server
that goes back can not bring a revoked key back.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from client.desk.folder import Desk, write_file
from client.errors import Damaged, Refused
from shared.crypto.chain import Chain, Fetch, read_metadata, signed_by
from shared.crypto.trust import file_name, to_bytes

if TYPE_CHECKING:
    from tuf.api.metadata import Metadata, Root, Targets

_ROOT: Final = "root.json"
_TARGETS: Final = "targets.json"
_NEWEST: Final = "newest"


def known_root(desk: Desk) -> Metadata[Root]:
    """The newest root that this desk knows. Raises Refused("desk-not-joined"), Damaged."""
    from tuf.api.metadata import Root

    return read_metadata(Root, _known(desk, _ROOT), "root")


def known_targets(desk: Desk) -> Metadata[Targets]:
    """The newest list of roles that this desk knows. Raises as `known_root`."""
    from tuf.api.metadata import Targets

    return read_metadata(Targets, _known(desk, _TARGETS), "targets")


def whole_root(desk: Desk, fetch: Fetch) -> Metadata[Root]:
    """The newest root that this desk knows, with all its signatures. Raises Damaged.

    A founder's root may lie here with the founder's signature alone; the served one has them all.
    """
    from tuf.api.metadata import Root

    root = known_root(desk)
    if signed_by(root, root, "root"):
        return root
    data = fetch(file_name("root", root.signed.version))
    if data is None:
        raise Damaged("desk-live-damaged")
    whole = read_metadata(Root, data, "root")
    if whole.signed_bytes != root.signed_bytes or not signed_by(whole, whole, "root"):
        raise Damaged("desk-live-damaged")
    return whole


def not_behind(desk: Desk, chain: Chain) -> None:
    """Raises Refused("desk-server-behind") where the server shows an older root or list than this desk has seen."""
    for role, known, served in (
        ("root", known_root(desk), chain.root.signed.version),
        ("targets", known_targets(desk), chain.targets.signed.version),
    ):
        if served < known.signed.version:
            raise Refused("desk-server-behind", role=role, served=served, last=known.signed.version)


def remember(desk: Desk, chain: Chain) -> None:
    """Keep what is live: the newest papers, and the first root with all its signatures."""
    first = desk.trust / _ROOT
    for name, metadata in ((_TARGETS, chain.targets), (_ROOT, chain.root)):
        data, path = to_bytes(metadata), desk.trust / _NEWEST / name
        if not path.is_file() or path.read_bytes() != data:
            write_file(path, data)
    known = known_first(desk)
    if known.signed_bytes == chain.root.signed_bytes and not signed_by(known, known, "root"):
        write_file(first, to_bytes(chain.root))


def known_first(desk: Desk) -> Metadata[Root]:
    """The root that the app ships with. Raises Refused("desk-not-joined"), Damaged."""
    from tuf.api.metadata import Root

    return read_metadata(Root, _bytes_of(desk, desk.trust / _ROOT), "root")


def _known(desk: Desk, name: str) -> bytes:
    newest = desk.trust / _NEWEST / name
    return _bytes_of(desk, newest if newest.is_file() else desk.trust / name)


def _bytes_of(desk: Desk, path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise Refused("desk-not-joined", folder=desk.folder.name) from error
