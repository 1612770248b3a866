"""Which accounts are on this device, and in which folder does each lie?

`profile.json` under `--home`: a random id of the home (names its keyring entries), and per account a random folder, the
salt of its file and the place of its key. No memory is in it. Written whole, by rename.
"""

from __future__ import annotations

import json
import os
import unicodedata
from dataclasses import asdict, dataclass
from pathlib import Path

from client.errors import Damaged
from client.store.keys import KeyPlace

FILE_NAME = "profile.json"


@dataclass(frozen=True, slots=True)
class Account:
    """An account of this device. `name` is what the customer calls it; `folder` is random."""

    name: str
    folder: str
    salt: str  # hex, 16 bytes: how we know our own file
    key: KeyPlace


@dataclass(frozen=True, slots=True)
class Profile:
    """All accounts of one home."""

    id: str
    accounts: tuple[Account, ...]

    def account(self, name: str) -> Account | None:
        """The account of that name (NFC), if it is on this device."""
        wanted = unicodedata.normalize("NFC", name)
        return next((account for account in self.accounts if account.name == wanted), None)


def read_profile(home: Path) -> Profile | None:
    """The profile, or None for a new home. Raises Damaged."""
    path = home / FILE_NAME
    try:
        data = json.loads(path.read_text("utf-8"))
        return Profile(id=str(data["id"]), accounts=tuple(_checked(Account(**account)) for account in data["accounts"]))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Damaged("profile-damaged", file=FILE_NAME) from error


def _checked(account: Account) -> Account:
    """Raises ValueError for what this app never wrote."""
    sound = account.key in {"keyring", "file"} and account.folder.isalnum() and len(bytes.fromhex(account.salt)) == 16
    if not sound or not isinstance(account.name, str):
        raise ValueError("not an account")
    return account


def write_profile(home: Path, profile: Profile) -> None:
    """Replace the profile in one step."""
    new = home / (FILE_NAME + ".new")
    with new.open("w", encoding="utf-8") as file:
        json.dump(asdict(profile), file, ensure_ascii=False, indent=1)
        file.flush()
        os.fsync(file.fileno())
    new.replace(home / FILE_NAME)
