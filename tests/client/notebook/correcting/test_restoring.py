"""Does a past fact hold again when its customer says so, with history, block and search in step?"""

from datetime import date

import pytest

from client.errors import Refused
from client.notebook.notebook import Notebook
from client.store import audit, facts
from client.store.traits import link
from tests.client.notebook.correcting.conftest import TIER, changes_of, found, wanted


def test_a_past_fact_holds_again_and_is_found(database, notebook, known):
    fact = known("서울에 삶", "서울 살아요")
    notebook.retract(fact.id)
    assert notebook.restore(fact.id).fact.status == "active"
    assert found(database, "서울") == [fact.id]
    assert changes_of(database, fact) == ["added", "retracted", "restored"]
    assert audit.entries(database)[-1]["action"] == "fact-restored"
    with pytest.raises(Refused, match="fact-in-force"):
        notebook.restore(fact.id)


def test_what_speaks_against_it_is_named_and_gives_way_only_when_the_customer_says_so(database, notebook, known):
    first = known("엔터프라이즈를 사용함", **TIER)
    notebook.retract(first.id)
    other = known("팀 요금제를 사용함", "팀을 써요", turn="t2", **TIER | {"value": "team"})
    assert notebook.against(first.id) == [other]
    with pytest.raises(Refused, match="fact-restore-against"):
        notebook.restore(first.id)
    assert facts.get(database, first.id).status == "retracted"
    done = notebook.restore(first.id, replace=True)
    assert [it.id for it in done.gave_way] == [other.id]
    gone = facts.get(database, other.id)
    assert (gone.status, gone.replaced_by) == ("replaced", first.id)
    assert found(database, "요금제") == []


def test_a_correction_can_be_taken_back_by_restoring_what_it_replaced(notebook, known):
    old = known("엔터프라이즈를 사용함", promotable=True, **TIER)
    notebook.confirm(old.id)
    new = notebook.correct(old.id, wanted(old, "프로 요금제를 사용함")).fact
    done = notebook.restore(old.id, replace=True)
    assert done.line == notebook.block().text == "엔터프라이즈를 사용함"
    assert (done.fact.replaced_by, notebook.fact(new.id).replaced_by) == (None, old.id)
    notebook.restore(new.id, replace=True)
    assert notebook.block().text == "프로 요금제를 사용함"


def test_the_line_that_went_with_a_fact_comes_back_with_it_where_there_is_room(database, notebook, known, clock, ids):
    fact = known("엔터프라이즈를 사용함", promotable=True, **TIER)
    notebook.confirm(fact.id)
    notebook.retract(fact.id)
    assert notebook.block().text == ""
    assert notebook.restore(fact.id).line == notebook.block().text == "엔터프라이즈를 사용함"
    notebook.retract(fact.id)
    small = Notebook(database, clock, ids, lambda: 5, lambda page: 4)
    assert small.restore(fact.id).no_room
    assert notebook.block().text == ""


def test_one_that_was_deleted_for_good_is_not_there_to_restore(notebook, known):
    fact = known("서울에 삶")
    notebook.retract(fact.id)
    notebook.delete(fact.id)
    with pytest.raises(Refused, match="fact-unknown"):
        notebook.restore(fact.id)


def test_the_same_that_was_learned_anew_is_not_there_twice(notebook, known):
    fact = known("서울에 삶", "서울 살아요")
    notebook.retract(fact.id)
    known("서울에 삶", "지금 서울이에요", turn="t2")
    with pytest.raises(Refused, match="fact-restore-there"):
        notebook.restore(fact.id)


def test_a_line_that_was_pushed_out_of_the_block_is_no_fact_to_restore(database, notebook):
    notebook.save_block("반말로 답해 주세요.", "")
    notebook.save_block("존댓말로 답해 주세요.", "반말로 답해 주세요.")
    (line,) = facts.list_facts(database, every=True)
    with pytest.raises(Refused, match="fact-restore-line"):
        notebook.restore(line.id)


def test_a_trait_stands_on_the_restored_fact_again(database, notebook, known):
    trait = known("가격을 중시하는 편", kind="trait", topic="trait/leaning/price")
    under = [
        known(f"{n}번째로 가격을 중시함", f"싸게요 {n}", kind="preference", topic="leaning/price", day=date(2026, 9, n))
        for n in (1, 2, 3)
    ]
    link(database, trait.id, [one.id for one in under])
    notebook.retract(under[0].id)
    assert under[0].id not in notebook.fact(trait.id).supports
    notebook.restore(under[0].id)
    assert set(notebook.fact(trait.id).supports) == {one.id for one in under}


def test_a_no_that_was_a_slip_waits_again_and_leaves_no_trace(database, notebook, known):
    guess = known("처리 속도를 중시하는 편", kind="trait", stated=False)
    tier = known("엔터프라이즈를 사용함", promotable=True, turn="t2", **TIER)
    before = [changes_of(database, it) for it in (guess, tier)]
    notebook.confirm(guess.id, yes=False)
    notebook.confirm(tier.id, yes=False)
    notebook.take_back_no(guess.id, "trait")
    notebook.take_back_no(tier.id, "promotion")
    assert notebook.waits_for(notebook.fact(guess.id)) == ("trait",)
    assert notebook.waits_for(notebook.fact(tier.id)) == ("promotion",)
    assert [changes_of(database, it) for it in (guess, tier)] == before
    with pytest.raises(Refused, match="fact-no-question"):
        notebook.take_back_no(tier.id, "promotion")
