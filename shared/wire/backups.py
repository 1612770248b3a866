"""What do device and server say to each other about backups? Bytes travel as base64, moments as stamps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

BackupState = Literal["CREATED", "ACTIVE", "RESTORED", "EXHAUSTED", "EXPIRED", "REPLACED", "DELETED"]
CHUNK_BYTES: Final = 1024 * 1024 + 64  # an upload's largest piece: 1 MiB of plain text and what sealing adds
CHUNKS_AT_MOST: Final = 1024
DEVICES_AT_MOST: Final = 2  # of an account, with a backup that is not over


@dataclass(frozen=True, slots=True)
class NewBackup:
    """POST /v1/backups, with an Idempotency-Key header and a login of the last ten minutes."""

    device: str
    device_name: str
    tries: int  # from the verified config; the server clamps them again
    days: int


@dataclass(frozen=True, slots=True)
class CreatedBackup:
    """Its id and the vault's public key."""

    backup: str
    public_key: str
    expires_at: str
    tries: int
    days: int


@dataclass(frozen=True, slots=True)
class Enrol:
    """POST /v1/backups/{id}/enrol."""

    element: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class EnrolReply:
    """The evaluated element."""

    element: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredChunk:
    """One piece that the server has."""

    number: int
    sha256: str
    size: int


@dataclass(frozen=True, slots=True)
class ChunkList:
    """GET /v1/backups/{id}/chunks: where an upload or a download goes on."""

    chunks: list[StoredChunk]


@dataclass(frozen=True, slots=True)
class Activate:
    """POST /v1/backups/{id}/activate: every chunk is there, and the digits may be tried from now on."""

    commitment: str = field(repr=False)
    tag_hash: str = field(repr=False)
    chunks: list[str]  # SHA-256 of each, hexadecimal, by number


@dataclass(frozen=True, slots=True)
class BackupLine:
    """One backup of the account: what there is, or why it is not there any more."""

    backup: str
    state: BackupState
    device: str
    device_name: str
    created_at: str
    expires_at: str
    size: int  # bytes of ciphertext
    tries: int
    left: int
    wait_until: str | None
    ended_at: str | None
    public_key: str  # with it a phone that has the digits derives the keys
    restored_to: str | None  # the name of the device that took it


@dataclass(frozen=True, slots=True)
class BackupList:
    """GET /v1/backups, newest first; ended ones for 30 days."""

    backups: list[BackupLine]


@dataclass(frozen=True, slots=True)
class Attempt:
    """POST /v1/backups/{id}/attempts. `attempt` is the device's random id: a lost answer is asked for again."""

    attempt: str
    element: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class AttemptReply:
    """The evaluation, and what the device compares before anything more leaves it."""

    element: str = field(repr=False)
    commitment: str = field(repr=False)
    left: int


@dataclass(frozen=True, slots=True)
class Unlock:
    """POST /v1/backups/{id}/unlock."""

    attempt: str
    tag: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class UnlockReply:
    """For 24 hours the chunks can be fetched with this token (header Gieok-Download)."""

    token: str = field(repr=False)
    expires_at: str
    left: int
    chunks: list[StoredChunk]


@dataclass(frozen=True, slots=True)
class Confirm:
    """POST /v1/backups/{id}/confirm: the memory is on this phone; repeatable."""

    tag: str = field(repr=False)
    device_name: str = ""
