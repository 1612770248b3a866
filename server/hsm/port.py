"""What can a vault do? One contract; software.py and pkcs11.py keep it, and one test suite is run against both.

Elements are points of P-256 in SEC1 compressed form (33 bytes, RFC 9497). Every call is safe from several threads. An
element that is none raises Refused("element-invalid") before anything is counted. A backup that is over raises
Gone("backup-gone", state=…); one that was never there NotFound("backup-unknown").
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, Protocol

State = Literal["CREATED", "ACTIVE", "RESTORED", "EXHAUSTED", "EXPIRED", "REPLACED", "DELETED"]
Ending = Literal["RESTORED", "EXHAUSTED", "EXPIRED", "REPLACED", "DELETED"]

ENROL_EVALUATIONS: Final = 3  # while CREATED
EVALUATIONS_AT_MOST: Final = 30  # in a key's whole life
FREE_TRIES: Final = 3  # before the first wait
TAG_GRACE: Final = timedelta(minutes=5)  # a right last PIN must be able to bring its tag
CREATED_AT_MOST: Final = timedelta(hours=24)  # an upload that nobody finishes
TOMBSTONE: Final = timedelta(days=30)  # how long it can be said why a backup is not there


@dataclass(frozen=True, slots=True)
class Terms:
    """Fixed when a backup is made."""

    tries: int  # 1 to 10
    days: int  # 1 to 14


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a backup stands; nothing secret."""

    state: State
    left: int  # tries
    expires_at: datetime
    wait_until: datetime | None  # no new attempt before
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class Evaluated:
    """The answer to one attempt."""

    element: bytes
    commitment: bytes
    left: int  # this try is counted already


@dataclass(frozen=True, slots=True)
class Level:
    """What a backend really protects from, for `gieok-server check`."""

    backend: Literal["software", "pkcs11"]
    code: str  # id of a sentence in server/sentences.py
    extractable: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """A backup whose key the sweep destroyed."""

    backup: str
    why: Ending


class Vault(Protocol):
    """The keys of all backups."""

    def create(self, backup: str, account: str, terms: Terms) -> bytes:
        """A new key, state CREATED; returns its public key. The same call again gives the same key."""

    def enrol(self, backup: str, element: bytes) -> bytes:
        """Evaluate while CREATED, three times at most. Raises Conflict("enrol-closed")."""

    def activate(self, backup: str, commitment: bytes, tag_hash: bytes, replaces: str | None) -> None:
        """CREATED to ACTIVE; in the same transaction `replaces` ends as REPLACED. Idempotent for the same values."""

    def attempt(self, backup: str, attempt: str, element: bytes) -> Evaluated:
        """Count durably, then evaluate. The same attempt with the same element is not counted again.

        Raises Conflict("attempt-reused") for another element, TooMany("attempt-wait", seconds=…) while a delay runs,
        Gone where the tries or the evaluations are used up.
        """

    def unlock(self, backup: str, attempt: str, tag: bytes) -> int:
        """Refund this attempt, once; returns the tries left. Raises Refused("tag-wrong"); the last try then ends it."""

    def confirm(self, backup: str, tag: bytes) -> None:
        """The memory is on the new phone: destroy the key, state RESTORED. Idempotent. Raises Refused("tag-wrong")."""

    def destroy(self, backup: str, why: Ending) -> None:
        """End it for good. Does nothing where it has ended or never was."""

    def standing(self, backup: str) -> Standing:
        """Where it stands, by the vault's own clock that never goes back."""

    def sweep(self) -> tuple[Ended, ...]:
        """End what is due (expired, exhausted and not unlocked in time, never activated); forget old tombstones.

        Raises Unavailable("clock-jumped") where the wall clock has left the monotonic one: nothing is ended then.
        """

    def level(self) -> Level:
        """The backend's true level."""

    def close(self) -> None:
        """Let go of files and tokens."""
