"""What does the signed config say that is live now? Read again only when another one went live."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from server.bundles.publish import Press
from server.errors import Damaged
from shared.formats.bundle import ConfigBundle, decode
from shared.formats.config import ServiceConfig

LiveConfig = Callable[[], ServiceConfig]


@dataclass(slots=True)
class ConfigReader:
    """Call it for the config; before the first publication it is the one of all defaults. Raises Damaged."""

    press: Press
    _read: dict[str, ServiceConfig] = field(default_factory=dict)  # the last one, by the hash of its bundle

    def __call__(self) -> ServiceConfig:
        """The config that is live."""
        chain = self.press.live()
        target = chain.target("config") if chain else None
        if target is None:
            return ServiceConfig()
        sha256 = target.hashes["sha256"]
        if sha256 not in self._read:
            path = self.press.shelf.bundle("config", target.get_prefixed_paths()[0].rpartition("/")[2])
            bundle = decode(path.read_bytes(), "config") if path else None
            if not isinstance(bundle, ConfigBundle):
                raise Damaged("repository-damaged", role="config")
            self._read = {sha256: bundle.config}
        return self._read[sha256]
