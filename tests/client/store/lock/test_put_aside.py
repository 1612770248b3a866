"""Does an account or a profile that is put aside make room and come back?"""

import re
from datetime import date

import pytest

from client.errors import Damaged
from client.store import meta
from client.store.aside import set_aside
from client.store.opening import release
from tests.client.store.lock.conftest import door
from tests.support.lock_kills import OLD


def test_an_account_that_is_put_aside_makes_room_and_opens_under_its_new_name(home, store):
    opened = store()
    meta.write(opened.database, "k", "v")
    release(opened)
    before = {path: path.read_bytes() for path in opened.folder.iterdir()}
    aside = set_aside(home, "local", day())
    assert {path: path.read_bytes() for path in opened.folder.iterdir()} == before
    assert aside.name == "local~20260928"
    assert aside.place == f"accounts/{opened.folder.name}"
    assert meta.read(store().database, "k") is None
    assert meta.read(store(name=aside.name).database, "k") == "v"
    assert set_aside(home, "local", day()).name == "local~20260928-2"
    assert set_aside(home, "nobody", day()) is None


def test_a_profile_that_cannot_be_read_is_put_beside_and_comes_back(home, store):
    meta.write(store().database, "k", "v")
    whole = (home / "profile.json").read_text()
    (home / "profile.json").write_text("{")
    aside = set_aside(home, "local", day())
    assert (aside.name, aside.place) == (None, "profile.json.20260928")
    assert meta.read(store().database, "k") is None
    (home / "profile.json").write_text(whole)
    assert meta.read(store().database, "k") == "v"


def day():
    return date(2026, 9, 28)


def test_a_profile_with_a_lock_of_nobodys_making_is_damaged(home, store, cheap):
    opened = store()
    door(home, opened).set(OLD)
    text = (home / "profile.json").read_text()
    for old, new in (('"part": "a"', '"part": "c"'), ('"idle": 5', '"idle": 7'), ('"idle"', '"idel"')):
        (home / "profile.json").write_text(re.sub(old, new, text))
        with pytest.raises(Damaged, match="profile-damaged"):
            store(OLD)
