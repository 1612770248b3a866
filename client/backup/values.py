"""What does the backup door give to screens and commands, and take from them? Values; no secret shows in a repr."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from shared.crypto.key_schedule import BackupKeys
from shared.wire.backups import BackupLine, StoredChunk


@dataclass(frozen=True, slots=True)
class Made:
    """A backup that is on the server whole."""

    backup: str
    expires_at: datetime
    tries: int
    size: int  # bytes of ciphertext
    with_log: bool
    counts: Mapping[str, int]  # rows of each table


@dataclass(frozen=True, slots=True)
class Begun:
    """A backup that is sealed and not on the server yet: it opens with the digits that were told then."""

    started_at: datetime
    with_log: bool
    size: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What is in a backup, before anything of it is brought in."""

    made_at: datetime
    device_name: str
    with_log: bool
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Opened:
    """A backup that was unlocked, fetched and found sound; its pieces lie sealed on this device until it is taken."""

    preview: Preview | None  # None until it is known to be sound
    line: BackupLine
    account: str = field(repr=False)
    keys: BackupKeys = field(repr=False)
    chunks: tuple[StoredChunk, ...] = field(repr=False)
    checksum: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Restored:
    """What came. `confirmed` = the server knows, and has nothing of it any more."""

    new: Mapping[str, int]  # facts, turns, conversations
    deleted: int  # stayed away because the customer had deleted it
    missing_lines: tuple[str, ...]  # of the backup's block: another block stands here and stays
    rechecks: int  # facts that need another look
    confirmed: bool


@dataclass(frozen=True, slots=True)
class Moved:
    """This device's backup was taken by another one; the memory here stayed."""

    at: datetime
    to: str
