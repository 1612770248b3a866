"""Does a restore that meets damage, a cut line, a full disk or another phone change nothing and cost nothing?"""

from itertools import islice

import pytest

from client.errors import Damaged, Refused, ServerUnreachable, StoreFull
from client.store import backups
from tests.client.backup.conftest import PIN, Watched
from tests.client.transfer.conftest import rows


def test_a_confirm_that_was_lost_is_made_up_for_at_the_next_start(phone, far):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    made = old.backs_up()
    far.break_next("confirm", after=True)
    assert not new.restores().confirmed
    assert far.kept[made.backup].state == "RESTORED"
    new.door.settle()
    assert backups.confirm(new.database) is None
    assert len(far.of("confirm")) == 2
    new.door.settle()
    assert len(far.of("confirm")) == 2


@pytest.mark.parametrize("why", ["backup-gone", "backup-unknown"])
def test_a_backup_that_is_gone_meanwhile_counts_as_confirmed(phone, far, why):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up()
    far.break_next("confirm", error=Refused(why))
    assert new.restores().confirmed


def test_another_customer_who_logs_in_later_does_not_confirm_for_the_first(phone, far):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    made = old.backs_up()
    far.break_next("confirm")
    new.restores()
    new.logs_in("c2")
    new.door.settle()
    assert far.kept[made.backup].state == "ACTIVE"
    new.logs_in("c1")
    new.door.settle()
    assert far.kept[made.backup].state == "RESTORED"


def test_a_damaged_backup_is_told_apart_from_wrong_digits_changes_nothing_and_costs_no_try(phone, far):
    old, new = phone("old"), phone("new")
    new.knows("여기 것")
    old.lives()
    made = old.backs_up()
    before = rows(new.file())
    kept = far.kept[made.backup]
    whole = kept.chunks[0]
    for at in [*range(24), *range(24, len(whole), len(whole) // 40), len(whole) - 1]:
        for bit in range(8) if at < 24 else (at % 8,):
            flipped = bytearray(whole)
            flipped[at] ^= 1 << bit
            kept.chunks[0] = bytes(flipped)
            with pytest.raises(Damaged, match="backup-damaged"):
                new.opens()
            assert kept.used == 0
    assert rows(new.file()) == before
    assert not new.incoming.folder.exists()
    kept.chunks[0] = whole
    new.restores()


def test_a_piece_that_is_not_the_one_on_the_list_is_damage_and_is_not_kept(phone, far):
    old, new = phone("old"), phone("new")
    old.lives()
    old.backs_up()
    far.replies["get_chunk"] = lambda data: data[:-1] + b"x"
    with pytest.raises(Damaged, match="backup-damaged"):
        new.opens()
    assert not new.incoming.folder.exists()
    far.replies.clear()
    assert new.restores().new["facts"] == 4


def test_fewer_rows_than_the_head_says_take_everything_back(phone, far, monkeypatch):
    from client.backup import restore

    old, new = phone("old"), phone("new")
    old.lives()
    made = old.backs_up(with_log=True)
    opened = new.opens()
    merge = restore.merge

    def forgetful(database, rows, *given, **more):
        return merge(database, islice(rows, 20), *given, **more)

    monkeypatch.setattr(restore, "merge", forgetful)
    with pytest.raises(Damaged, match="backup-damaged"):
        new.door.take(opened)
    monkeypatch.undo()
    assert new.all_facts() == []
    assert far.kept[made.backup].state == "ACTIVE"
    assert new.door.take(opened).new["facts"] == 4


def test_a_download_that_was_cut_goes_on_where_it_stopped(phone, far, small_pieces):
    old, new = phone("old"), phone("new")
    old.fills(4_000)
    made = old.backs_up()
    pieces = len(far.kept[made.backup].chunks)
    assert pieces >= 3
    watched = Watched("download", after=1)
    with pytest.raises(Refused, match="backup-cancelled"):
        new.opens(watched=watched)
    fetched = len(far.of("get_chunk"))
    assert 0 < fetched < pieces
    new.restores()
    assert len(far.of("get_chunk")) == pieces
    assert len(new.all_facts()) == 4_000


def test_nothing_changes_where_the_disk_is_full(phone, far, monkeypatch):
    old, new = phone("old"), phone("new")
    old.lives()
    made = old.backs_up()
    opened = new.opens()

    def full(*given):
        raise StoreFull("store-full")

    monkeypatch.setattr("client.backup.restore.backups.set_confirm", full)
    with pytest.raises(StoreFull):
        new.door.take(opened)
    monkeypatch.undo()
    assert new.all_facts() == []
    assert far.kept[made.backup].state == "ACTIVE"
    assert new.door.take(opened).confirmed


def test_two_phones_that_restore_at_once_both_have_the_memory_and_the_second_learns_that_it_is_gone(phone, far):
    old, one, two = phone("old"), phone("one"), phone("two")
    old.lives()
    made = old.backs_up(with_log=True)
    first, second = one.opens(), two.opens()
    one.door.take(first)
    assert two.door.take(second).confirmed
    assert rows(one.file()) == rows(two.file())
    assert far.kept[made.backup].restored_to == "one의 휴대폰"


def test_the_phone_may_take_its_own_backup_back_and_is_not_told_that_it_moved(phone):
    old = phone("old")
    fact = old.knows("부산에 산다")
    old.backs_up()
    old.restores()
    old.door.settle()
    assert old.door.moved() is None
    assert [one.id for one in old.all_facts()] == [fact.id]


def test_the_network_that_is_away_is_told_as_such(phone, far):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up()
    far.break_next("attempt", times=3)
    with pytest.raises(ServerUnreachable):
        new.opens()
    assert new.restores(PIN).confirmed
