"""Where does the key of a store lie? In the operating system's keyring, else in a 0600 file beside the database.

The key is 32 random bytes (no password, so no slow derivation at start). A locked account has no such key there, only a
sealed record under one of two names of their own (`part`). Not done here: opening the store, sealing (sealed_key.py).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal

from client.errors import Damaged, KeyMissing

KeyPlace = Literal["keyring", "file"]
Part = Literal["a", "b"]

SERVICE = "gieok"
KEY_BYTES = 32
FILE_NAME = "gieok.key"
PARTS: Final[tuple[Part, Part]] = ("a", "b")
_UNUSABLE = ("keyring.backends.fail", "keyring.backends.null", "keyring.backends.chainer")


def usable_keyring() -> bool:
    """Whether the operating system keeps secrets for us. Imports `keyring` lazily; it may ask D-Bus."""
    try:
        import keyring

        backend = keyring.get_keyring()
    except Exception:  # noqa: BLE001  a broken key store of the system must not keep the app from starting
        return False
    return not type(backend).__module__.startswith(_UNUSABLE)


def save_key(place: KeyPlace, folder: Path, name: str, key: bytes) -> None:
    """Keep `key` under `name` (keyring) or in `folder` (file). Raises Damaged where the keyring is closed."""
    save_record(place, folder, name, None, key.hex())


def load_key(place: KeyPlace, folder: Path, name: str) -> bytes:
    """The key. Raises KeyMissing where there is none, Damaged where it can't be one or the keyring is closed."""
    text = load_record(place, folder, name, None)
    if text is None:
        raise KeyMissing("store-key-missing", place=place)
    try:
        key = bytes.fromhex(text.strip())
    except ValueError as error:
        raise Damaged("store-key-damaged", place=place) from error
    if len(key) != KEY_BYTES:
        raise Damaged("store-key-damaged", place=place)
    return key


def delete_key(place: KeyPlace, folder: Path, name: str) -> None:
    """Nobody has the key any more, sealed or not; nothing happens where there is none. Raises as `delete_record`."""
    for part in (None, *PARTS):
        delete_record(place, folder, name, part)


def save_record(place: KeyPlace, folder: Path, name: str, part: Part | None, text: str) -> None:
    """Keep a text in the key's place, or in one of the two beside it. Raises Damaged where the keyring is closed."""
    if place == "keyring":
        import keyring
        import keyring.errors

        try:
            keyring.set_password(SERVICE, _name(name, part), text)
        except keyring.errors.KeyringError as error:
            raise Damaged("store-keyring-closed") from error
        return
    descriptor = os.open(_file(folder, part), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def load_record(place: KeyPlace, folder: Path, name: str, part: Part | None) -> str | None:
    """What lies there, or None. Raises Damaged where it can't be read or the keyring is closed."""
    if place == "keyring":
        import keyring
        import keyring.errors

        try:
            return keyring.get_password(SERVICE, _name(name, part))
        except keyring.errors.KeyringError as error:
            raise Damaged("store-keyring-closed") from error
    try:
        return _file(folder, part).read_text("ascii")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise Damaged("store-key-damaged", place=place) from error


def delete_record(place: KeyPlace, folder: Path, name: str, part: Part | None) -> None:
    """Written over, then unlinked; nothing happens where there is none. Raises Damaged where the keyring is closed."""
    if place == "keyring":
        import keyring
        import keyring.errors

        try:
            if keyring.get_password(SERVICE, _name(name, part)) is not None:
                keyring.delete_password(SERVICE, _name(name, part))
        except keyring.errors.KeyringError as error:
            raise Damaged("store-keyring-closed") from error
        return
    path = _file(folder, part)
    if path.exists():
        with path.open("r+b") as file:
            file.write(b"0" * path.stat().st_size)
            file.flush()
            os.fsync(file.fileno())
        path.unlink()


def lies_in_a_file(folder: Path) -> bool:
    """Whether a key of this folder lies in it, sealed or not."""
    return any(_file(folder, part).exists() for part in (None, *PARTS))


def _file(folder: Path, part: Part | None) -> Path:
    return folder / (FILE_NAME if part is None else f"{FILE_NAME}.{part}")


def _name(name: str, part: Part | None) -> str:
    return name if part is None else f"{name}/{part}"
