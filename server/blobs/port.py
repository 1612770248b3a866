"""What can a place for ciphertext do? Chunks of a backup, by number; a folder today, an object store when it grows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Chunk:
    """One stored chunk."""

    number: int
    sha256: str  # hexadecimal
    size: int  # bytes


class Incoming(Protocol):
    """A chunk on its way in: written piece by piece, so that no upload is ever whole in memory."""

    def write(self, piece: bytes) -> None:
        """The next bytes. Raises TooLarge("chunk-too-large"), Unavailable("blobs-unreachable")."""

    def keep(self, sha256: str) -> Chunk:
        """Durable when it returns; the same bytes change nothing.

        Raises Refused("digest-wrong") where the bytes have another hash, Conflict("chunk-differs"), Unavailable.
        """

    def discard(self) -> None:
        """Nothing of it stays. Does nothing after `keep`."""


class Blobs(Protocol):
    """The chunks of all backups."""

    def incoming(self, backup: str, number: int) -> Incoming:
        """A place for one chunk that is about to come. Raises NotFound("chunk-unknown"), Unavailable."""

    def put(self, backup: str, number: int, data: bytes) -> Chunk:
        """A whole chunk at once. Raises Conflict("chunk-differs"), TooLarge, Unavailable."""

    def chunks(self, backup: str) -> tuple[Chunk, ...]:
        """What is there, by number."""

    def get(self, backup: str, number: int) -> bytes:
        """The bytes. Raises NotFound("chunk-unknown"), Damaged("chunk-damaged")."""

    def drop(self, backup: str) -> None:
        """All of a backup's bytes, off the disk. Does nothing where there are none."""

    def backups(self) -> tuple[str, ...]:
        """Every backup that has bytes here: the sweep drops those that nobody knows."""

    def tidy(self) -> None:
        """Remove what uploads that were cut off have left."""
