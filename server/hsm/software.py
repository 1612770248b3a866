"""Where are the keys when there is no token? Sealed in the vault's own database, under a sealing key of their day.

The sealing keys are files beside the database and go on day 15, so that an older copy of the database opens nothing.
Whoever runs the server can read both while a backup is live: see `level`.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from server.errors import Damaged
from server.hsm.keys import Memo, NewKey
from server.hsm.port import Level
from server.hsm.rules import DAYS_AT_MOST, Record
from server.secret_file import write_secret
from shared.crypto.oprf import evaluate, random_scalar
from shared.crypto.p256 import times_base, write_point
from shared.randomness import Randomness

SCALAR_BYTES: Final = 32
SEALING_KEY_BYTES: Final = 32
NONCE_BYTES: Final = 12
SUFFIX: Final = ".key"


class SealedKeys:
    """Secret keys as sealed bytes; the sealing keys in `folder`."""

    def __init__(self, folder: Path, randomness: Randomness) -> None:
        self._folder = folder
        self._randomness = randomness

    def make(self, backup: str, account: str, now: datetime) -> NewKey:
        """See keys."""
        secret = random_scalar(self._randomness)
        nonce = self._randomness(NONCE_BYTES)
        sealing = AESGCM(self._sealing_key(now.date()))
        sealed = sealing.encrypt(nonce, secret.to_bytes(SCALAR_BYTES), _owner(backup, account))
        return NewKey(write_point(times_base(secret)), nonce + sealed)

    def evaluate(self, record: Record, element: bytes) -> bytes:
        """See keys. Raises Damaged("vault-key-missing") where the day's key is gone or is another one."""
        try:
            sealing = AESGCM(self._path(record.created_at.date()).read_bytes())
            nonce, sealed = record.sealed[:NONCE_BYTES], record.sealed[NONCE_BYTES:]
            secret = sealing.decrypt(nonce, sealed, _owner(record.backup, record.account))
        except (FileNotFoundError, ValueError, InvalidTag) as error:
            raise Damaged("vault-key-missing") from error
        return evaluate(int.from_bytes(secret), element)

    def memo(self, backup: str) -> Memo | None:
        """Nothing but the database remembers."""
        del backup
        return None

    def remember(self, backup: str, memo: Memo) -> None:
        """Nothing but the database remembers."""

    def forget(self, backups: Iterable[str]) -> None:
        """The sealed bytes went with the row."""

    def backups(self) -> frozenset[str]:
        """No key is outside the database."""
        return frozenset()

    def tidy(self, now: datetime) -> None:
        """Sealing keys of days whose last backup is over."""
        for path in self._folder.glob(f"????-??-??{SUFFIX}*"):  # a kill can leave the part of one
            day = path.name.partition(SUFFIX)[0]
            if now.date() > date.fromisoformat(day) + timedelta(days=DAYS_AT_MOST):
                path.unlink()

    def level(self) -> Level:
        """See keys."""
        return Level("software", "vault-level-software", extractable=True)

    def close(self) -> None:
        """Nothing is held."""

    def _sealing_key(self, day: date) -> bytes:
        """The day's key, made where there is none."""
        path = self._path(day)
        if not path.exists():
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            write_secret(path, self._randomness(SEALING_KEY_BYTES))
        return path.read_bytes()

    def _path(self, day: date) -> Path:
        return self._folder / (day.isoformat() + SUFFIX)


def _owner(backup: str, account: str) -> bytes:
    """Whose key it is: sealed bytes that are moved to another row do not open."""
    parts = (b"gieok-vault-1", backup.encode(), account.encode())
    return b"".join(len(part).to_bytes(2) + part for part in parts)
