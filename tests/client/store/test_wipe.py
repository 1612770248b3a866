"""Everything goes at once or nothing does; a crash in between is made good; the other accounts are not touched."""

import pytest

from client.errors import StoreFull, StoreWiped
from client.store import index, keys, leaving, meta, pages
from client.store import wipe as wiping
from client.store.index import Columns, Piece
from client.store.opening import open_store, release
from client.store.profile import read_profile
from client.store.wipe import wipe
from shared.ids import new_id
from shared.randomness import random_bytes


@pytest.fixture
def store(tmp_path):
    """Opens accounts of one home."""
    opened = []

    def run(name="local", keyring=lambda: False):
        opened.append(open_store(tmp_path, name, ids=new_id, randomness=random_bytes, keyring=keyring))
        return opened[-1]

    yield run
    for one in opened:
        release(one)


def gone(tmp_path, opened):
    wipe(tmp_path, opened, ids=new_id, randomness=random_bytes)


def folders(tmp_path):
    return {path.name for path in (tmp_path / "accounts").iterdir()}


def fill(database):
    with database.transaction():
        meta.write(database, "preference_language", "ja")
        meta.write(database, "tombstone_secret", "ab")
        index.add(database, "pages", Piece("policy/refund", "환불", Columns("환불", "환불"), shelf="policy"))
        index.add(database, "facts", Piece("f1", "코끼리", Columns("코끼리", "코끼")))
        database.run("INSERT INTO pages VALUES ('policy', 'refund', 1, 'ko', '[]', '[]', '[]', NULL, 'x')")
        database.run("INSERT INTO bundle_marks VALUES ('policy', 7)")


def test_a_new_file_with_a_new_key_takes_the_old_ones_place(tmp_path, store):
    old = store()
    fill(old.database)
    key = (old.folder / keys.FILE_NAME).read_text()
    gone(tmp_path, old)
    assert not old.folder.exists()
    fresh = store()
    assert folders(tmp_path) == {fresh.folder.name}
    assert (fresh.folder / keys.FILE_NAME).read_text() != key
    assert fresh.account.salt != old.account.salt
    assert {path.name for path in fresh.folder.iterdir()} <= {
        "gieok.db",
        "gieok.db-wal",
        "gieok.db-shm",
        "gieok.key",
        ".open",
    }


def test_what_the_service_published_and_the_settings_move_over_and_nothing_else(tmp_path, store):
    old = store()
    fill(old.database)
    gone(tmp_path, old)
    database = store().database
    assert pages.known(database, "policy") == {"refund": (1, "x")}
    assert [row["version"] for row in database.all("SELECT version FROM bundle_marks")] == [7]
    assert len(index.match(database, "pages", ["환불"], 5, shelf="policy")) == 1
    assert index.match(database, "facts", ["코끼리"], 5) == []
    assert (meta.read(database, "preference_language"), meta.read(database, "tombstone_secret")) == ("ja", None)


def test_who_has_it_open_is_refused_every_statement_and_writes_nothing(tmp_path, store):
    old, other = store(), store()
    gone(tmp_path, old)
    for database in (old.database, other.database):
        with pytest.raises(StoreWiped):
            database.all("SELECT 1")
        with pytest.raises(StoreWiped), database.transaction():
            raise AssertionError("begun")
        with pytest.raises(StoreWiped):
            meta.write(database, "k", "v")
    with pytest.raises(StoreWiped):
        gone(tmp_path, other)
    assert meta.read(store().database, "k") is None


def test_a_transaction_that_was_open_when_everything_went_writes_nothing(tmp_path, store):
    old, other = store(), store()
    with pytest.raises(StoreWiped), other.database.transaction():
        other.database.one("SELECT 1")
        for path in old.folder.iterdir():
            path.unlink()
        other.database.run("INSERT INTO meta VALUES ('k', 'v')")


@pytest.mark.parametrize("step", ["_move_over", "write_profile"])
def test_what_fails_before_the_switch_changes_nothing(tmp_path, store, monkeypatch, step):
    old = store()
    meta.write(old.database, "k", "v")

    def full(*_):
        raise StoreFull("store-full")

    monkeypatch.setattr(wiping, step, full)
    with pytest.raises(StoreFull):
        gone(tmp_path, old)
    monkeypatch.undo()
    assert meta.read(old.database, "k") == "v"
    assert meta.read(store().database, "k") == "v"
    assert folders(tmp_path) == {old.folder.name}


def test_a_crash_after_the_switch_is_made_good_at_the_next_opening(tmp_path, store, monkeypatch):
    old = store()
    meta.write(old.database, "k", "v")
    monkeypatch.setattr(leaving, "destroy", lambda *_: None)
    monkeypatch.setattr(leaving, "unmark", lambda *_: None)
    gone(tmp_path, old)
    monkeypatch.undo()
    assert len(folders(tmp_path)) == 2
    fresh = store()
    assert folders(tmp_path) == {fresh.folder.name}
    assert meta.read(fresh.database, "k") is None
    assert not (fresh.folder / leaving.MARK).exists()


def test_a_folder_without_a_mark_is_never_touched(tmp_path, store):
    release(store())
    stray = tmp_path / "accounts" / "stray"
    stray.mkdir()
    (stray / "gieok.db").write_bytes(b"somebody's")
    store()
    assert (stray / "gieok.db").read_bytes() == b"somebody's"


def test_W1_the_other_account_stays_as_it_was(tmp_path, store):
    old, other = store("a"), store("b")
    meta.write(other.database, "k", "v")
    gone(tmp_path, old)
    assert meta.read(other.database, "k") == "v"
    assert [account.name for account in read_profile(tmp_path).accounts] == ["a", "b"]


def test_a_key_in_the_keyring_goes_too(tmp_path, store, monkeypatch):
    kept = {}
    keyring = pytest.importorskip("keyring")
    monkeypatch.setattr(keyring, "get_password", lambda service, name: kept.get(name))
    monkeypatch.setattr(keyring, "set_password", lambda service, name, key: kept.update({name: key}))
    monkeypatch.setattr(keyring, "delete_password", lambda service, name: kept.pop(name))
    old = store(keyring=lambda: True)
    before = dict(kept)
    gone(tmp_path, old)
    assert len(kept) == 1
    assert not kept.items() & before.items()
    store(keyring=lambda: True)
