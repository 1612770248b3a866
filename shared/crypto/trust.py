"""Who signs what, how many of them, and for how long? The one table that desk, server and device agree on.

Root pins everything and signs the list of the four staff roles too. Each staff role has one parent and is terminating.
Snapshot and timestamp are the server's online keys: they say what is newest, never what is in it.
Source: design page "publishing", thresholds and lifetimes.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from shared.formats.bundle import BundleKind

if TYPE_CHECKING:
    from tuf.api.metadata import Metadata


@dataclass(frozen=True, slots=True)
class KeyRule:
    """`threshold` of `keys` keys have to sign."""

    keys: int
    threshold: int


# Root and the list of roles: two sign, and of three, so that a lost key can be replaced by the two others.
ROOT_RULE: Final = KeyRule(keys=3, threshold=2)
STAFF_RULES: Final[dict[BundleKind, KeyRule]] = {
    "policy": KeyRule(keys=3, threshold=2),
    "knowhow": KeyRule(keys=2, threshold=1),
    "service-context": KeyRule(keys=3, threshold=2),  # it enters the model as an instruction
    "config": KeyRule(keys=3, threshold=2),  # it can switch a safeguard off
}
STAFF_LIFETIME: Final = timedelta(days=365)
SNAPSHOT_LIFETIME: Final = timedelta(days=7)
TIMESTAMP_LIFETIME: Final = timedelta(days=1)
METADATA_LIMIT: Final = 64 * 1024  # bytes; ours take 2 kB


def file_name(role: str, version: int) -> str:
    """What a role's metadata is called on the server; the timestamp alone has no version in its name."""
    return "timestamp.json" if role == "timestamp" else f"{version}.{role}.json"


def until(now: datetime, lifetime: timedelta) -> datetime:
    """When a signature made now ends: whole seconds, as TUF wants them."""
    return now.replace(microsecond=0) + lifetime


def to_bytes(metadata: Metadata[Any]) -> bytes:
    """Signed metadata as it is written and served."""
    from tuf.api.serialization.json import JSONSerializer

    return metadata.to_bytes(JSONSerializer(compact=True))
