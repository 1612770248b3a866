"""A lock seals the store's key under a passphrase: does it open with that one alone, and leave no key beside it?"""

import pytest

from client.errors import KeyMissing, Locked, Refused, StoreWiped, WrongPassphrase
from client.store import keys, meta
from client.store.opening import open_reader, release
from client.store.profile import read_profile
from client.store.wipe import wipe
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.client.store.lock.conftest import door, key_files
from tests.support.forensics import where_in_files
from tests.support.lock_kills import NEW, OLD

WRONG = "giraffe-0000"


def test_a_locked_store_opens_with_its_passphrase_alone(home, store):
    first = store()
    meta.write(first.database, "word", "기린-4402")
    door(home, first).set(OLD)
    with pytest.raises(Locked, match="store-locked"):
        store()
    with pytest.raises(WrongPassphrase, match="lock-wrong"):
        store(WRONG)
    assert meta.read(store(OLD).database, "word") == "기린-4402"


def test_neither_the_passphrase_nor_the_plain_key_lies_in_any_file(home, store):
    opened = store()
    key = bytes(opened.key)
    assert where_in_files(home, key.hex()) == {"gieok.key"}
    door(home, opened).set(OLD)
    door(home, opened).change(OLD, NEW)
    assert where_in_files(home, key.hex(), OLD, NEW) == set()
    assert not any(key in path.read_bytes() for path in home.rglob("*") if path.is_file())
    shown = repr(door(home, opened))
    assert not any(secret in shown for secret in (OLD, NEW, key.hex(), repr(key)))


def test_of_a_released_store_no_key_is_left_in_reach(store, home):
    opened = store()
    release(opened)
    assert bytes(opened.key) == bytes(keys.KEY_BYTES)


def test_another_passphrase_takes_the_place_of_the_old_one_and_taking_it_off_opens_for_all(home, store, cheap):
    opened = store()
    mine = door(home, opened)
    mine.set(OLD, idle=1, on_pause=False)
    mine.change(OLD, NEW)
    assert (mine.standing().idle, mine.standing().on_pause) == (1, False)
    assert key_files(opened.folder) == {"gieok.key.b"}
    with pytest.raises(WrongPassphrase):
        store(OLD)
    store(NEW)
    mine.remove(NEW)
    assert mine.standing() is None
    assert key_files(opened.folder) == {"gieok.key"}
    store()


def test_only_who_knows_the_passphrase_changes_it_or_takes_it_off(home, store, cheap):
    mine = door(home, store())
    mine.set(OLD)
    for refused in (lambda: mine.change(WRONG, NEW), lambda: mine.remove(WRONG), lambda: mine.check(WRONG)):
        with pytest.raises(WrongPassphrase):
            refused()
    mine.check(OLD)
    store(OLD)


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda mine: mine.set("short"), "lock-short"),
        (lambda mine: mine.set(OLD, idle=7), "lock-idle-unknown"),
        (lambda mine: mine.change(OLD, NEW), "lock-none"),
        (lambda mine: mine.remove(OLD), "lock-none"),
        (lambda mine: mine.prefer(idle=1, on_pause=True), "lock-none"),
        (lambda mine: (mine.set(OLD), mine.set(NEW)), "lock-there"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(home, store, cheap, act, code):
    opened = store()
    with pytest.raises(Refused, match=code):
        act(door(home, opened))
    assert store(OLD if code == "lock-there" else None)


def test_when_a_window_locks_is_known_before_the_store_is_open_and_is_no_secret(home, store, cheap):
    opened = store()
    door(home, opened).set(OLD)
    door(home, opened).prefer(idle=15, on_pause=False)
    release(opened)
    (account,) = read_profile(home).accounts
    assert (account.lock.idle, account.lock.on_pause) == (15, False)


def test_the_passphrase_is_the_same_composed_or_decomposed(home, store, cheap):
    door(home, store()).set("가나다라마바사아")
    store("\u1100\u1161\u1102\u1161\u1103\u1161\u1105\u1161\u1106\u1161\u1107\u1161\u1109\u1161\u110b\u1161")


def test_who_has_it_open_goes_on_reads_beside_and_exports(home, store, cheap):
    opened, other = store(), store()
    door(home, opened).set(OLD)
    meta.write(other.database, "k", "v")
    reader = open_reader(other)
    assert meta.read(reader, "k") == "v"
    reader.close()


def test_a_wipe_takes_the_lock_along(home, store, cheap):
    opened = store()
    door(home, opened).set(OLD)
    wipe(home, opened, ids=new_id, randomness=random_bytes)
    fresh = store()
    assert door(home, fresh).standing() is None
    assert not opened.folder.exists()
    with pytest.raises(StoreWiped):
        door(home, opened).standing()


def test_in_a_keyring_only_the_sealed_record_is_left_and_goes_with_a_wipe(home, store, cheap, monkeypatch):
    kept = {}
    keyring = pytest.importorskip("keyring")
    monkeypatch.setattr(keyring, "get_password", lambda service, name: kept.get(name))
    monkeypatch.setattr(keyring, "set_password", lambda service, name, key: kept.update({name: key}))
    monkeypatch.setattr(keyring, "delete_password", lambda service, name: kept.pop(name))
    opened = store(keyring=lambda: True)
    key = bytes(opened.key).hex()
    assert key in kept.values()
    door(home, opened).set(OLD)
    assert [name.rsplit("/", 1)[1] for name in kept] == ["a"]
    assert key not in "".join(kept.values())
    store(OLD, keyring=lambda: True)
    kept_before = set(kept)
    wipe(home, opened, ids=new_id, randomness=random_bytes)
    assert not kept_before & set(kept)


def test_a_locked_account_without_its_record_misses_its_key(home, store, cheap):
    opened = store()
    door(home, opened).set(OLD)
    (opened.folder / "gieok.key.a").unlink()
    with pytest.raises(KeyMissing):
        store(OLD)
