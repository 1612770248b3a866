"""Is what a device sent well formed? Pure; a refusal never repeats it.

Names and ids go into a database and a vault, so that they are checked here, at the door, and nowhere else.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Sequence

from server.errors import NotFound, Refused
from server.in_json import encode
from shared.ids import ALPHABET, LENGTH
from shared.wire.backups import CHUNKS_AT_MOST

_BACKUP = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_KEY = re.compile(r"[\x21-\x7e]{8,128}")
_SHA256 = re.compile(r"[0-9a-f]{64}")
_DIGEST = re.compile(r"(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):\s*(?:,|$)")


def backup_id(text: str) -> str:
    """An id of ours, whether there is such a backup or not. Raises NotFound."""
    if not _BACKUP.fullmatch(text):
        raise NotFound("backup-unknown")
    return text


def given_id(text: str) -> str:
    """An id that a device has made: of itself, of an attempt. Raises Refused."""
    if not _ID.fullmatch(text):
        raise Refused("request-broken")
    return text


def key_hash(header: str) -> str:
    """The hash of an Idempotency-Key. Raises Refused."""
    if not _KEY.fullmatch(header):
        raise Refused("idempotency-key-wrong")
    return hashlib.sha256(header.encode()).hexdigest()


def hashes(sent: Sequence[str]) -> tuple[str, ...]:
    """The hashes of all chunks, by number. Raises Refused."""
    if not 1 <= len(sent) <= CHUNKS_AT_MOST or not all(_SHA256.fullmatch(one) for one in sent):
        raise Refused("request-broken")
    return tuple(sent)


def digest(header: str) -> str:
    """The SHA-256 in a Content-Digest header (RFC 9530), hexadecimal. Raises Refused."""
    found = _DIGEST.search(header)
    if not found:
        raise Refused("digest-wrong")
    return base64.b64decode(found[1]).hex()


def digest_header(sha256: str) -> str:
    """The other way round."""
    return f"sha-256=:{encode(bytes.fromhex(sha256))}:"
