"""What may be made, opened and told? Pure: rows and moments in, decisions out.

The vault is the authority for state and tries; a row only mirrors it, and everything here is safe with an old mirror.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import timedelta
from typing import Final, Literal, TypeGuard

from server.blobs.port import Chunk
from server.errors import Conflict, Gone, NotAllowed
from server.hsm.port import FREE_TRIES, Ending, State, Terms
from shared.wire.backups import DEVICES_AT_MOST, BackupLine, CreatedBackup, NewBackup

TRIES_AT_MOST: Final = 10
DAYS_AT_MOST: Final = 14
DOWNLOAD_FOR: Final = timedelta(hours=24)
LIVE: Final = frozenset({"CREATED", "ACTIVE"})

Notice = Literal["tries", "exhausted", "restored"]


@dataclass(frozen=True, slots=True)
class Kept:
    """The row of one backup. Moments are stamps."""

    backup: str
    account: str
    device: str
    device_name: str
    key_hash: str = field(repr=False)
    body_hash: str = field(repr=False)
    tries: int
    days: int
    created_at: str
    state: State = "CREATED"
    left: int = 0
    size: int = 0
    public_key: str = ""  # empty until the vault has made it, and again when the backup is over
    expires_at: str = ""
    ended_at: str | None = None
    restored_to: str | None = None
    download_hash: str | None = field(default=None, repr=False)
    download_until: str | None = None

    @property
    def live(self) -> bool:
        """Not over, as far as the mirror knows."""
        return self.state in LIVE


def is_over(state: State) -> TypeGuard[Ending]:
    """By the vault's word."""
    return state not in LIVE


def terms(wanted: NewBackup) -> Terms:
    """Tries and days from the device's verified config, clamped again."""
    return Terms(min(max(wanted.tries, 1), TRIES_AT_MOST), min(max(wanted.days, 1), DAYS_AT_MOST))


def body_hash(wanted: NewBackup) -> str:
    """Is it the same request? Told by its contents, not by its bytes."""
    return hashlib.sha256(repr(sorted(asdict(wanted).items())).encode()).hexdigest()


def same_request(row: Kept, wanted: NewBackup) -> None:
    """Raises Conflict where the key came with something else before, Gone where its backup is over."""
    if row.body_hash != body_hash(wanted):
        raise Conflict("idempotency-key-reused")
    if not row.live:
        raise Gone("backup-gone", state=row.state)


def room_for(device: str, rows: Iterable[Kept]) -> None:
    """Raises Conflict where two other devices have a backup: another's upload never destroys theirs."""
    if len({row.device for row in rows if row.live} - {device}) >= DEVICES_AT_MOST:
        raise Conflict("backups-full", most=DEVICES_AT_MOST)


def unfinished(device: str, rows: Iterable[Kept]) -> tuple[Kept, ...]:
    """This device's uploads that a new one makes pointless."""
    return tuple(row for row in rows if row.device == device and row.state == "CREATED")


def replaced_by(row: Kept, rows: Iterable[Kept]) -> str | None:
    """The backup of the same device that ends when this one becomes active."""
    others = (it.backup for it in rows if it.backup != row.backup and it.device == row.device and it.state == "ACTIVE")
    return next(others, None)


def all_there(wanted: Sequence[str], stored: Sequence[Chunk]) -> None:
    """Raises Conflict where a chunk is missing, is another one, or nobody asked for it."""
    if [chunk.sha256 for chunk in stored] != list(wanted) or [chunk.number for chunk in stored] != list(
        range(len(wanted))
    ):
        raise Conflict("chunks-incomplete")


def may_download(row: Kept, token_hash: str, now: str) -> None:
    """Raises NotAllowed without the newest token of an unlock of the last 24 hours."""
    if row.download_hash is None or row.download_until is None:
        raise NotAllowed("download-closed")
    if not hmac.compare_digest(row.download_hash, token_hash) or row.download_until <= now:
        raise NotAllowed("download-closed")


def failed_too_often(row: Kept, left: int) -> bool:
    """Is the owner told? From the third try that stayed counted; before it is whole nobody can try."""
    return row.state == "ACTIVE" and row.tries - left >= min(FREE_TRIES, row.tries)


def ending_notice(state: State) -> Notice | None:
    """Which end is told by mail: one that the owner may not know of."""
    notices: dict[str, Notice] = {"EXHAUSTED": "exhausted", "RESTORED": "restored"}
    return notices.get(state)


def created(row: Kept) -> CreatedBackup:
    """What the device gets for its request, the same each time."""
    return CreatedBackup(row.backup, row.public_key, row.expires_at, row.tries, row.days)


def line(row: Kept, wait_until: str | None) -> BackupLine:
    """What the account's owner sees of it."""
    return BackupLine(
        backup=row.backup,
        state=row.state,
        device=row.device,
        device_name=row.device_name,
        created_at=row.created_at,
        expires_at=row.expires_at,
        size=row.size,
        tries=row.tries,
        left=row.left if row.live else 0,
        wait_until=wait_until if row.live else None,
        ended_at=row.ended_at,
        public_key=row.public_key,
        restored_to=row.restored_to if row.state == "RESTORED" else None,
    )
