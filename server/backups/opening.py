"""How is a backup opened? A try that the vault counts, its tag, the chunks, and the word that all is on the phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from server import in_json
from server.backups import reading, rules
from server.backups.keeper import Keeper
from server.backups.notices import NoticeStore
from server.blobs.port import Chunk
from server.errors import Damaged, Gone, NotFound
from server.sessions.rules import label
from server.staff.rules import hash_of
from shared.clock import stamp
from shared.wire.backups import (
    Attempt,
    AttemptReply,
    ChunkList,
    Confirm,
    StoredChunk,
    Unlock,
    UnlockReply,
)


@dataclass(frozen=True, slots=True)
class Opening:
    """The steps of the new phone."""

    keeper: Keeper
    notices: NoticeStore
    new_token: Callable[[], str]

    def attempt(self, account: str, backup: str, sent: Attempt) -> AttemptReply:
        """One try. Raises Refused (not counted), Conflict, TooMany, Gone, NotFound."""
        name, element = reading.given_id(sent.attempt), in_json.element(sent.element)
        row = self.keeper.live(account, backup)
        if rules.failed_too_often(row, row.left):
            self.notices.write(row.backup, "tries")
        with self._settled_after(row):
            evaluated = self.keeper.vault.attempt(row.backup, name, element)
        return AttemptReply(in_json.encode(evaluated.element), in_json.encode(evaluated.commitment), evaluated.left)

    def unlock(self, account: str, backup: str, sent: Unlock) -> UnlockReply:
        """The tag of a right try. Raises Refused("tag-wrong"), Gone, NotFound."""
        name, tag = reading.given_id(sent.attempt), in_json.secret(sent.tag)
        row = self.keeper.live(account, backup)
        with self._settled_after(row):
            left = self.keeper.vault.unlock(row.backup, name, tag)
        token, until = self.new_token(), stamp(self.keeper.clock() + rules.DOWNLOAD_FOR)
        self.keeper.store.unlocked(row.backup, hash_of(token), until)
        return UnlockReply(token, until, left, self.chunks(account, backup).chunks)

    def chunks(self, account: str, backup: str) -> ChunkList:
        """What is there while it is uploaded, and the whole list once it is active. Raises Gone, NotFound."""
        row = self.keeper.live(account, backup)
        known = self.keeper.store if row.state == "ACTIVE" else self.keeper.blobs
        return ChunkList([StoredChunk(it.number, it.sha256, it.size) for it in known.chunks(row.backup)])

    def chunk(self, account: str, backup: str, number: int, token: str) -> tuple[Chunk, bytes]:
        """The ciphertext. Raises NotAllowed("download-closed"), NotFound, Gone, Damaged."""
        row = self.keeper.live(account, backup)
        rules.may_download(row, hash_of(token), self.keeper.now())
        listed = next((it for it in self.keeper.store.chunks(row.backup) if it.number == number), None)
        if listed is None:
            raise NotFound("chunk-unknown")
        try:
            return listed, self.keeper.blobs.get(row.backup, number)
        except NotFound as error:
            self.keeper.live(account, backup)  # dropped a moment ago, or lost
            raise Damaged("chunk-damaged") from error

    def confirm(self, account: str, backup: str, sent: Confirm) -> None:
        """The memory is on the phone: the key and the ciphertext go. Raises Refused("tag-wrong"), Gone, NotFound."""
        name, tag = label(sent.device_name), in_json.secret(sent.tag)
        row = self.keeper.found(account, backup)
        if row.state == "RESTORED":
            return
        if not row.live:
            raise Gone("backup-gone", state=row.state)
        self.keeper.store.restoring(row.backup, name)
        with self._settled_after(row):
            self.keeper.vault.confirm(row.backup, tag)

    @contextmanager
    def _settled_after(self, row: rules.Kept) -> Iterator[None]:
        """Whatever the vault answers, the row and the ciphertext follow before the device hears it."""
        try:
            yield
        finally:
            self.keeper.settle(row)
