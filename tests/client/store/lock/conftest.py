"""A store whose key can be sealed under a passphrase."""

import pytest

from client.store import sealed_key
from client.store.lock import LockDoor
from client.store.opening import open_store, release
from shared.ids import new_id
from shared.randomness import random_bytes


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


@pytest.fixture
def store(home):
    """Opens the account; closes all of them at the end."""
    opened = []

    def run(passphrase=None, name="local", keyring=lambda: False):
        opened.append(
            open_store(home, name, ids=new_id, randomness=random_bytes, keyring=keyring, passphrase=passphrase)
        )
        return opened[-1]

    yield run
    for one in opened:
        release(one)


@pytest.fixture
def cheap(monkeypatch):
    """The least that a record may cost: for tests that are not about the cost."""
    monkeypatch.setattr(sealed_key, "MEMORY_KIB", 19 * 1024)
    monkeypatch.setattr(sealed_key, "PASSES", 2)


def door(home, opened):
    return LockDoor(home, opened, random_bytes)


def key_files(folder):
    return {path.name for path in folder.glob("gieok.key*")}
