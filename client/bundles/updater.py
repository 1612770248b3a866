"""How is the TUF library run: on which clock, in which folder, from which root? Imports tuf: import this lazily.

The library judges expiry by a clock that it reads when it is made and lets nobody set; this subclass is the one place
that reaches into it. Not done here: what a failure means (verdicts.py), high-water marks (refresh.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from tuf.api.exceptions import RepositoryError
from tuf.api.metadata import Metadata, Root, Signed, Targets
from tuf.ngclient import Updater, UpdaterConfig

from client.bundles.fetcher import Fetcher
from client.net.files import Files

TOP_ROLES = ("root", "timestamp", "snapshot", "targets")


class DatedUpdater(Updater):
    """The library's updater on the caller's clock."""

    def __init__(self, *, server: str, cache: Path, root: bytes, files: Files, reference: datetime) -> None:
        """Trust starts at `root`, expiry is judged at `reference`. Raises RepositoryError, OSError."""
        super().__init__(
            str(cache / "metadata"),
            f"{server}/tuf/metadata",
            str(cache / "targets"),
            f"{server}/tuf/targets",
            fetcher=Fetcher(files),
            config=UpdaterConfig(),
            bootstrap=root,
        )
        self._trusted_set.reference_time = reference  # tuf 7 has no public way to say what time it is
        self._root_folder = cache / "metadata" / "root_history"

    @property
    def verified(self) -> Mapping[str, Signed]:
        """Everything that was verified so far, by role."""
        return self._trusted_set

    def role(self, name: str) -> Targets | None:
        """A delegated role, None where it was not verified."""
        found = self.verified.get(name)
        return found if isinstance(found, Targets) else None

    def root_bytes(self) -> bytes:
        """The root that everything else was verified with, as it was signed. Raises RepositoryError, OSError."""
        root = self.verified["root"]
        data = (self._root_folder / f"{root.version}.root.json").read_bytes()
        if Metadata[Root].from_bytes(data).signed != root:
            raise RepositoryError("the root in the scratch cache is not the one that was verified")
        return data


def keys_changed(before: bytes, after: bytes, role: str) -> bool:
    """Did the root give `role` other keys?"""
    old, new = (Metadata[Root].from_bytes(data).signed for data in (before, after))
    return set(old.roles[role].keyids) != set(new.roles[role].keyids)
