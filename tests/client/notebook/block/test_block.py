"""The block: does one function write it for every writer, with one limit, and nothing lost unreported?"""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from client.errors import Refused
from client.memory.block import clean, compare
from client.notebook.block import (
    NotWritten,
    Written,
    clear_block,
    read_block,
    save_from_screen,
    undo,
    write_block,
)
from client.store import audit, facts
from client.store import block as rows
from client.store.block import Line
from shared.text import count
from tests.client.notebook.block.conftest import LIMIT, WRITERS


@pytest.mark.parametrize("writer", WRITERS)
def test_L1_every_writer_is_refused_at_4001_with_the_same_count(write, writer, database):
    assert isinstance(write("호칭: 지수", writer), Written)
    refused = write("가" * 4_001, writer)
    assert (refused.reason, refused.used) == ("block-too-long", 4_001)
    assert read_block(database, LIMIT).text == "호칭: 지수"


@pytest.mark.parametrize("writer", WRITERS)
def test_exactly_4000_is_stored_and_white_space_around_does_not_count(write, writer, database):
    assert isinstance(write("\n " + "가" * 4_000 + " \n\n", writer), Written)
    assert read_block(database, LIMIT).used == 4_000


def test_L1_the_screen_is_refused_with_both_counts(database, clock, ids):
    with pytest.raises(Refused) as refused:
        save_from_screen(database, "가" * 4_001, "", overwrite=False, now=clock(), ids=ids, limit=LIMIT)
    assert refused.value.params == {"used": 4_001, "limit": 4_000}


def test_an_empty_text_stores_nothing_and_keeps_what_was_there(write, database):
    write("호칭: 지수")
    assert write(" \n\u200b ").reason == "block-empty"
    assert read_block(database, LIMIT).text == "호칭: 지수"


def test_without_a_block_there_is_no_row_and_after_deleting_everything_neither(write, database, clock):
    assert write("").reason == "block-empty"
    assert database.one("SELECT count(*) FROM block")[0] == 0
    write("호칭: 지수")
    clear_block(database, clock())
    assert database.one("SELECT count(*) FROM block")[0] == 0


def test_L6_a_rewrite_from_a_stale_view_wins_and_names_the_line_that_it_dropped(write, database):
    write("하나\n둘\n셋")
    write("하나\n둘\n셋\n넷")
    result = write("하나\n둘\n셋 고침")
    assert result.dropped == ("셋", "넷")
    assert result.added == ("셋 고침",)
    assert json.loads(audit.entries(database)[-1]["detail"])["dropped"] == ["셋", "넷"]


def test_L7_a_rewrite_without_reading_lists_all_twelve_lines_and_can_be_undone(
    write, database, clock, ids, conversation
):
    before = "\n".join(f"줄 {n}" for n in range(12))
    write(before)
    result = write("새 줄", conversation=conversation)
    assert len(result.dropped) == 12
    assert undo(database, conversation, now=clock(), ids=ids, limit=LIMIT).text == before


def test_lines_that_a_model_drops_stay_in_the_facts_as_replaced(write, database):
    write("하나\n둘")
    write("하나")
    assert [fact.statement for fact in facts.list_facts(database, every=True) if fact.status == "replaced"] == ["둘"]


def test_lines_that_the_customer_drops_go_without_a_trace(write, database):
    write("하나\n둘")
    write("하나", "customer")
    assert facts.list_facts(database, every=True) == []


def test_a_line_that_the_customer_rewords_stays_in_the_facts_as_replaced(write, database):
    write("직원 수는 5명이에요\n둘")
    write("직원 수는 6명이에요", "customer")
    kept = facts.list_facts(database, every=True)
    assert [(fact.statement, fact.status) for fact in kept] == [("직원 수는 5명이에요", "replaced")]


def test_D6_after_deleting_everything_the_audit_knows_only_how_many(write, database, clock):
    write("코끼리-7731\n둘", "customer")
    write("코끼리-7731\n셋", "model")
    assert clear_block(database, clock()) == 2
    told = "".join(row["detail"] for row in audit.entries(database))
    assert "코끼리" not in told
    assert json.loads(audit.entries(database)[-1]["detail"]) == {"lines": 2}


def test_the_audit_cuts_long_lines_and_names_the_writer(write, database):
    write("가" * 500, "promotion")
    entry = audit.entries(database)[-1]
    assert entry["writer"] == "promotion"
    assert json.loads(entry["detail"])["added"] == ["가" * audit.LINE_LENGTH]


def test_lines_know_where_they_come_from(write, database):
    write("하나", "model")
    write("하나\n둘", "customer")
    assert read_block(database, LIMIT).lines == (Line("하나", "asked"), Line("둘", "customer"))


LINES = st.lists(st.text(alphabet="가나 ab\u200b\n", max_size=12), max_size=6).map("\n".join)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(LINES, st.sampled_from(WRITERS)), max_size=8))
def test_no_sequence_of_writes_passes_the_limit_or_loses_a_line_unreported(database, clock, ids, writes):
    rows.remove(database)
    for text, writer in writes:
        before = read_block(database, 20).text
        result = write_block(database, text, writer=writer, now=clock(), ids=ids, limit=20)
        after = read_block(database, 20).text
        assert count(after) <= 20
        if isinstance(result, NotWritten):
            assert after == before
        else:
            assert after == clean(text)
            assert (result.added, result.dropped) == (compare(before, after).added, compare(before, after).dropped)


def test_taking_lines_away_is_possible_even_over_a_limit_that_was_lowered(database, clock, ids):
    write_block(database, "가" * 30 + "\n나", writer="customer", now=clock(), ids=ids, limit=LIMIT)
    less = write_block(database, "가" * 30, writer="promotion", now=clock(), ids=ids, limit=20)
    assert isinstance(less, Written)
    more = write_block(database, "가" * 30 + "\n다", writer="promotion", now=clock(), ids=ids, limit=20)
    assert isinstance(more, NotWritten)


def test_one_of_two_equal_lines_goes_and_the_other_keeps_its_origin(write, database):
    write("하나\n하나", "model")
    assert write("하나", "customer").dropped == ("하나",)
    assert read_block(database, LIMIT).lines == (Line("하나", "asked"),)
