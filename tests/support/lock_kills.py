"""Does a kill while a lock is set, changed or taken off lose the key? A warm process forks children that die there.

with Stories() as stories:
    home = stories.begin(folder, "change")          # a home as it is before
    stories.live(home, "change", point=7)           # dies at its 7th point: before or after one step on the disk
    opens_with(home, "change")                      # with the old passphrase or the new one, and nothing beside it
"""

import json
import os
from pathlib import Path

from client.errors import GieokError
from client.store import half_locked, keys, sealed_key
from client.store.lock import LockDoor
from client.store.opening import open_store, release
from client.store.profile import read_profile
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.support.warm import Points, Warm, serve

OLD, NEW = "elephant-7731", "코끼리와 기린 4402"
BEFORE = {"set": None, "change": OLD, "off": OLD}
AFTER = {"set": OLD, "change": NEW, "off": None}


def _cheap():
    """The least cost that a record may have: the steps count here, not the guesses."""
    sealed_key.MEMORY_KIB, sealed_key.PASSES = 19 * 1024, 2


def _open(home, passphrase):
    return open_store(home, "local", ids=new_id, randomness=random_bytes, keyring=lambda: False, passphrase=passphrase)


def _act(home, act):
    """Once more where it was not done; nothing where it was."""
    try:
        opened = _open(home, BEFORE[act])
    except GieokError:
        opened = _open(home, AFTER[act])
    door = LockDoor(home, opened, random_bytes)
    locked = door.standing() is not None
    if act == "set" and not locked:
        door.set(OLD)
    elif act == "off" and locked:
        door.remove(OLD)
    elif act == "change":
        try:
            door.change(OLD, NEW)
        except GieokError:
            door.check(NEW)
    release(opened)


def opens_with(home, act, *, done=False):
    """Whether it opens as it was before or as it is after, and no other form of the key lies there then."""
    tried = [AFTER[act]] if done else [BEFORE[act], AFTER[act]]
    for passphrase in tried:
        try:
            release(_open(home, passphrase))
        except GieokError:
            continue
        (account,) = read_profile(home).accounts
        folder = home / "accounts" / account.folder
        one = keys.FILE_NAME if account.lock is None else f"{keys.FILE_NAME}.{account.lock.part}"
        lying = {path.name for path in folder.glob(f"{keys.FILE_NAME}*")}
        return lying == {one} and not (folder / half_locked.MARK).exists()
    return False


class _Points(Points):
    def watch(self):
        """Around each step that reaches the disk."""
        for where, names in ((os, ("open", "fsync")), (Path, ("replace", "unlink", "touch"))):
            for name in names:
                setattr(where, name, self.around(getattr(where, name)))


class Stories(Warm):
    """The warm process."""

    def __init__(self):
        super().__init__("tests.support.lock_kills")

    def begin(self, home, act):
        """A home as it is before."""
        home.mkdir(parents=True)
        opened = _open(home, None)
        if BEFORE[act] is not None:
            cost = sealed_key.MEMORY_KIB, sealed_key.PASSES
            _cheap()
            LockDoor(home, opened, random_bytes).set(BEFORE[act])
            sealed_key.MEMORY_KIB, sealed_key.PASSES = cost
        release(opened)
        return home

    def live(self, home, act, *, point=0):
        """One child."""
        return self.ask(home=str(home), act=act, point=point)


def _child(asked, writing):
    points, error = _Points(asked["point"]), None
    _cheap()
    points.watch()
    try:
        _act(Path(asked["home"]), asked["act"])
    except BaseException as broke:
        error = f"{type(broke).__name__}: {broke}"
    os.write(writing, json.dumps({"points": points.passed, "error": error}).encode())
    os._exit(0)


if __name__ == "__main__":
    serve(_child)
