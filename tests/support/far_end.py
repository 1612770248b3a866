"""The server's far end of backups in one object, with a vault that does what the real one does: for tests of the phone.

`FarEnd` holds what a server holds; `FarEnd.line(account)` is what `client.net.backups.BackupService` is to the phone.
`calls` has every call by name, so that a test can see what left the phone; `fails` lets the next calls break.
"""

import base64
import hashlib
from dataclasses import dataclass, field
from datetime import timedelta

from client.errors import Refused, ServerUnreachable
from shared.clock import stamp
from shared.crypto import oprf
from shared.wire import backups as wire


def b64(data):
    return base64.b64encode(data).decode()


def unb64(text):
    return base64.b64decode(text, validate=True)


@dataclass
class Kept:
    """One backup."""

    id: str
    account: str
    key: str
    new: wire.NewBackup
    secret: int | None
    public: bytes
    created_at: str
    expires_at: str
    state: str = "CREATED"
    enrols: int = 0
    used: int = 0
    attempts: dict = field(default_factory=dict)  # id: (element, refunded)
    chunks: dict = field(default_factory=dict)
    done: wire.Activate | None = None
    ended_at: str | None = None
    restored_to: str | None = None

    def end(self, state, at):
        if self.state in {"CREATED", "ACTIVE"}:
            self.state, self.secret, self.ended_at = state, None, at
            self.chunks = {}


class FarEnd:
    """Everything that the server has."""

    def __init__(self, clock, randomness):
        self.clock, self.randomness = clock, randomness
        self.kept: dict[str, Kept] = {}
        self.calls: list[tuple] = []
        self.fails: dict[str, list] = {}  # by method: what to raise, before or after it was done
        self.replies: dict[str, object] = {}  # by method: change what is answered

    def line(self, account):
        return Line(self, account)

    def of(self, name):
        return [call for call in self.calls if call[0] == name]

    def break_next(self, name, *, times=1, after=False, error=None):
        """The next calls of a method fail, before or after the server has done it."""
        self.fails.setdefault(name, []).extend([(after, error or ServerUnreachable("server-unreachable"))] * times)

    def answered(self, name, do, *given):
        self.calls.append((name, *given))
        failing = self.fails.get(name) and self.fails[name].pop(0)
        if failing and not failing[0]:
            raise failing[1]
        found = do()
        if failing:
            raise failing[1]
        change = self.replies.get(name)
        return change(found) if change else found

    def get(self, account, backup, *states):
        kept = self.kept.get(backup)
        if kept is None or kept.account != account:
            raise Refused("backup-unknown")
        if states and kept.state not in states:
            raise Refused("backup-gone", state=kept.state)
        return kept


