"""What can be asked of the server about backups, and what it answers."""

import hashlib

from shared.wire.backups import Activate, Attempt, Confirm, NewBackup, Unlock

TOKEN, TAG = "token-7731", "dGFnLTc3MzE="
LINE = {
    "backup": "b1", "state": "ACTIVE", "device": "d1", "device_name": "Phone", "created_at": "2026-09-28T00:00:00Z",
    "expires_at": "2026-10-12T00:00:00Z", "size": 1, "tries": 10, "left": 10, "wait_until": None, "ended_at": None,
    "public_key": "", "restored_to": None,
}  # fmt: skip
CREATED = {"backup": "b1", "public_key": "AA==", "expires_at": "2026-10-12T00:00:00Z", "tries": 10, "days": 14}
CHUNK = {"number": 0, "sha256": "00" * 32, "size": 1}
UNLOCKED = {"token": "download-7731", "expires_at": "2026-10-12T00:00:00Z", "left": 10, "chunks": [CHUNK]}
DATA = b"sealed"
SHA = hashlib.sha256(DATA).hexdigest()
CALLS = {
    "create": (lambda s: s.create(NewBackup("d1", "Phone", 10, 14), "key-7731"), "POST", "/v1/backups", CREATED),
    "enrol": (lambda s: s.enrol("b1", "AA=="), "POST", "/v1/backups/b1/enrol", {"element": "AA=="}),
    "chunks": (lambda s: s.chunks("b1"), "GET", "/v1/backups/b1/chunks", {"chunks": [CHUNK]}),
    "put_chunk": (lambda s: s.put_chunk("b1", 3, DATA, SHA), "PUT", "/v1/backups/b1/chunks/3", CHUNK),
    "get_chunk": (lambda s: s.get_chunk("b1", 3, "download-7731"), "GET", "/v1/backups/b1/chunks/3", DATA),
    "activate": (lambda s: s.activate("b1", Activate("AA==", "AA==", [SHA])), "POST", "/v1/backups/b1/activate", b""),
    "list": (lambda s: s.list(), "GET", "/v1/backups", {"backups": [LINE]}),
    "attempt": (
        lambda s: s.attempt("b1", Attempt("a1", "AA==")), "POST", "/v1/backups/b1/attempts",
        {"element": "AA==", "commitment": "AA==", "left": 9},
    ),
    "unlock": (lambda s: s.unlock("b1", Unlock("a1", TAG)), "POST", "/v1/backups/b1/unlock", UNLOCKED),
    "confirm": (lambda s: s.confirm("b1", Confirm(TAG, "New")), "POST", "/v1/backups/b1/confirm", b""),
    "delete": (lambda s: s.delete("b1"), "DELETE", "/v1/backups/b1", b""),
}  # fmt: skip
