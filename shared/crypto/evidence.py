"""How does one agreement become a hash, and how is it tied to the one before? The same on the device and on the server.

The leaf hides what it stands for behind 32 random bytes: once these and the text are erased, nobody can tell any more
whose agreement it was or what it said, and the chain over the leaves still holds. Every part has one length, or comes
last, so that no two different inputs are hashed as the same bytes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from shared.wire.evidence import EvidenceBody

SALT_BYTES: Final = 32
START: Final = "0" * 64  # the link before the first
STAMP_LENGTH: Final = 24  # characters of shared/clock.stamp
_LEAF: Final = b"gieok-evidence-1"
_LINK: Final = b"gieok-link-1"
_PLACE_BYTES: Final = 8


def canonical(table: Mapping[str, object]) -> str:
    """JSON that has one form only: keys sorted, no spaces, every sign as itself."""
    return json.dumps(table, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def body_text(body: EvidenceBody) -> str:
    """How a body is written down, and sent."""
    return canonical(asdict(body))


def leaf_of(salt: str, account: str, body: Mapping[str, object]) -> str:
    """The hash of one agreement; salt and hash in hexadecimal. Raises ValueError for a salt of another length."""
    salted = bytes.fromhex(salt)
    if len(salted) != SALT_BYTES:
        raise ValueError("salt")
    return hashlib.sha256(_LEAF + salted + canonical({"account": account, "body": body}).encode()).hexdigest()


def link_of(before: str, place: int, received_at: str, leaf: str) -> str:
    """The hash that ties a leaf to all before it. Raises ValueError for a part of another length."""
    parts = (bytes.fromhex(before), place.to_bytes(_PLACE_BYTES, "big"), received_at.encode(), bytes.fromhex(leaf))
    if [len(part) for part in parts] != [32, _PLACE_BYTES, STAMP_LENGTH, 32]:
        raise ValueError("link")
    return hashlib.sha256(_LINK + b"".join(parts)).hexdigest()
