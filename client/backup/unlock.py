"""How do six digits become the keys of a backup? With the vault's help, which never learns them.

Making: the evaluation is asked for twice, blinded in two ways that only the key behind the public key can serve, so
that a wrong key does not make a backup that never opens. Opening: nothing that proves the digits leaves this device
before the vault has shown, by the commitment, that it has the key and the digits are right.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from client.errors import Damaged, Refused, ServerUnreachable, Unavailable
from client.net.backups import BackupService
from shared.crypto import key_schedule, oprf
from shared.crypto.key_schedule import BackupKeys, KdfParameters
from shared.crypto.p256 import read_point
from shared.crypto.two_points import two_points
from shared.ids import Ids
from shared.randomness import Randomness
from shared.wire.backups import Attempt, BackupLine, Unlock, UnlockReply

ASKED_AGAIN: Final = 3  # times, for an answer that was lost on the way
PAUSE_SECONDS: Final = 1.0
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Digits:
    """Turns digits into keys. `kdf` is fixed for all backups of this format."""

    kdf: KdfParameters
    randomness: Randomness
    ids: Ids
    pause: Callable[[float], None] = time.sleep

    def enrol(self, service: BackupService, account: str, backup: str, public_key: str, pin: str) -> BackupKeys:
        """The keys of a new backup. Raises Unavailable("backup-server-wrong"): this is not the key it claims."""
        public = sent_bytes(public_key)
        asked = two_points(key_schedule.oprf_input(account, backup, pin), self.randomness)
        try:
            read_point(public)  # before anybody is asked
            evaluated = [sent_bytes(service.enrol(backup, told(it)).element) for it in asked.elements]
            return self._keys(asked.output(evaluated, public), account, backup, public)
        except (Refused, Damaged) as error:
            raise _theirs(error) from error

    def unlock(
        self, service: BackupService, account: str, line: BackupLine, pin: str
    ) -> tuple[BackupKeys, UnlockReply]:
        """The keys of a backup, and leave to fetch it.

        Raises Refused("backup-digits-wrong") with the tries left, Refused with the server's reason, and
        Unavailable("backup-server-wrong") for an answer that no vault gives.
        """
        public = sent_bytes(line.public_key)
        said = key_schedule.oprf_input(account, line.backup, pin)
        blinding = oprf.random_scalar(self.randomness)
        attempt = Attempt(self.ids(), told(oprf.blind(said, blinding)))
        try:
            read_point(public)
            reply = self.again(lambda: service.attempt(line.backup, attempt))
            output = oprf.finalize(said, blinding, sent_bytes(reply.element))
        except (Refused, Damaged) as error:
            raise _theirs(error) from error
        keys = self._keys(output, account, line.backup, public)
        if not hmac.compare_digest(keys.commitment, sent_bytes(reply.commitment)):
            raise Refused("backup-digits-wrong", left=reply.left)
        return keys, self.again(lambda: service.unlock(line.backup, Unlock(attempt.attempt, told(keys.tag))))

    def again(self, ask: Callable[[], _Answer]) -> _Answer:
        """Ask the very same once more where no answer came: the server counts it once."""
        for _ in range(ASKED_AGAIN - 1):
            try:
                return ask()
            except ServerUnreachable:
                self.pause(PAUSE_SECONDS)
        return ask()

    def context(self, account: str, backup: str, public_key: str) -> bytes:
        """What keys and sealed pieces are bound to."""
        return key_schedule.context(account, backup, sent_bytes(public_key), self.kdf)

    def _keys(self, output: bytes, account: str, backup: str, public: bytes) -> BackupKeys:
        context = key_schedule.context(account, backup, public, self.kdf)
        return key_schedule.backup_keys(output, context, self.kdf)


def told(data: bytes) -> str:
    """Bytes as they travel."""
    return base64.b64encode(data).decode()


def sent_bytes(text: str) -> bytes:
    """Bytes that came. Raises Unavailable("backup-server-wrong")."""
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Unavailable("backup-server-wrong") from error


def _theirs(error: Refused | Damaged) -> Exception:
    """A point that is none came from the server, not from the customer; its own reasons stay as they are."""
    if isinstance(error, Damaged) or error.code in {"element-invalid", "evaluation-wrong"}:
        return Unavailable("backup-server-wrong")
    return error
