"""Where does the key of a store lie? In the operating system's keyring, else in a 0600 file beside the database.

The key is 32 random bytes (no password, so no slow derivation at start). Not done here: opening the store.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from client.errors import Damaged, KeyMissing

KeyPlace = Literal["keyring", "file"]

SERVICE = "gieok"
KEY_BYTES = 32
FILE_NAME = "gieok.key"
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
    if place == "keyring":
        import keyring
        import keyring.errors

        try:
            keyring.set_password(SERVICE, name, key.hex())
        except keyring.errors.KeyringError as error:
            raise Damaged("store-keyring-closed") from error
        return
    path = folder / FILE_NAME
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(key.hex())
        file.flush()
        os.fsync(file.fileno())


def load_key(place: KeyPlace, folder: Path, name: str) -> bytes:
    """The key. Raises KeyMissing where there is none, Damaged where it can't be one or the keyring is closed."""
    text = _read(place, folder, name)
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
    """Nobody has the key any more; nothing happens where there is none. Raises Damaged where the keyring is closed."""
    if place == "keyring":
        import keyring
        import keyring.errors

        try:
            if keyring.get_password(SERVICE, name) is not None:
                keyring.delete_password(SERVICE, name)
        except keyring.errors.KeyringError as error:
            raise Damaged("store-keyring-closed") from error
        return
    path = folder / FILE_NAME
    if path.exists():
        with path.open("r+b") as file:
            file.write(b"0" * 2 * KEY_BYTES)
            file.flush()
            os.fsync(file.fileno())
        path.unlink()


def _read(place: KeyPlace, folder: Path, name: str) -> str | None:
    if place == "keyring":
        import keyring
        import keyring.errors

        try:
            return keyring.get_password(SERVICE, name)
        except keyring.errors.KeyringError as error:
            raise Damaged("store-keyring-closed") from error
    try:
        return (folder / FILE_NAME).read_text("ascii")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise Damaged("store-key-damaged", place=place) from error
