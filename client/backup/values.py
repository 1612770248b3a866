"""What does the backup door give to screens and commands, and take from them? Values; no secret shows in a repr."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from shared.wire.backups import BackupLine, StoredChunk

if TYPE_CHECKING:
    from shared.crypto.key_schedule import BackupKeys


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
class Fetched:
    """A backup that was unlocked, and whose pieces lie sealed on this device."""

    line: BackupLine
    account: str
    keys: BackupKeys = field(repr=False)
    chunks: tuple[StoredChunk, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Opened:
    """A backup that was found sound from end to end; nothing of it is in the memory before it is taken."""

    preview: Preview
    fetched: Fetched
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
