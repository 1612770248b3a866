"""A memory moves to another phone: everything checked first, one transaction, and the server told exactly then."""

from datetime import date

import pytest

from client.errors import Refused
from client.memory.fact import PageRef
from client.store import pages
from tests.client.bundles.publisher import page
from tests.client.transfer.conftest import rows


def table_rows(account, *without):
    return [row for row in rows(account.file()) if row["table"] not in without]


LOG = ("conversations", "turns", "looked_up_accounts", "jobs", "egress", "mem0_messages", "block_undo")


def test_a_memory_with_its_log_is_the_same_on_the_new_phone(phone, far):
    old, new = phone("old"), phone("new")
    old.lives()
    before = table_rows(old)
    made = old.backs_up(with_log=True)
    restored = new.restores()
    assert table_rows(new) == before
    assert restored.confirmed
    assert (restored.new["facts"], restored.deleted) == (4, 0)
    assert far.kept[made.backup].state == "RESTORED"
    assert far.kept[made.backup].restored_to == "new의 휴대폰"
    assert made.counts["facts"] == 4
    assert not new.incoming.folder.exists()
    assert not old.outgoing.folder.exists()


def test_without_the_log_the_facts_come_with_their_quotes_and_no_turn(phone):
    old, new = phone("old"), phone("new")
    old.lives()
    before = table_rows(old, *LOG)
    made = old.backs_up()
    assert not set(made.counts) & set(LOG)
    opened = new.opens()
    assert not opened.preview.with_log
    new.door.take(opened)
    assert table_rows(new, *LOG) == before
    assert new.talks.all() == []
    quoted = [fact for fact in new.all_facts() if fact.evidence]
    assert len(quoted) == 4
    for fact in quoted:  # nothing needs the turn that its words came from
        assert new.notebook.delete(fact.id, conversation=True).conversations == ()
    assert new.all_facts() == []


def test_the_new_phone_shows_what_is_in_it_before_anything_comes_in(phone):
    old, new = phone("old"), phone("new")
    old.lives()
    old.backs_up(with_log=True)
    opened = new.opens()
    assert new.all_facts() == []
    assert opened.preview.device_name == "old의 휴대폰"
    assert opened.preview.made_at == old.clock()
    assert opened.preview.counts["facts"] == 4
    assert "904817" not in repr(opened)
    assert opened.fetched.keys.tag.hex() not in repr(opened)
    new.door.discard(opened)
    assert not new.incoming.folder.exists()
    assert new.restores().new["facts"] == 4


def test_what_is_on_the_new_phone_stays_and_what_was_deleted_on_either_side_stays_deleted(phone):
    old, new = phone("old"), phone("new")
    doomed = old.knows("코끼리를 키운다")
    kept = old.knows("부산에 산다")
    old.backs_up(pin="271828")
    new.restores("271828")
    new.forgets(new.notebook.fact(doomed.id))
    new.knows("여기 것")
    old.backs_up()
    restored = new.restores()
    assert new.statements() == sorted(["여기 것", kept.statement])
    assert restored.deleted == 1


def test_another_block_on_the_new_phone_stays_and_the_lines_of_the_backup_are_named(phone):
    old, new = phone("old"), phone("new")
    old.block("호칭: 지수")
    new.block("호칭: 민지")
    old.backs_up()
    assert new.restores().missing_lines == ("호칭: 지수",)
    assert new.notebook.block().text == "호칭: 민지"


def test_facts_are_marked_for_recheck_in_the_very_transaction_that_brings_them(phone):
    old, new = phone("old"), phone("new")
    old.knows("환불은 14일", policy=PageRef("refund", 3))
    pages.put(new.database, "policy", page("refund", 4, effective=date(2026, 9, 1)), "x")
    old.backs_up()
    assert new.restores().rechecks == 1
    (fact,) = new.all_facts()
    assert (fact.recheck.linked, fact.recheck.current) == (3, 4)


def test_the_same_memory_restored_twice_is_one_copy_of_each_row(phone, far):
    old, new = phone("old"), phone("new")
    old.lives()
    for _ in range(2):
        old.backs_up(with_log=True)
        new.restores()
    assert table_rows(new, "egress") == table_rows(old, "egress")


def test_a_phone_that_died_before_it_told_the_server_tells_it_before_anything_else(phone, far):
    old, new = phone("old"), phone("new")
    old.lives()
    made = old.backs_up(with_log=True)
    far.break_next("confirm")
    assert not new.restores().confirmed
    before = rows(new.file())
    assert far.kept[made.backup].state == "ACTIVE"
    with pytest.raises(Refused, match="backup-gone"):
        new.opens()
    assert far.kept[made.backup].state == "RESTORED"
    assert rows(new.file()) == before


def test_an_answer_that_was_lost_costs_no_try(phone, far):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    made = old.backs_up()
    far.break_next("attempt", times=2, after=True)
    far.break_next("unlock", times=1, after=True)
    far.break_next("get_chunk", times=1, after=True)
    new.restores()
    assert far.kept[made.backup].used == 0
    assert len({call[2] for call in far.of("attempt")}) == 1, "the very same question"


def test_wrong_digits_are_told_with_the_tries_left_and_no_tag_leaves_the_phone(phone, far):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up()
    with pytest.raises(Refused, match=r"backup-digits-wrong\(left=9\)"):
        new.opens("516283")
    with pytest.raises(Refused, match=r"backup-digits-wrong\(left=8\)"):
        new.opens("516284")
    assert far.of("unlock") == []
    new.restores()
    assert new.statements() == ["부산에 산다"]


def test_digits_of_any_script_open_and_a_leading_zero_stays(phone):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up("０4９-1７3")
    new.restores("٠٤٩١٧٣")
    assert new.statements() == ["부산에 산다"]


def test_another_customer_can_not_open_it_whatever_digits(phone):
    old, new = phone("old"), phone("new", customer="c2")
    old.knows("부산에 산다")
    old.backs_up()
    with pytest.raises(Refused, match="backup-none"):
        new.opens()
