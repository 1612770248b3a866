"""What does the publishing desk send, and what does the server answer? Bytes travel as base64 inside JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from shared.crypto.trust import METADATA_LIMIT
from shared.formats.bundle import BUNDLE_KINDS, COMPRESSED_LIMIT

# Bytes of a whole parcel. Base64 takes 4 bytes for 3; JSON's own signs are few.
PARCEL_LIMIT: Final = 4 * (len(BUNDLE_KINDS) * (COMPRESSED_LIMIT + METADATA_LIMIT) + 2 * METADATA_LIMIT) // 3 + 4096


@dataclass(frozen=True, slots=True)
class RoleParcel:
    """One role's signed metadata and the bundle that it lists; a role that lists none yet has no target."""

    metadata: str
    target: str | None = None


@dataclass(frozen=True, slots=True)
class PublishParcel:
    """Everything that goes live in one step. `root` and `targets` come with the first publication."""

    roles: dict[str, RoleParcel] = field(default_factory=dict)
    root: str | None = None
    targets: str | None = None


@dataclass(frozen=True, slots=True)
class PublishReceipt:
    """What is live now: the version of each role, of the snapshot and of the timestamp."""

    live: dict[str, int]
    snapshot: int
    timestamp: int


@dataclass(frozen=True, slots=True)
class OnlineKeysReply:
    """The public halves of the server's two keys, in TUF's form for keys, with their key ids."""

    snapshot: dict[str, Any]
    snapshot_id: str
    timestamp: dict[str, Any]
    timestamp_id: str
