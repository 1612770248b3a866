"""How does a plain folder keep ciphertext? A folder a backup, a file a chunk, each named by its number and its hash.

A chunk is whole or absent, whenever the machine dies: written beside its place, synced, renamed, the folder synced. A
name is made only from a checked id, a number and a hash, so that nothing that was sent ever becomes a path.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from server.blobs.part import Part, erase, sync
from server.blobs.place import alone_in, by_number, chunks_in, name_of
from server.blobs.port import Chunk
from server.errors import Conflict, Damaged, NotFound, Refused, Unavailable
from shared.ids import ALPHABET, LENGTH
from shared.wire.backups import CHUNK_BYTES, CHUNKS_AT_MOST

_BACKUP = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")  # shared/ids.new_id
PRIVATE = 0o700


class FolderBlobs:
    """The folder `blobs` of the data folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._parts = folder / ".parts"
        try:
            self._parts.mkdir(parents=True, exist_ok=True, mode=PRIVATE)
        except OSError as error:
            raise Unavailable("blobs-unreachable") from error

    def incoming(self, backup: str, number: int) -> FolderIncoming:
        """A file of its own beside the place of the chunk."""
        if not 0 <= number < CHUNKS_AT_MOST:
            raise NotFound("chunk-unknown")
        return FolderIncoming(self._place(backup), number, Part(self._parts, CHUNK_BYTES))

    def put(self, backup: str, number: int, data: bytes) -> Chunk:
        """All at once."""
        coming = self.incoming(backup, number)
        try:
            coming.write(data)
            return coming.keep(hashlib.sha256(data).hexdigest())
        finally:
            coming.discard()

    def chunks(self, backup: str) -> tuple[Chunk, ...]:
        """By number."""
        return chunks_in(self._place(backup))

    def get(self, backup: str, number: int) -> bytes:
        """Compared with the hash in its name before it leaves."""
        place = self._place(backup)
        chunk = by_number(place).get(number)
        if chunk is None:
            raise NotFound("chunk-unknown")
        try:
            data = (place / name_of(chunk)).read_bytes()
        except FileNotFoundError as error:  # dropped a moment ago
            raise NotFound("chunk-unknown") from error
        if hashlib.sha256(data).hexdigest() != chunk.sha256:
            raise Damaged("chunk-damaged")
        return data

    def drop(self, backup: str) -> None:
        """Each file overwritten, synced and unlinked, then the folder; a chunk that comes meanwhile finds none."""
        place = self._place(backup)
        try:
            with alone_in(place):
                for file in list(place.iterdir()):
                    erase(file)
                place.rmdir()
        except FileNotFoundError:
            return
        except OSError as error:
            raise Unavailable("blobs-unreachable") from error
        sync(self._folder)

    def backups(self) -> tuple[str, ...]:
        """By the names of the folders."""
        return tuple(sorted(entry.name for entry in self._folder.iterdir() if _BACKUP.fullmatch(entry.name)))

    def tidy(self) -> None:
        """Parts that nobody is writing any more."""
        for part in list(self._parts.iterdir()):
            Part.remove_orphan(part)

    def _place(self, backup: str) -> Path:
        if not _BACKUP.fullmatch(backup):
            raise NotFound("backup-unknown")
        return self._folder / backup


class FolderIncoming:
    """One chunk on its way into a folder."""

    def __init__(self, place: Path, number: int, part: Part) -> None:
        self._place = place
        self._number = number
        self._part = part

    def write(self, piece: bytes) -> None:
        """To the part file, counted and hashed."""
        self._part.write(piece)

    def keep(self, sha256: str) -> Chunk:
        """Rename it to its place, unless the place is taken."""
        chunk = Chunk(self._number, self._part.sha256(), self._part.size)
        if chunk.sha256 != sha256:
            raise Refused("digest-wrong")
        try:
            self._place.mkdir(exist_ok=True, mode=PRIVATE)
            with alone_in(self._place):
                there = by_number(self._place).get(self._number)
                if there is None:
                    self._part.move_to(self._place / name_of(chunk))
                    sync(self._place)
                    sync(self._place.parent)
        except OSError as error:  # a full disk, or the backup was dropped just now
            raise Unavailable("blobs-unreachable") from error
        if there is not None and there.sha256 != chunk.sha256:
            raise Conflict("chunk-differs")
        return chunk

    def discard(self) -> None:
        """Off the disk."""
        self._part.discard()
