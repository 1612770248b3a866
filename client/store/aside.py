"""How does an account that cannot be opened make room for a new one, and nothing of it is lost?

No file moves and none is deleted: the account only gets another name in the profile, under which it can be opened as
soon as its key is back. Where the profile itself cannot be read, that file is put beside it and a new one begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from itertools import count
from pathlib import Path

from client.errors import Damaged
from client.store import profile as profiles
from client.store.opening import folder_of, one_at_a_time, usable


@dataclass(frozen=True, slots=True)
class Aside:
    """What was put aside: the account's new name (None: the profile itself), and where it lies below the home."""

    name: str | None
    place: str


def set_aside(home: Path, name: str, day: date) -> Aside | None:
    """Put the account of that name aside; None where there is none any more. Raises what a full disk raises."""
    with usable(), one_at_a_time(home):
        try:
            profile = profiles.read_profile(home)
        except Damaged:
            return _profile_aside(home, day)
        account = profile.account(name) if profile else None
        if profile is None or account is None:
            return None
        taken = {one.name for one in profile.accounts}
        free = next(other for other in _names(f"{account.name}~{day:%Y%m%d}") if other not in taken)
        profiles.write_profile(home, profile.with_account(replace(account, name=free)))
        return Aside(free, str(folder_of(home, account).relative_to(home)))


def _profile_aside(home: Path, day: date) -> Aside:
    name = next(other for other in _names(f"{profiles.FILE_NAME}.{day:%Y%m%d}") if not (home / other).exists())
    (home / profiles.FILE_NAME).rename(home / name)
    profiles.keep_names(home)
    return Aside(None, name)


def _names(first: str) -> Iterator[str]:
    yield first
    for number in count(2):
        yield f"{first}-{number}"
