"""Which keys does the server itself sign with? One for the snapshot, one for the timestamp; neither can sign contents.

They are made at the first need and never silently again: with others the devices would refuse everything, so that a
lost key is an error to tell, not a gap to fill. `replace` makes new ones beside them; which of the two sign is decided
by the root that is live, so that there is no moment at which a kill leaves the wrong ones in place.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key
from securesystemslib.signer import CryptoSigner, Key
from tuf.api.metadata import Root

from server.errors import Damaged
from server.locks import alone
from server.secret_file import write_secret

ONLINE_ROLES = ("snapshot", "timestamp")


@dataclass(frozen=True, slots=True)
class OnlineKeys:
    """The two signers."""

    snapshot: CryptoSigner
    timestamp: CryptoSigner

    def by_role(self) -> Mapping[str, CryptoSigner]:
        """Both, by role."""
        return {"snapshot": self.snapshot, "timestamp": self.timestamp}

    def ids(self) -> Mapping[str, str]:
        """Key ids by role."""
        return {role: key.public_key.keyid for role, key in self.by_role().items()}


@dataclass(frozen=True, slots=True)
class Held:
    """The keys in use, and those that the next root should name: the ones that wait, where any do."""

    current: OnlineKeys
    offered: OnlineKeys

    def possible(self) -> Mapping[str, tuple[Key, ...]]:
        """The public keys that a root may name, by role."""
        current, offered = self.current.by_role(), self.offered.by_role()
        return {role: (current[role].public_key, offered[role].public_key) for role in ONLINE_ROLES}

    def named_by(self, root: Root) -> OnlineKeys:
        """The keys that this root names. Raises Damaged("online-keys-lost") where they are not here."""
        found: list[CryptoSigner] = []
        for role in ONLINE_ROLES:
            both = (self.current.by_role()[role], self.offered.by_role()[role])
            named = [key for key in both if root.roles[role].keyids == [key.public_key.keyid]]
            if not named:
                raise Damaged("online-keys-lost")
            found.append(named[0])
        return OnlineKeys(*found)


def online_keys(folder: Path) -> Held:
    """The keys in `folder`, made where there are none. Raises Damaged("online-keys-damaged")."""
    with _alone(folder):
        return _held(folder)


def replace_keys(folder: Path) -> Held:
    """New keys that wait, made where none do; those in use stay until a root that names these is live."""
    with _alone(folder):
        _held(folder)
        for role in ONLINE_ROLES:
            _load_or_make(_waiting(folder, role))
        return _held(folder)


def take_over(folder: Path, root: Root) -> None:
    """Keys that waited and that the live root names take the place of those that it names no more."""
    with _alone(folder):
        offered = _held(folder).offered.ids()
        for role in ONLINE_ROLES:
            if _waiting(folder, role).exists() and root.roles[role].keyids == [offered[role]]:
                _waiting(folder, role).replace(_current(folder, role))


def _alone(folder: Path) -> AbstractContextManager[None]:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return alone(folder / ".lock")


def _current(folder: Path, role: str) -> Path:
    return folder / f"{role}.pem"


def _waiting(folder: Path, role: str) -> Path:
    return folder / f"{role}.next.pem"


def _held(folder: Path) -> Held:
    current = [_load_or_make(_current(folder, role)) for role in ONLINE_ROLES]
    waiting = [_waiting(folder, role) for role in ONLINE_ROLES]
    offered = [_load(path) if path.exists() else key for path, key in zip(waiting, current, strict=True)]
    return Held(OnlineKeys(*current), OnlineKeys(*offered))


def _load_or_make(path: Path) -> CryptoSigner:
    if not path.exists():
        write_secret(path, CryptoSigner.generate_ed25519().private_bytes)
    return _load(path)


def _load(path: Path) -> CryptoSigner:
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except (ValueError, TypeError) as error:
        raise Damaged("online-keys-damaged") from error
    if not isinstance(key, Ed25519PrivateKey):
        raise Damaged("online-keys-damaged")
    return CryptoSigner(key)
