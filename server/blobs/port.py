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


class Blobs(Protocol):
    """The chunks of all backups."""

    def put(self, backup: str, number: int, data: bytes) -> Chunk:
        """Durable when it returns; the same bytes change nothing. Raises Conflict("chunk-differs"), Unavailable."""

    def chunks(self, backup: str) -> tuple[Chunk, ...]:
        """What is there, by number."""

    def get(self, backup: str, number: int) -> bytes:
        """The bytes. Raises NotFound("chunk-unknown"), Damaged("chunk-damaged")."""

    def drop(self, backup: str) -> None:
        """All of a backup's bytes, off the disk. Does nothing where there are none."""

    def backups(self) -> tuple[str, ...]:
        """Every backup that has bytes here: the sweep drops those that nobody knows."""
