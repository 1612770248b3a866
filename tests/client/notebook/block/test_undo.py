"""Does an undo take back what one turn wrote, and nothing else?"""

import pytest

from client.errors import Refused
from client.notebook.block import (
    clear_block,
    read_block,
    undo,
)
from client.notebook.facts import delete
from client.store import facts
from client.store.block import Line
from tests.client.notebook.block.conftest import LIMIT, a_fact


def test_undo_works_once_and_is_gone_after_deleting_everything(write, database, clock, ids, conversation):
    write("하나")
    write("둘", conversation=conversation)
    clear_block(database, clock())
    with pytest.raises(Refused):
        undo(database, conversation, now=clock(), ids=ids, limit=LIMIT)


def test_an_undo_leaves_no_trace_of_what_it_takes_back(write, database, clock, ids, conversation):
    write("직원 수는 5명이에요", "customer")
    write("직원 수는 6명이에요", conversation=conversation)
    undo(database, conversation, now=clock(), ids=ids, limit=LIMIT)
    assert "직원 수는 6명이에요" not in [fact.statement for fact in facts.list_facts(database, every=True)]


def test_the_first_line_of_all_can_be_undone_and_leaves_no_row(write, database, clock, ids, conversation):
    write("호칭: 지수", conversation=conversation)
    assert undo(database, conversation, now=clock(), ids=ids, limit=LIMIT).text == ""
    assert database.one("SELECT count(*) FROM block")[0] == 0


def test_undo_never_takes_back_what_the_customer_wrote_since(write, database, clock, ids, conversation):
    write("하나")
    write("둘", conversation=conversation)
    write("둘\n내가 적은 줄", "customer")
    with pytest.raises(Refused, match="block-changed-since"):
        undo(database, conversation, now=clock(), ids=ids, limit=LIMIT)
    assert read_block(database, LIMIT).text == "둘\n내가 적은 줄"


def test_undo_brings_back_where_the_lines_came_from(write, database, clock, ids, conversation):
    write("하나", "model")
    write("둘", conversation=conversation)
    undo(database, conversation, now=clock(), ids=ids, limit=LIMIT)
    assert read_block(database, LIMIT).lines == (Line("하나", "asked"),)


def test_L7_what_one_turn_writes_twice_is_undone_at_once(write, database, clock, ids, conversation):
    write("하나\n둘")
    write("셋", conversation=conversation, turn="t1")
    write("셋\n넷", conversation=conversation, turn="t1")
    assert undo(database, conversation, now=clock(), ids=ids, limit=LIMIT).text == "하나\n둘"


def test_the_next_turn_is_undone_alone(write, database, clock, ids, conversation):
    write("하나", conversation=conversation, turn="t1")
    write("둘", conversation=conversation, turn="t2")
    assert undo(database, conversation, now=clock(), ids=ids, limit=LIMIT).text == "하나"


def test_undo_makes_a_promoted_line_promoted_again(write, database, clock, ids, conversation):
    fact = a_fact(database, clock)
    write(fact.statement, "promotion", fact=fact.id)
    write("둘", conversation=conversation)
    undo(database, conversation, now=clock(), ids=ids, limit=LIMIT)
    assert facts.promotion_of(database, fact.id) == "promoted"


def test_undo_never_brings_back_what_rested_on_a_deleted_fact(write, database, clock, ids, conversation):
    fact = a_fact(database, clock)
    write(fact.statement, "promotion", fact=fact.id)
    write("둘", conversation=conversation)
    delete(database, fact.id, now=clock(), ids=ids, limit=LIMIT)
    assert undo(database, conversation, now=clock(), ids=ids, limit=LIMIT).text == ""
