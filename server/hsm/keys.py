"""What differs between the vault's backends? Where the secret keys are, and what counts beside the database.

Every call comes with the vault's lock held.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from typing import Protocol

from server.errors import Damaged
from server.hsm.port import Level
from server.hsm.rules import Record
from shared.clock import stamp


@dataclass(frozen=True, slots=True)
class NewKey:
    """A key that was just made."""

    public_key: bytes
    sealed: bytes = field(default=b"", repr=False)  # the secret one for the database; empty where a token keeps it


@dataclass(frozen=True, slots=True)
class Memo:
    """What a token remembers of a key's use, whatever happens to the database."""

    counted: int = 0
    evaluations: int = 0
    last: str = ""  # which element was counted last
    bound: str = ""  # what was fixed when it was activated; empty before


class Keys(Protocol):
    """The secret keys of all backups."""

    def make(self, backup: str, account: str, now: datetime) -> NewKey:
        """A new key."""

    def evaluate(self, record: Record, element: bytes) -> bytes:
        """The element times the key. Raises Damaged("vault-key-missing")."""

    def memo(self, backup: str) -> Memo | None:
        """What the token remembers; None = it remembers nothing. Raises Damaged("vault-key-missing")."""

    def remember(self, backup: str, memo: Memo) -> None:
        """Durable when it returns."""

    def forget(self, backups: Iterable[str]) -> None:
        """Destroy these keys; does nothing for those that are gone."""

    def backups(self) -> frozenset[str]:
        """Every backup that has a key outside the database."""

    def tidy(self, now: datetime) -> None:
        """Remove what no live key needs any more."""

    def level(self) -> Level:
        """What this really protects from."""

    def close(self) -> None:
        """Let go of files and tokens."""


def element_mark(attempt: str, element_hash: bytes) -> str:
    """A short name for one element of one attempt; the same element again is no new guess."""
    return _mark(attempt.encode(), element_hash)[:16]


def bound(record: Record) -> str:
    """A short name for all that is fixed when a backup is activated: who changes it in the database is found out."""
    numbers = f"{record.tries} {stamp(record.expires_at)}".encode()
    parts = (record.account.encode(), record.public_key, record.commitment, record.tag_hash, numbers)
    return _mark(*parts)[:32]


def agreed(record: Record, memo: Memo | None, now: datetime) -> Record:
    """The record with the larger of both counts: an older database gives no more tries. Raises Damaged."""
    if memo is None:
        return record
    if record.state == "ACTIVE" and memo.bound != bound(record):
        raise Damaged("vault-inconsistent")
    behind = memo.counted > record.counted
    return replace(
        record,
        counted=max(record.counted, memo.counted),
        evaluations=max(record.evaluations, memo.evaluations),
        tried_at=now if behind else record.tried_at,  # the database does not know when: as if it were now
    )


def memo_of(record: Record, last: str) -> Memo:
    """What a token is to remember of a record."""
    return Memo(record.counted, record.evaluations, last, bound(record) if record.state == "ACTIVE" else "")


def _mark(*parts: bytes) -> str:
    return sha256(b"".join(len(part).to_bytes(2) + part for part in parts)).hexdigest()
