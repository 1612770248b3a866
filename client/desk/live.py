"""What is live right now, on this desk's own trust? Read from the server, verified down from the desk's root.

Roots that followed it are walked, each signed by the one before. An old state shown by the server is caught by the
journal (publish.py), and an ended signature is what publishing mends, so that expiry is not asked here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from client.desk.archive import Archive
from client.desk.folder import Desk
from client.desk.live_root import whole_root
from client.errors import Damaged
from client.net.files import Files, ServerAnswered
from client.net.http import open_client
from shared.crypto.chain import Chain, read_chain
from shared.crypto.trust import METADATA_LIMIT, to_bytes
from shared.formats.bundle import (
    BUNDLE_KINDS,
    Bundle,
    BundleKind,
    ConfigBundle,
    PageBundle,
    ServiceContextBundle,
    decode,
)
from shared.formats.page import Page, PageKind

ABSENT = 404


@dataclass(frozen=True, slots=True)
class Live:
    """The verified chain and the bundles below it; a role that has published none is not in `bundles`."""

    chain: Chain
    bundles: Mapping[BundleKind, Bundle]

    def pages(self, kind: PageKind) -> Mapping[str, Page]:
        """The live pages of a wiki by id."""
        bundle = self.bundles.get(kind)
        return {page.id: page for page in bundle.pages} if isinstance(bundle, PageBundle) else {}


def read_live(desk: Desk) -> Live | None:
    """What the desk's server serves; None where nothing was published yet.

    Raises ServerUnreachable, Damaged("desk-live-damaged") where it is not what this desk's keys signed.
    """
    with open_client(desk.server) as client:
        files = Files(client)

        def fetch(name: str) -> bytes | None:
            return _there(files, f"{desk.server}/tuf/metadata/{name}", METADATA_LIMIT)

        if fetch("timestamp.json") is None:
            return None
        try:
            chain = read_chain(to_bytes(whole_root(desk, fetch)), fetch)
            bundles = {kind: _bundle(desk, files, chain, kind) for kind in BUNDLE_KINDS}
        except Damaged as error:
            raise Damaged("desk-live-damaged") from error
    return Live(chain, {kind: bundle for kind, bundle in bundles.items() if bundle is not None})


def record(archive: Archive, live: Live, now: datetime) -> None:
    """Put what is live into the archive: texts first, so that no journal line stands for a text that is not there."""
    for kind in BUNDLE_KINDS:
        news: dict[str, int] = {}
        match live.bundles.get(kind):
            case PageBundle(kind=wiki, pages=pages):
                for page in pages:
                    if page.version > archive.newest_version(wiki, page.id):
                        archive.keep(wiki, page)
                        news[page.id] = page.version
            case ServiceContextBundle() | ConfigBundle():
                target = live.chain.target(kind)
                if target is not None:
                    archive.saw(kind, target.hashes["sha256"])
            case None:
                pass  # nothing published yet
        archive.enter(kind, live.chain.roles[kind].signed.version, now, news)


def _bundle(desk: Desk, files: Files, chain: Chain, kind: BundleKind) -> Bundle | None:
    from tuf.api.exceptions import LengthOrHashMismatchError

    target = chain.target(kind)
    if target is None:
        return None
    data = _there(files, f"{desk.server}/tuf/targets/{target.get_prefixed_paths()[0]}", target.length)
    if data is None:
        raise Damaged("desk-live-damaged")
    try:
        target.verify_length_and_hashes(data)
    except LengthOrHashMismatchError as error:
        raise Damaged("desk-live-damaged") from error
    return decode(data, kind)


def _there(files: Files, url: str, limit: int) -> bytes | None:
    """The file; None where the server has none under this name."""
    try:
        return _bytes(files, url, limit)
    except ServerAnswered as error:
        if error.status == ABSENT:
            return None
        raise


def _bytes(files: Files, url: str, limit: int) -> bytes:
    data = bytearray()
    for piece in files.stream(url):
        data += piece
        if len(data) > limit:
            raise Damaged("desk-live-damaged")
    return bytes(data)
