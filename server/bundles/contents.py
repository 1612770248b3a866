"""What stands in the live bundles that the server itself has to know: the settings, and which policy pages there are?

Read and verified once for each publication; never before its timestamp is there, so that nothing half-published counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from server.bundles.shelf import Shelf
from server.errors import Damaged
from shared.crypto.chain import Chain
from shared.formats.bundle import Bundle, BundleKind, ConfigBundle, PageBundle, decode
from shared.formats.config import ServiceConfig

B = TypeVar("B", ConfigBundle, PageBundle)


@dataclass(frozen=True, slots=True)
class Contents:
    """Of what is live. Before the first publication: the defaults, and no pages."""

    config: ServiceConfig = field(default_factory=ServiceConfig)
    policy: Mapping[str, int] = field(default_factory=dict)  # pages, and the newest version of each


class LiveContents:
    """The contents behind the timestamp that is there now."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._read: tuple[bytes | None, Contents] = (None, Contents())

    def __call__(self) -> Contents:
        """As of now. Raises Damaged("repository-damaged")."""
        timestamp = self._shelf.metadata("timestamp.json")
        behind, contents = self._read
        if timestamp != behind:
            contents = self._contents()
            self._read = (timestamp, contents)  # in one step: another thread sees the old pair or the new one
        return contents

    def _contents(self) -> Contents:
        chain = self._shelf.live()
        if chain is None:
            return Contents()
        config = self._bundle(chain, "config", ConfigBundle)
        policy = self._bundle(chain, "policy", PageBundle)
        return Contents(
            config.config if config else ServiceConfig(),
            {page.id: page.version for page in policy.pages} if policy else {},
        )

    def _bundle(self, chain: Chain, kind: BundleKind, wanted: type[B]) -> B | None:
        target = chain.target(kind)
        if target is None:
            return None
        path = self._shelf.bundle(kind, f"{target.hashes['sha256']}.bundle.json.gz")
        if path is None:
            raise Damaged("repository-damaged", role=kind)
        found: Bundle = decode(path.read_bytes(), kind)
        if not isinstance(found, wanted):
            raise Damaged("repository-damaged", role=kind)
        return found
