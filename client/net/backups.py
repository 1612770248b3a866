"""What does the device ask of the server about backups? One method a route; values in, values out.

What comes back is checked for its form only; whether it is true, `client/backup` finds out.
"""

from __future__ import annotations

import base64
from typing import Final

from client.net.api import Api
from shared.wire.backups import (
    CHUNK_BYTES,
    Activate,
    Attempt,
    AttemptReply,
    BackupList,
    ChunkList,
    Confirm,
    CreatedBackup,
    Enrol,
    EnrolReply,
    NewBackup,
    Unlock,
    UnlockReply,
)

_PATH: Final = "/v1/backups"
_THINKING: Final = 30.0  # seconds: a vault takes its time, and its tries are counted on a disk first
_LIST_LIMIT: Final = 1024 * 1024  # bytes of an answer that lists many pieces


class BackupService:
    """One server's backups, with one session's token.

    Each method raises ServerUnreachable, Unavailable, or Refused with the server's own reason.
    """

    def __init__(self, server: str, token: str) -> None:
        self._api = Api(server, token)

    def create(self, new: NewBackup, key: str) -> CreatedBackup:
        """A backup to fill; the same key gives the same one."""
        found = self._api.ask("POST", _PATH, new, headers={"Idempotency-Key": key}, seconds=_THINKING)
        return self._api.read_as(CreatedBackup, found)

    def enrol(self, backup: str, element: str) -> EnrolReply:
        """Evaluate while it is filled."""
        found = self._api.ask("POST", f"{_PATH}/{backup}/enrol", Enrol(element), seconds=_THINKING)
        return self._api.read_as(EnrolReply, found)

    def chunks(self, backup: str) -> ChunkList:
        """The pieces that are there."""
        return self._api.read_as(ChunkList, self._api.ask("GET", f"{_PATH}/{backup}/chunks", limit=_LIST_LIMIT))

    def put_chunk(self, backup: str, number: int, data: bytes, sha256: str) -> None:
        """Bring one piece; the same once more changes nothing."""
        told = base64.b64encode(bytes.fromhex(sha256)).decode()
        headers = {"Content-Type": "application/octet-stream", "Content-Digest": f"sha-256=:{told}:"}
        self._api.send("PUT", f"{_PATH}/{backup}/chunks/{number}", data, headers=headers, seconds=_THINKING)

    def get_chunk(self, backup: str, number: int, download: str) -> bytes:
        """Fetch one piece, with the token of `unlock`."""
        headers = {"Gieok-Download": download, "Accept-Encoding": "identity"}
        return self._api.send(
            "GET", f"{_PATH}/{backup}/chunks/{number}", headers=headers, seconds=_THINKING, limit=CHUNK_BYTES
        )

    def activate(self, backup: str, done: Activate) -> None:
        """All of it is there; from now on digits can be tried."""
        self._api.tell("POST", f"{_PATH}/{backup}/activate", done, seconds=_THINKING)

    def list(self) -> BackupList:
        """The account's backups, newest first."""
        return self._api.read_as(BackupList, self._api.ask("GET", _PATH, limit=_LIST_LIMIT))

    def attempt(self, backup: str, attempt: Attempt) -> AttemptReply:
        """Try digits; counted before it is answered."""
        found = self._api.ask("POST", f"{_PATH}/{backup}/attempts", attempt, seconds=_THINKING)
        return self._api.read_as(AttemptReply, found)

    def unlock(self, backup: str, unlock: Unlock) -> UnlockReply:
        """The digits were right: the try is given back, and the pieces can be fetched."""
        found = self._api.ask("POST", f"{_PATH}/{backup}/unlock", unlock, seconds=_THINKING, limit=_LIST_LIMIT)
        return self._api.read_as(UnlockReply, found)

    def confirm(self, backup: str, confirm: Confirm) -> None:
        """The memory arrived: nobody needs it there any more."""
        self._api.tell("POST", f"{_PATH}/{backup}/confirm", confirm, seconds=_THINKING)

    def delete(self, backup: str) -> None:
        """End it, at the customer's word."""
        self._api.tell("DELETE", f"{_PATH}/{backup}", seconds=_THINKING)
