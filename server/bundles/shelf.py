"""Where do the signed files lie, and which of them are live?

The timestamp decides: whatever it does not lead to is a leftover of a publication that was cut off, and is swept away
at the next start. Every file is whole or absent: written beside its place, synced, renamed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from server.errors import Damaged
from server.locks import alone
from shared.crypto.chain import Chain, read_chain
from shared.formats.bundle import BUNDLE_KINDS

_VERSIONED = re.compile(r"([1-9][0-9]{0,9})\.([a-z-]+)\.json")
_BUNDLE = re.compile(r"[0-9a-f]{64}\.bundle\.json\.gz")
PART = ".part"  # a file that is not whole yet


class Shelf:
    """The folder `tuf` of the data folder."""

    def __init__(self, folder: Path) -> None:
        self._metadata = folder / "metadata"
        self._targets = folder / "targets"
        self.lock = folder / ".publish.lock"

    def make(self) -> None:
        """The folders, and none of the leftovers. Raises Damaged."""
        for folder in (self._metadata, *(self._targets / kind for kind in BUNDLE_KINDS)):
            folder.mkdir(parents=True, exist_ok=True)
        with alone(self.lock):
            self._sweep()

    def pinned_root(self) -> bytes | None:
        """The first root; there may be one with nothing live below it yet."""
        return self.metadata("1.root.json")

    def live(self) -> Chain | None:
        """What is live; None before the first publication. Raises Damaged where the files do not hold together."""
        root = self.pinned_root()
        if root is None or self.metadata("timestamp.json") is None:
            return None
        return read_chain(root, self._there)

    def metadata(self, name: str) -> bytes | None:
        """A metadata file by its name; None for what is no name of ours and for what is not there."""
        if name != "timestamp.json" and not _VERSIONED.fullmatch(name):
            return None
        return _bytes(self._metadata / name)

    def bundle(self, kind: str, name: str) -> Path | None:
        """A bundle's file by role and name; None for what is no name of ours and for what is not there."""
        if kind not in BUNDLE_KINDS or not _BUNDLE.fullmatch(name):
            return None
        path = self._targets / kind / name
        return path if path.is_file() else None

    def put_bundles(self, bundles: Mapping[str, bytes]) -> None:
        """Bundles by their path below `targets/`."""
        for path, data in bundles.items():
            _write(self._targets / path, data)

    def put_metadata(self, files: Mapping[str, bytes]) -> None:
        """Metadata by file name."""
        for name, data in files.items():
            _write(self._metadata / name, data)

    def _there(self, name: str) -> bytes:
        data = self.metadata(name)
        if data is None:
            raise Damaged("repository-damaged", role=name.removesuffix(".json").split(".")[-1])
        return data

    def _sweep(self) -> None:
        for folder in (self._metadata, *(self._targets / kind for kind in BUNDLE_KINDS)):
            for part in folder.glob(f"*{PART}"):
                part.unlink()
        chain = self.live()
        newest = {"root": 1}  # the first root stays pinned even where nothing is live yet
        if chain is not None:
            newest |= chain.versions()
            newest |= {"targets": chain.targets.signed.version, "snapshot": chain.snapshot.signed.version}
        for file in self._metadata.iterdir():
            found = _VERSIONED.fullmatch(file.name)
            if found and int(found[1]) > newest.get(found[2], 0):
                file.unlink()


def _bytes(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None


def _write(path: Path, data: bytes) -> None:
    part = path.with_name(path.name + PART)
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
