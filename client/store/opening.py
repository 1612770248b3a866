"""How does an account's store get opened, or made where there is none?

Order matters: the key is kept before the file exists (a crash in between costs an unused key, never a file without its
key), and nothing is written into a file before it is known to be ours and of a schema that we know.
"""

from __future__ import annotations

import errno
import fcntl
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from client.errors import KeyMissing, Locked, NotOurFile, Refused, StoreBusy, StoreFull
from client.store import half_locked, keys
from client.store.database import FILE_NAME, Database
from client.store.leaving import sweep
from client.store.migrate import check_not_newer, migrate
from client.store.profile import Account, Profile, read_profile, write_profile
from client.store.turn_taking import wait_for
from shared.ids import Ids
from shared.randomness import Randomness

SALT_BYTES = 16  # SQLCipher's
PATIENCE_SECONDS = 10.0  # for another process that is opening; one that hangs holds its lock for ever


@dataclass(frozen=True, slots=True)
class Opened:
    """An open store, and where it lies. `alone` = no other process had it open at that moment.

    `beside` = the account was made just now, in a home that had others: its name may be a slip of the hand.
    """

    database: Database
    account: Account
    folder: Path
    alone: bool
    presence: IO[str]  # a shared lock for as long as this process has the store open
    beside: bool = False
    key: bytearray = field(default_factory=bytearray, repr=False)  # empty again once the store was released


def release(opened: Opened) -> None:
    """Close the store and leave it to others; of the key nothing stays that Python lets us reach."""
    opened.database.close()
    opened.presence.close()
    opened.key[:] = bytes(len(opened.key))


def open_store(
    home: Path,
    name: str,
    *,
    ids: Ids,
    randomness: Randomness,
    keyring: Callable[[], bool] = keys.usable_keyring,
    passphrase: str | None = None,
) -> Opened:
    """Open the store of account `name` under `home`, making it where the device has none.

    Raises WrongKey, KeyMissing, NotOurFile, StoreTooNew, Damaged, Refused("home-unusable"), StoreFull,
    StoreBusy("home-held"), Locked (a passphrase is needed), WrongPassphrase: each leaves the files as they were.
    """
    with usable():
        return _open(home, name, passphrase, ids=ids, randomness=randomness, keyring=keyring)


@contextmanager
def usable() -> Iterator[None]:
    """What the disk refuses becomes StoreFull or Refused("home-unusable")."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise StoreFull("store-full") from error
        raise Refused("home-unusable") from error


def open_reader(opened: Opened) -> Database:
    """A second connection that sees the store as it is now, for long reads beside a running app. Close it after."""
    database = Database(opened.database.path, bytes(opened.key), bytes.fromhex(opened.account.salt))
    database.begin_reading()
    return database


def _open(
    home: Path,
    name: str,
    passphrase: str | None,
    *,
    ids: Ids,
    randomness: Randomness,
    keyring: Callable[[], bool],
) -> Opened:
    home.mkdir(parents=True, exist_ok=True, mode=0o700)
    with one_at_a_time(home):
        sweep(home)
        profile = read_profile(home) or Profile(id=ids(), accounts=())
        account = profile.account(name)
        beside = account is None and bool(profile.accounts)
        if account is None:
            profile, account = _new_account(home, profile, name, ids=ids, randomness=randomness, keyring=keyring)
        folder = folder_of(home, account)
        path = folder / FILE_NAME
        salt = bytes.fromhex(account.salt)
        if path.exists() and path.stat().st_size and _head(path) != salt:  # empty: its first moment was cut short
            raise NotOurFile("store-not-ours", file=str(path.relative_to(home)))
        half_locked.tidy(account, folder, key_name(profile, account))
        key = key_of(profile, account, folder, passphrase)
        database = Database(path, key, salt)
        try:
            check_not_newer(database)
            database.configure()
            migrate(database)
        except BaseException:
            database.close()
            raise
        alone, presence = _be_present(folder)
    return Opened(database, account, folder, alone, presence, beside, bytearray(key))


def key_of(profile: Profile, account: Account, folder: Path, passphrase: str | None) -> bytes:
    """The account's key, out of its sealed record where it is locked. Raises Locked, WrongPassphrase, as `load_key`."""
    name = key_name(profile, account)
    if account.lock is None:
        return keys.load_key(account.key, folder, name)
    record = keys.load_record(account.key, folder, name, account.lock.part)
    if record is None:
        raise KeyMissing("store-key-missing", place=account.key)
    if passphrase is None:
        raise Locked("store-locked")
    from client.store.sealed_key import unsealed  # its cryptography is nothing that an account without a lock waits for

    return unsealed(record, passphrase, name)


def _new_account(
    home: Path, profile: Profile, name: str, *, ids: Ids, randomness: Randomness, keyring: Callable[[], bool]
) -> tuple[Profile, Account]:
    account = Account(
        name=unicodedata.normalize("NFC", name),
        folder=ids(),
        salt=randomness(SALT_BYTES).hex(),
        key="keyring" if keyring() else "file",
    )
    folder = folder_of(home, account)
    folder.mkdir(parents=True, mode=0o700)
    keys.save_key(account.key, folder, key_name(profile, account), randomness(keys.KEY_BYTES))
    profile = Profile(profile.id, (*profile.accounts, account))
    write_profile(home, profile)
    return profile, account


def folder_of(home: Path, account: Account) -> Path:
    """Where an account lies."""
    return home / "accounts" / account.folder


def key_name(profile: Profile, account: Account) -> str:
    """What its key is called in a keyring."""
    return f"{profile.id}/{account.folder}"


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(SALT_BYTES)


def _be_present(folder: Path) -> tuple[bool, IO[str]]:
    """Take a shared lock; whether nobody else had one. What a crash left half done is only ours to mend when alone."""
    file = (folder / ".open").open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        alone = True
    except BlockingIOError:
        alone = False
    fcntl.flock(file, fcntl.LOCK_SH)
    return alone, file


@contextmanager
def one_at_a_time(home: Path) -> Iterator[None]:
    """Two processes that open a new home at the same moment make one account, not two."""
    with (home / ".lock").open("w") as lock:
        if not wait_for(lock, PATIENCE_SECONDS):
            raise StoreBusy("home-held")
        yield