class Line:
    """One session's way to it: the methods of `BackupService`."""

    def __init__(self, far, account):
        self.far, self.account = far, account

    def create(self, new, key):
        return self.far.answered("create", lambda: self._create(new, key), new, key)

    def _create(self, new, key):
        far = self.far
        kept = next((one for one in far.kept.values() if (one.account, one.key) == (self.account, key)), None)
        if kept is None:
            secret, public = oprf.derive_key_pair(far.randomness(32), b"test")
            now = far.clock()
            name = f"b{len(far.kept) + 1:011d}"
            kept = Kept(name, self.account, key, new, secret, public, stamp(now), stamp(now + timedelta(days=new.days)))
            far.kept[name] = kept
        elif kept.state != "CREATED":
            raise Refused("backup-gone", state=kept.state)
        return wire.CreatedBackup(kept.id, b64(kept.public), kept.expires_at, new.tries, new.days)

    def enrol(self, backup, element):
        return self.far.answered("enrol", lambda: self._enrol(backup, element), backup, element)

    def _enrol(self, backup, element):
        kept = self.far.get(self.account, backup, "CREATED")
        if kept.enrols >= 3:
            raise Refused("enrol-closed")
        kept.enrols += 1
        return wire.EnrolReply(b64(oprf.evaluate(kept.secret, unb64(element))))

    def chunks(self, backup):
        return self.far.answered("chunks", lambda: wire.ChunkList(self._stored(self.far.get(self.account, backup))))

    def _stored(self, kept):
        return [wire.StoredChunk(n, hashlib.sha256(d).hexdigest(), len(d)) for n, d in sorted(kept.chunks.items())]

    def put_chunk(self, backup, number, data, sha256):
        def put():
            kept = self.far.get(self.account, backup, "CREATED")
            assert hashlib.sha256(data).hexdigest() == sha256
            assert kept.chunks.setdefault(number, data) == data

        return self.far.answered("put_chunk", put, backup, number)

    def get_chunk(self, backup, number, download):
        def get():
            assert download == "download-token"
            return self.far.get(self.account, backup, "ACTIVE").chunks[number]

        return self.far.answered("get_chunk", get, backup, number)

    def activate(self, backup, done):
        def activate():
            kept = self.far.get(self.account, backup, "CREATED", "ACTIVE")
            if kept.state == "ACTIVE":
                assert kept.done == done
                return
            assert done.chunks == [chunk.sha256 for chunk in self._stored(kept)]
            for other in self.far.kept.values():
                if (other.account, other.new.device, other.state) == (self.account, kept.new.device, "ACTIVE"):
                    other.end("REPLACED", stamp(self.far.clock()))
            kept.done, kept.state = done, "ACTIVE"

        return self.far.answered("activate", activate, backup, done)

    def list(self):
        def lines():
            mine = [kept for kept in reversed(self.far.kept.values()) if kept.account == self.account]
            return wire.BackupList([self._line(kept) for kept in mine])

        return self.far.answered("list", lines)

    def _line(self, kept):
        size = sum(map(len, kept.chunks.values()))
        return wire.BackupLine(
            kept.id, kept.state, kept.new.device, kept.new.device_name, kept.created_at, kept.expires_at, size,
            kept.new.tries, kept.new.tries - kept.used, None, kept.ended_at, b64(kept.public), kept.restored_to,
        )  # fmt: skip

    def attempt(self, backup, attempt):
        def evaluate():
            kept = self.far.get(self.account, backup, "ACTIVE")
            element = unb64(attempt.element)
            known = kept.attempts.get(attempt.attempt)
            if known and known[0] != element:
                raise Refused("attempt-reused")
            if known is None:
                if kept.used >= kept.new.tries:
                    kept.end("EXHAUSTED", stamp(self.far.clock()))
                    raise Refused("backup-gone", state="EXHAUSTED")
                kept.used += 1
                kept.attempts[attempt.attempt] = [element, False]
            evaluated = oprf.evaluate(kept.secret, element)
            return wire.AttemptReply(b64(evaluated), kept.done.commitment, kept.new.tries - kept.used)

        return self.far.answered("attempt", evaluate, backup, attempt)

    def _check_tag(self, kept, tag):
        if b64(hashlib.sha256(unb64(tag)).digest()) != kept.done.tag_hash:
            raise Refused("tag-wrong")

    def unlock(self, backup, unlock):
        def open_it():
            kept = self.far.get(self.account, backup, "ACTIVE")
            self._check_tag(kept, unlock.tag)
            known = kept.attempts[unlock.attempt]
            if not known[1]:
                known[1], kept.used = True, kept.used - 1
            return wire.UnlockReply("download-token", kept.expires_at, kept.new.tries - kept.used, self._stored(kept))

        return self.far.answered("unlock", open_it, backup, unlock)

    def confirm(self, backup, confirm):
        def confirmed():
            kept = self.far.get(self.account, backup, "ACTIVE", "RESTORED")
            self._check_tag(kept, confirm.tag)
            if kept.state == "ACTIVE":
                kept.end("RESTORED", stamp(self.far.clock()))
                kept.restored_to = confirm.device_name

        return self.far.answered("confirm", confirmed, backup, confirm)

    def delete(self, backup):
        return self.far.answered(
            "delete", lambda: self.far.get(self.account, backup).end("DELETED", stamp(self.far.clock())), backup
        )
