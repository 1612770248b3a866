"""Where do the signed files lie, and which of them are live?

The timestamp decides: whatever it does not lead to is a leftover of a publication that was cut off, and is swept away
at the next start. Every file is whole or absent: written beside its place, synced, renamed. A new root and its
timestamp must not be seen apart: both are written down in one file first, and put in place from there, after a
kill too.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path

from server.locks import alone
from shared.crypto.chain import Chain, read_chain
from shared.crypto.trust import file_name
from shared.formats.bundle import BUNDLE_KINDS

_VERSIONED = re.compile(r"([1-9][0-9]{0,9})\.([a-z-]+)\.json")
_BUNDLE = re.compile(r"[0-9a-f]{64}\.bundle\.json\.gz")
PART = ".part"  # a file that is not whole yet


class Shelf:
    """The folder `tuf` of the data folder."""

    def __init__(self, folder: Path) -> None:
        self._metadata = folder / "metadata"
        self._targets = folder / "targets"
        self._going_live = folder / "going-live.json"
        self.lock = folder / ".publish.lock"

    def make(self) -> None:
        """The folders, and none of the leftovers. Raises Damaged."""
        for folder in (self._metadata, *(self._targets / kind for kind in BUNDLE_KINDS)):
            folder.mkdir(parents=True, exist_ok=True)
        with alone(self.lock):
            self.finish()
            self._sweep()

    def live(self) -> Chain | None:
        """What is live; None before the first publication. Raises Damaged where the files do not hold together."""
        root = self.metadata(file_name("root", 1))
        return None if root is None else read_chain(root, self.metadata)

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

    def go_live(self, timestamp: bytes, root: tuple[str, bytes] | None = None) -> None:
        """The last step of a publication: the timestamp, and with it the root that it is signed under, if it is new."""
        files = {file_name("timestamp", 0): timestamp}
        if root is None:
            self.put_metadata(files)
            return
        together = {root[0]: root[1], **files}  # the root first
        _write(self._going_live, json.dumps({name: data.decode() for name, data in together.items()}).encode())
        self.finish()

    def finish(self) -> None:
        """Put in place what was going live. The caller holds the lock."""
        written = _bytes(self._going_live)
        if written is None:
            return
        self.put_metadata({name: data.encode() for name, data in json.loads(written).items()})
        self._going_live.unlink()

    def _sweep(self) -> None:
        for folder in (self._metadata, *(self._targets / kind for kind in BUNDLE_KINDS)):
            for part in folder.glob(f"*{PART}"):
                part.unlink()
        self._going_live.with_name(self._going_live.name + PART).unlink(missing_ok=True)
        chain = self.live()
        newest: dict[str, int] = {}
        if chain is not None:
            newest = {role: metadata.signed.version for role, metadata in chain.named()}
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
