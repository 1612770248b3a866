"""Which accounts are on this device, and in which folder does each lie?

`profile.json` under `--home`: a random id of the home (names its keyring entries), and per account a random folder,
the salt of its file, the place of its key, and how it is locked. No memory, no secret. Written whole, by rename.
"""

from __future__ import annotations

import json
import os
import unicodedata
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from client.errors import Damaged
from client.store.keys import PARTS, KeyPlace, Part

FILE_NAME = "profile.json"
IDLE_MINUTES = (0, 1, 5, 15)  # 0 = a window never locks by itself


@dataclass(frozen=True, slots=True)
class Lock:
    """An account is locked with a passphrase: which of its two sealed records counts, and when a window locks."""

    part: Part
    idle: int  # minutes without a touch, one of IDLE_MINUTES
    on_pause: bool  # when the app goes to the background


@dataclass(frozen=True, slots=True)
class Account:
    """An account of this device. `name` is what the customer calls it; `folder` is random."""

    name: str
    folder: str
    salt: str  # hex, 16 bytes: how we know our own file
    key: KeyPlace
    lock: Lock | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """All accounts of one home."""

    id: str
    accounts: tuple[Account, ...]

    def account(self, name: str) -> Account | None:
        """The account of that name (NFC), if it is on this device."""
        wanted = unicodedata.normalize("NFC", name)
        return next((account for account in self.accounts if account.name == wanted), None)

    def with_account(self, changed: Account) -> Profile:
        """The same with another entry for the account in that folder."""
        return Profile(self.id, tuple(changed if one.folder == changed.folder else one for one in self.accounts))


def read_profile(home: Path) -> Profile | None:
    """The profile, or None for a new home. Raises Damaged."""
    path = home / FILE_NAME
    try:
        data = json.loads(path.read_text("utf-8"))
        return Profile(id=str(data["id"]), accounts=tuple(_account(account) for account in data["accounts"]))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Damaged("profile-damaged", file=FILE_NAME) from error


def _account(data: dict[str, Any]) -> Account:
    """Raises ValueError and TypeError for what this app never wrote."""
    lock = data.get("lock")
    account = Account(**{**data, "lock": None if lock is None else Lock(**lock)})
    sound = account.key in {"keyring", "file"} and account.folder.isalnum() and len(bytes.fromhex(account.salt)) == 16
    if not sound or not isinstance(account.name, str):
        raise ValueError("not an account")
    if account.lock is not None and (account.lock.part not in PARTS or account.lock.idle not in IDLE_MINUTES):
        raise ValueError("not a lock")
    return account


def write_profile(home: Path, profile: Profile) -> None:
    """Replace the profile in one step; it is on the disk when this returns."""
    new = home / (FILE_NAME + ".new")
    with new.open("w", encoding="utf-8") as file:
        json.dump(asdict(profile), file, ensure_ascii=False, indent=1)
        file.flush()
        os.fsync(file.fileno())
    new.replace(home / FILE_NAME)
    keep_names(home)


def keep_names(folder: Path) -> None:
    """What was made, renamed or unlinked in a folder survives a power cut from now on."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
