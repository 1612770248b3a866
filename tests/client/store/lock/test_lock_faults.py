"""Can a step of setting, changing or removing a lock lose the key, wherever it fails or is killed?"""

from shutil import copytree

import pytest

from client.errors import Damaged, StoreFull
from client.store import half_locked, keys, lock
from tests.client.store.lock.conftest import door, key_files
from tests.support.lock_kills import OLD, Stories, opens_with


@pytest.mark.parametrize("fails", ["save_record", "write_profile", "key_of"])
def test_what_fails_on_the_way_leaves_the_old_state(home, store, cheap, monkeypatch, fails):
    def full(*_):
        raise StoreFull("store-full")

    opened = store()
    monkeypatch.setattr(keys if fails == "save_record" else lock, fails, full)
    with pytest.raises(StoreFull):
        door(home, opened).set(OLD)
    monkeypatch.undo()
    assert store()
    assert key_files(opened.folder) == {"gieok.key"}
    assert not (opened.folder / half_locked.MARK).exists()


def test_a_key_that_reads_back_otherwise_is_never_counted_on(home, store, cheap, monkeypatch):
    opened = store()
    monkeypatch.setattr(lock, "key_of", lambda *_: bytes(32))
    with pytest.raises(Damaged, match="lock-not-kept"):
        door(home, opened).set(OLD)
    assert store()


@pytest.mark.parametrize("act", ["set", "change", "off"])
def test_a_kill_at_any_point_leaves_an_account_that_opens_and_no_key_beside_it(tmp_path, act, many):
    with Stories() as stories:
        begun = stories.begin(tmp_path / "begun", act)
        whole = copytree(begun, tmp_path / "whole")
        points = stories.live(whole, act)["points"]
        assert points > 10
        assert opens_with(whole, act, done=True)
        for point in range(1, points + 1, max(1, points // many(4, points))):
            home = copytree(begun, tmp_path / str(point))
            assert stories.live(home, act, point=point)["killed"]
            assert opens_with(home, act)
            stories.live(home, act)
            assert opens_with(home, act, done=True)
