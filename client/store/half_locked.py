"""What did a crash leave half done while a lock was set, changed or taken off? A mark says that something may be.

The profile says what counts; whatever else of the key lies there goes, but only once the one that counts is there.
Without the mark nothing is asked and nothing is touched: an ordinary start costs one look for a file.
"""

from __future__ import annotations

from pathlib import Path

from client.store import keys
from client.store.profile import Account, keep_names

MARK = ".locking"


def begin(folder: Path) -> None:
    """From now on two forms of the key may lie there."""
    (folder / MARK).touch(mode=0o600)
    keep_names(folder)


def tidy(account: Account, folder: Path, name: str) -> None:
    """One form is left, the one that the profile names. Inside the home's lock."""
    mark = folder / MARK
    if not mark.exists():
        return
    counts = None if account.lock is None else account.lock.part
    if keys.load_record(account.key, folder, name, counts) is None:
        return  # the key is missing; another form of it may be all that is left
    for part in (None, *keys.PARTS):
        if part != counts:
            keys.delete_record(account.key, folder, name, part)
    mark.unlink()
