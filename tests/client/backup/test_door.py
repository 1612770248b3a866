"""Which backups there are, which one is meant, and what the old phone and every start have to know."""

import asyncio
import threading

import pytest

from client.backup.later import Backing
from client.errors import Refused, ServerUnreachable, StoreBusy
from client.store import backups
from shared.formats.config import ServiceConfig
from shared.randomness import random_bytes
from tests.client.backup.conftest import Watched


def test_the_old_phone_is_told_where_its_memory_went_and_keeps_it(phone):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up()
    old.door.settle()
    assert old.door.moved() is None
    old.clock.move(days=1)
    new.restores()
    old.door.settle()
    moved = old.door.moved()
    assert (moved.to, moved.at) == ("new의 휴대폰", old.clock())
    assert old.statements() == ["부산에 산다"]
    assert old.door.moved() == moved, "until it was answered"
    old.door.keep()
    old.door.settle()
    assert old.door.moved() is None


def test_a_newer_backup_ends_the_telling(phone):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up()
    new.restores()
    old.door.settle()
    old.backs_up()
    assert old.door.moved() is None


@pytest.mark.parametrize("state", ["EXPIRED", "EXHAUSTED", "DELETED"])
def test_a_backup_that_ended_otherwise_is_asked_about_no_more(phone, far, state):
    old = phone("old")
    old.knows("부산에 산다")
    made = old.backs_up()
    far.kept[made.backup].end(state, "2026-09-29T00:00:00.000Z")
    old.door.settle()
    asked = len(far.calls)
    old.door.settle()
    assert len(far.calls) == asked
    assert old.door.moved() is None


def test_a_phone_without_a_backup_asks_nobody(phone, far):
    one = phone()
    one.door.settle()
    assert far.calls == []


def test_another_devices_upload_never_ends_this_ones_and_the_right_one_has_to_be_named(phone):
    one, two, new = phone("one"), phone("two"), phone("new")
    one.knows("하나")
    two.knows("둘")
    one.backs_up()
    second = two.backs_up("516283")
    with pytest.raises(Refused, match=r"backup-which\(count=2\)"):
        new.opens()
    new.door.take(new.opens("516283", second.backup))
    assert new.statements() == ["둘"]
    new.restores()
    assert new.statements() == ["둘", "하나"]


def test_why_a_backup_is_not_there_is_told(phone, far):
    old, new = phone("old"), phone("new")
    with pytest.raises(Refused, match="backup-none"):
        new.door.choose(None)
    old.knows("부산에 산다")
    far.break_next("put_chunk", times=3)
    with pytest.raises(ServerUnreachable):
        old.backs_up()
    with pytest.raises(Refused, match="backup-not-whole"):
        new.door.choose(None)
    made = old.door.go_on(Watched()())
    with pytest.raises(Refused, match="backup-unknown"):
        new.door.choose("nothing")
    with pytest.raises(Refused, match="backup-unknown"):
        new.door.delete("../../v1/account")
    old.door.delete(made.backup)
    with pytest.raises(Refused, match=r"backup-gone\(state=DELETED\)"):
        new.door.choose(None)
    assert backups.made(old.database) is None


def test_two_commands_at_once_do_not_make_two(phone, far):
    old = phone("old")
    old.knows("부산에 산다")
    inside, go_on = threading.Event(), threading.Event()

    def slow(reply):
        inside.set()
        go_on.wait(20)
        return reply

    far.replies["create"] = slow
    first = threading.Thread(target=old.backs_up)
    first.start()
    assert inside.wait(20)
    with pytest.raises(StoreBusy, match="backup-elsewhere"):
        old.backs_up("516283")
    go_on.set()
    first.join()
    assert [kept.state for kept in far.kept.values()] == ["ACTIVE"]


def test_pieces_that_a_kill_left_are_swept_at_the_next_start_and_those_that_are_needed_stay(phone, far, small_pieces):
    old = phone("old")
    old.knows("부산에 산다")
    old.outgoing.put(0, b"left behind")
    backing = Backing(
        old.opened, old.account_door, old.preferences, ServiceConfig, old.clock, "Asia/Seoul", old.ids, random_bytes
    )
    asyncio.run(backing.settle())
    assert not old.outgoing.folder.exists()
    far.break_next("put_chunk", times=3)
    with pytest.raises(ServerUnreachable):
        old.backs_up()
    old.door.settle()
    assert old.outgoing.folder.exists()
    assert old.door.go_on(Watched()()).counts["facts"] == 1


def test_pieces_of_a_backup_that_is_in_the_memory_already_are_swept_too(phone, far):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up()
    far.break_next("confirm")
    new.restores()
    new.incoming.put(0, b"left behind")
    new.door.settle()
    assert not new.incoming.folder.exists()


def test_a_start_of_the_app_survives_a_server_that_is_away_and_loads_nothing_where_nothing_waits(phone, monkeypatch):
    one = phone()
    backing = Backing(
        one.opened, one.account_door, one.preferences, ServiceConfig, one.clock, "Asia/Seoul", one.ids, random_bytes
    )
    opened = []
    monkeypatch.setattr(Backing, "door", lambda self: opened.append(1) or one.door)
    asyncio.run(backing.settle())
    assert opened == []
    one.knows("부산에 산다")
    one.backs_up()
    one.far.break_next("list")
    asyncio.run(backing.settle())
    assert opened == [1]
    assert not backing.has_moved()


def test_a_wipe_takes_everything_about_backups_along(phone):
    from client.store.wipe import wipe

    old = phone("old")
    old.knows("부산에 산다")
    old.backs_up()
    old.incoming.put(0, b"sealed")
    folder = old.opened.folder
    wipe(old.home, old.opened, ids=old.ids, randomness=random_bytes)
    assert not folder.exists()
