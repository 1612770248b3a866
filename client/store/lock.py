"""How does an account get a passphrase, another one, or none any more? A crash at any point never loses the key.

In this order: (1) a mark that two forms of the key may lie there, (2) the new form is written beside the old one and
read back, (3) the profile names it, in one step: from here on it counts, (4) the old form is written over and goes,
(5) the mark goes. What a crash leaves, the next opening tidies (half_locked.py). The store's key stays the same, so
whoever has the store open goes on. Nobody can help who forgets the passphrase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from client.errors import Damaged, KeyMissing, Refused, StoreWiped
from client.store import half_locked, keys
from client.store.keys import Part
from client.store.opening import Opened, folder_of, key_name, key_of, one_at_a_time, usable
from client.store.profile import IDLE_MINUTES, Account, Lock, Profile, keep_names, read_profile, write_profile
from shared.randomness import Randomness

IDLE_USUAL = 5  # minutes


@dataclass(frozen=True, slots=True)
class LockDoor:
    """The lock of one open account. Every method reads anew what holds: another process may have changed it."""

    home: Path
    opened: Opened
    randomness: Randomness

    def standing(self) -> Lock | None:
        """How it is locked, or None."""
        return self._named()[1].lock

    def check(self, passphrase: str) -> None:
        """Raises WrongPassphrase, and Refused("lock-none") where there is no lock."""
        profile, account = self._named()
        self._known(profile, account, passphrase)

    def set(self, passphrase: str, *, idle: int = IDLE_USUAL, on_pause: bool = True) -> None:
        """Lock it. Raises Refused: "lock-short", "lock-there"."""
        with self._changing() as (profile, account):
            if account.lock is not None:
                raise Refused("lock-there")
            self._seal(profile, account, passphrase, Lock("a", _minutes(idle), on_pause))

    def change(self, passphrase: str, new: str) -> None:
        """Another passphrase. Raises WrongPassphrase, Refused: "lock-short", "lock-none"."""
        with self._changing() as (profile, account):
            lock = self._known(profile, account, passphrase)
            part: Part = "b" if lock.part == "a" else "a"
            self._seal(profile, account, new, replace(lock, part=part))

    def remove(self, passphrase: str) -> None:
        """No lock any more. Raises WrongPassphrase, Refused("lock-none")."""
        with self._changing() as (profile, account):
            self._known(profile, account, passphrase)
            name, folder = key_name(profile, account), self.opened.folder
            half_locked.begin(folder)
            keys.save_key(account.key, folder, name, bytes(self.opened.key))
            self._same(lambda: keys.load_key(account.key, folder, name))
            self._switch(profile, replace(account, lock=None))

    def prefer(self, *, idle: int, on_pause: bool) -> None:
        """When a window locks. Raises Refused("lock-none")."""
        with self._changing() as (profile, account):
            if account.lock is None:
                raise Refused("lock-none")
            lock = replace(account.lock, idle=_minutes(idle), on_pause=on_pause)
            write_profile(self.home, profile.with_account(replace(account, lock=lock)))

    def _named(self) -> tuple[Profile, Account]:
        profile = read_profile(self.home)
        account = profile.account(self.opened.account.name) if profile else None
        if profile is None or account is None or folder_of(self.home, account) != self.opened.folder:
            raise StoreWiped("store-wiped")
        return profile, account

    @contextmanager
    def _changing(self) -> Iterator[tuple[Profile, Account]]:
        with usable(), one_at_a_time(self.home):
            profile, account = self._named()
            half_locked.tidy(account, self.opened.folder, key_name(profile, account))
            yield profile, account

    def _known(self, profile: Profile, account: Account, passphrase: str) -> Lock:
        if account.lock is None:
            raise Refused("lock-none")
        self._same(lambda: key_of(profile, account, self.opened.folder, passphrase))
        return account.lock

    def _seal(self, profile: Profile, account: Account, passphrase: str, lock: Lock) -> None:
        from client.store.sealed_key import sealed

        name, folder = key_name(profile, account), self.opened.folder
        record = sealed(bytes(self.opened.key), passphrase, name, self.randomness)
        locked = replace(account, lock=lock)
        half_locked.begin(folder)
        keys.save_record(account.key, folder, name, lock.part, record)
        self._same(lambda: key_of(profile, locked, folder, passphrase))
        self._switch(profile, locked)

    def _switch(self, profile: Profile, account: Account) -> None:
        """The new form is there and is right: it counts, and the other one goes."""
        keep_names(self.opened.folder)
        write_profile(self.home, profile.with_account(account))
        half_locked.tidy(account, self.opened.folder, key_name(profile, account))

    def _same(self, read: Callable[[], bytes]) -> None:
        """What lies there is the key that the store is open with. Raises Damaged("lock-not-kept")."""
        try:
            kept = read()
        except KeyMissing as error:
            raise Damaged("lock-not-kept") from error
        if kept != bytes(self.opened.key):
            raise Damaged("lock-not-kept")


def _minutes(idle: int) -> int:
    if idle not in IDLE_MINUTES:
        raise Refused("lock-idle-unknown")
    return idle
