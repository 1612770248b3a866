"""Does the line of a promoted fact change and go with its fact, and never without a word?"""

import pytest

from client.errors import Refused
from client.notebook import facts as changes
from client.notebook.block import read_block, write_block
from client.notebook.notebook import Notebook
from client.store import facts
from tests.client.notebook.facts.conftest import LIMIT, candidate


def test_a_promoted_fact_becomes_a_line_that_rests_on_it_and_goes_with_it(add, database, notebook):
    fact = add("엔터프라이즈 등급", "엔터프라이즈로 바꿨어요", kind="attribute", attribute="tier", promotable=True)
    assert [one.id for one in notebook.proposed()] == [fact.id]
    notebook.confirm(fact.id)
    line = read_block(database, LIMIT).lines[0]
    assert (line.text, line.origin, line.fact) == ("엔터프라이즈 등급", "promoted", fact.id)
    assert notebook.proposed() == []
    notebook.retract(fact.id)
    assert read_block(database, LIMIT).text == ""


def test_a_no_keeps_the_fact_and_is_not_asked_again(add, database, notebook):
    fact = add("엔터프라이즈 등급", "엔터프라이즈로 바꿨어요", kind="attribute", attribute="tier", promotable=True)
    notebook.confirm(fact.id, yes=False)
    assert notebook.proposed() == []
    assert facts.get(database, fact.id).status == "active"


@pytest.mark.parametrize(
    ("stated", "reworded"),
    [
        ("이메일은 jisoo@example.com", "이메일: jisoo@example.com"),
        ("E-mail: jisoo@example.com", "E-mail (work): jisoo@example.com"),
        ("メールは jisoo@example.com", "連絡メール: jisoo@example.com"),
    ],
)
def test_a_promoted_line_that_the_model_words_anew_still_goes_with_its_fact(
    add, database, notebook, clock, ids, stated, reworded
):
    fact = add(stated, stated, kind="attribute", attribute="contact", value="jisoo@example.com", promotable=True)
    notebook.confirm(fact.id)
    text = f"{reworded}\n답변은 짧게"
    write_block(database, text, writer="model", now=clock(), ids=ids, limit=LIMIT)
    line = next(line for line in notebook.block().lines if line.text == reworded)
    assert (line.origin, line.fact) == ("asked", fact.id)
    assert notebook.proposed() == []
    notebook.retract(fact.id)
    assert notebook.block().text == "답변은 짧게"


@pytest.mark.parametrize("deleted", [False, True])
def test_a_line_worded_anew_stays_in_history_when_it_goes_and_not_when_its_fact_is_deleted(
    add, database, notebook, clock, ids, deleted
):
    fact = add("이메일은 jisoo@example.com", "메일이에요", kind="attribute", attribute="contact", promotable=True)
    notebook.confirm(fact.id)
    write_block(database, "회사 이메일은 jisoo@example.com", writer="model", now=clock(), ids=ids, limit=LIMIT)
    if deleted:
        notebook.delete(fact.id)
    else:
        notebook.retract(fact.id)
    assert notebook.block().text == ""
    kept = [one.statement for one in notebook.facts(every=True)]
    assert kept == ([] if deleted else ["회사 이메일은 jisoo@example.com", "이메일은 jisoo@example.com"])


@pytest.mark.parametrize("taken_back", [False, True])
def test_a_line_that_the_model_changed_in_the_turn_that_changed_the_fact_stays(
    add, database, notebook, clock, ids, taken_back
):
    old = add("연락은 이메일을 원함", "메일로 주세요", kind="attribute", attribute="channel", promotable=True)
    notebook.confirm(old.id)
    write_block(database, "연락은 전화를 원함", writer="model", now=clock(), ids=ids, limit=LIMIT, turn="t2")
    new = candidate("연락은 전화를 원함", "이제 전화로 주세요", "t2", clock(), kind="attribute", attribute="channel")
    if taken_back:
        changes.retract(database, old.id, now=clock(), ids=ids, limit=LIMIT, by="conversation", said=new.quotes)
    else:
        heir = changes.update(database, new, [old.id], now=clock(), ids=ids, promotable=False, limit=LIMIT)
    (line,) = notebook.block().lines
    assert (line.text, line.fact) == ("연락은 전화를 원함", None if taken_back else heir.id)


def test_without_room_the_promoted_line_seen_longest_ago_goes_down_and_stays_a_fact(add, database, clock, ids):
    notebook = Notebook(database, clock, ids, lambda: 20, lambda page: None)
    old = add("열 글자 줄 하나임", "말 하나", kind="attribute", attribute="tier", promotable=True)
    notebook.confirm(old.id)
    clock.move(days=1)
    new = add("열 글자 줄 두울임", "말 둘", kind="attribute", attribute="channel", promotable=True)
    notebook.confirm(new.id)
    assert read_block(database, 20).text == "열 글자 줄 두울임"
    assert facts.get(database, old.id).status == "active"
    assert facts.history(database, old.id)[-1].change == "demoted"


def test_L14_a_line_that_the_customer_wrote_never_goes_down_and_it_is_said(add, database, clock, ids):
    write_block(database, "고객이 적은 열 글자 줄", writer="customer", now=clock(), ids=ids, limit=20)
    notebook = Notebook(database, clock, ids, lambda: 20, lambda page: None)
    fact = add("열 글자 줄 하나임", "말", kind="attribute", attribute="tier", promotable=True)
    with pytest.raises(Refused, match="block-too-long"):
        notebook.confirm(fact.id)
    assert read_block(database, 20).text == "고객이 적은 열 글자 줄"


def test_a_promoted_line_that_a_model_drops_leaves_a_fact_that_can_be_proposed_again(
    add, database, notebook, clock, ids
):
    fact = add("엔터프라이즈 등급", "엔터프라이즈로 바꿨어요", kind="attribute", attribute="tier", promotable=True)
    notebook.confirm(fact.id)
    write_block(database, "다른 줄", writer="model", now=clock(), ids=ids, limit=LIMIT)
    assert facts.promotion_of(database, fact.id) is None
    assert facts.history(database, fact.id)[-1].change == "demoted"


def test_the_line_of_a_replaced_fact_says_the_new_one_and_rests_on_it(add, database, notebook, clock, ids):
    old = add(
        "엔터프라이즈 등급", "엔터프라이즈예요", kind="attribute", attribute="tier", value="enterprise", promotable=True
    )
    notebook.confirm(old.id)
    new = candidate(
        "비즈니스 등급", "이제 비즈니스예요", "t9", clock(), kind="attribute", attribute="tier", value="business"
    )
    fact = changes.update(database, new, [old.id], now=clock(), ids=ids, promotable=True, limit=LIMIT)
    assert [(line.text, line.origin, line.fact) for line in notebook.block().lines] == [
        ("비즈니스 등급", "promoted", fact.id)
    ]
    assert facts.promotion_of(database, fact.id) == "promoted"
    assert [it.change for it in notebook.history(old.id)][-2:] == ["replaced", "demoted"]


def test_the_line_goes_where_the_new_fact_may_not_stand_in_the_block(add, database, notebook, clock, ids):
    old = add(
        "엔터프라이즈 등급", "엔터프라이즈예요", kind="attribute", attribute="tier", value="enterprise", promotable=True
    )
    notebook.confirm(old.id)
    new = candidate(
        "비즈니스 등급", "이제 비즈니스예요", "t9", clock(), kind="attribute", attribute="tier", sensitive=True
    )
    changes.update(database, new, [old.id], now=clock(), ids=ids, promotable=True, limit=LIMIT)
    assert notebook.block().text == ""
