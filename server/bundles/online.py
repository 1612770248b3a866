"""Which keys does the server itself sign with? One for the snapshot, one for the timestamp; neither can sign contents.

They are made at the first need, and never again: with new ones the devices would refuse everything, so that a lost key
is an error to tell, not a gap to fill.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key
from securesystemslib.signer import CryptoSigner

from server.errors import Damaged
from server.locks import alone
from server.secret_file import write_secret

ONLINE_ROLES = ("snapshot", "timestamp")


@dataclass(frozen=True, slots=True)
class OnlineKeys:
    """The two signers."""

    snapshot: CryptoSigner
    timestamp: CryptoSigner

    def ids(self) -> Mapping[str, str]:
        """Key ids by role."""
        return {"snapshot": self.snapshot.public_key.keyid, "timestamp": self.timestamp.public_key.keyid}


def online_keys(folder: Path) -> OnlineKeys:
    """The keys in `folder`, made where there are none. Raises Damaged("online-keys-damaged")."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with alone(folder / ".lock"):
        return OnlineKeys(*(_load_or_make(folder / f"{role}.pem") for role in ONLINE_ROLES))


def _load_or_make(path: Path) -> CryptoSigner:
    if not path.exists():
        write_secret(path, CryptoSigner.generate_ed25519().private_bytes)
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except (ValueError, TypeError) as error:
        raise Damaged("online-keys-damaged") from error
    if not isinstance(key, Ed25519PrivateKey):
        raise Damaged("online-keys-damaged")
    return CryptoSigner(key)
