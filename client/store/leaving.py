"""How does a folder of an account leave this device for good? Key first, then each file unlinked and written over.

A folder that is to leave is marked before the profile stops naming it, so that a crash in between is made good at the
next opening. Nothing without a mark is ever touched.
"""

from __future__ import annotations

import os
from pathlib import Path

from client.store import keys
from client.store.profile import read_profile

MARK = ".leaving"
_CHUNK = 1 << 20  # bytes


def mark(folder: Path) -> None:
    """This folder leaves as soon as no profile names it."""
    with (folder / MARK).open("w") as file:
        os.fsync(file.fileno())


def unmark(folder: Path) -> None:
    """It stays."""
    (folder / MARK).unlink(missing_ok=True)


def destroy(folder: Path, place: keys.KeyPlace, key_name: str) -> None:
    """Nothing of the folder can be read any more; the mark goes last."""
    keys.delete_key(place, folder, key_name)
    files = sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: path.name == MARK)
    for path in files:
        _write_over(path)
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir()
    folder.rmdir()


def sweep(home: Path) -> None:
    """Finish what a crash left half done; called while nobody else opens this home."""
    marked = [path.parent for path in (home / "accounts").glob(f"*/{MARK}")]
    profile = read_profile(home) if marked else None
    if profile is None:
        return
    named = {account.folder for account in profile.accounts}
    for folder in marked:
        if folder.name in named:
            unmark(folder)
            continue
        place: keys.KeyPlace = "file" if keys.lies_in_a_file(folder) else "keyring"
        destroy(folder, place if keys.usable_keyring() else "file", f"{profile.id}/{folder.name}")


def _write_over(path: Path) -> None:
    """Whoever has it open keeps a file without a name, and nothing in it."""
    with path.open("r+b") as file:
        path.unlink()
        left = os.fstat(file.fileno()).st_size
        while left > 0:
            left -= file.write(b"\0" * min(left, _CHUNK))
        file.flush()
        os.fsync(file.fileno())
