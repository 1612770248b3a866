"""A fact is put right by the customer's own hand, and a past one holds again: with history, block and search in step."""

import asyncio
from dataclasses import replace
from datetime import date

import pytest

from client.errors import Refused
from client.learning.by_hand import matter
from client.learning.jobs import Learning
from client.learning.pipeline import builtin_learner
from client.memory.fact import Candidate, PageRef, Quote
from client.memory.logged import LoggedTurn
from client.notebook import facts as changes
from client.notebook.block import read_block
from client.notebook.correcting import LONGEST, Correction
from client.notebook.notebook import Notebook
from client.search.facts import find_facts
from client.store import audit, conversations, facts, logs, rechecks
from client.store.traits import link

LIMIT = 4_000


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: LIMIT, lambda page: 4, matter)


@pytest.fixture
def known(database, clock, ids):
    def add(statement, said="그렇게 말했어요", *, kind="attribute", promotable=False, turn="t1", **more):
        proposed = Candidate(kind, statement, (Quote(said, "customer", turn, clock()),), **more)
        return changes.add(database, proposed, now=clock(), ids=ids, promotable=promotable)

    return add


def wanted(fact, text, **more):
    return replace(Correction(text, fact.day, fact.kind), **more)


def found(database, words):
    return [hit.key for hit in find_facts(database, words, 10, None)]


def changes_of(database, fact):
    return [change.change for change in facts.history(database, fact.id)]


TIER = {"attribute": "tier", "value": "enterprise", "topic": "tier"}


def test_a_correction_is_a_new_fact_of_the_customers_hand_and_the_old_one_is_replaced_by_it(
    database, notebook, known, clock
):
    old = known("직원이 5명임", "직원이 5명이에요", attribute="seats", value="5", topic="seats/staff")
    clock.move(days=1)
    new = notebook.correct(old.id, wanted(old, "직원이 7명임")).fact
    assert (new.status, new.stated, new.kind, new.statement) == ("active", True, "attribute", "직원이 7명임")
    (quote,) = new.evidence
    assert (quote.text, quote.speaker, quote.at, quote.by_hand) == ("직원이 7명임", "customer", clock(), True)
    before = facts.get(database, old.id)
    assert (before.status, before.replaced_by, before.statement) == ("replaced", new.id, "직원이 5명임")
    assert changes_of(database, before)[-1] == "replaced"
    assert changes_of(database, new)[0] == "corrected"
    assert audit.entries(database)[-1]["action"] == "fact-corrected"
    assert "7명" not in audit.entries(database)[-1]["detail"]


def test_search_finds_the_new_one_only(database, notebook, known):
    old = known("코끼리-7731을 요청함", "코끼리-7731을 부탁해요", kind="event")
    new = notebook.correct(old.id, wanted(old, "기린-4410을 요청함")).fact
    assert found(database, "기린-4410") == [new.id]
    assert found(database, "코끼리-7731") == []


def test_day_and_kind_can_be_put_right_too(notebook, known):
    old = known("부분 환불을 요청함", kind="event", day=date(2026, 9, 28))
    new = notebook.correct(old.id, wanted(old, "부분 환불을 요청함", day=date(2026, 9, 27))).fact
    assert new.day == date(2026, 9, 27)
    assert notebook.correct(new.id, wanted(new, new.statement, day=None, kind="decision")).fact.kind == "decision"


def test_the_promoted_line_says_the_new_one_and_rests_on_it(database, notebook, known):
    old = known("엔터프라이즈를 사용함", promotable=True, **TIER)
    notebook.confirm(old.id)
    notebook.save_block(f"{notebook.block().text}\n존댓말로 답해 주세요.", notebook.block().text)
    done = notebook.correct(old.id, wanted(old, "팀 요금제를 사용함"))
    assert done.line == "팀 요금제를 사용함"
    assert notebook.block().text == "팀 요금제를 사용함\n존댓말로 답해 주세요."
    (line,) = [line for line in notebook.block().lines if line.fact]
    assert (line.origin, line.fact) == ("promoted", done.fact.id)
    assert facts.promotion_of(database, done.fact.id) == "promoted"
    assert facts.promotion_of(database, old.id) is None


def test_a_correction_without_room_for_its_line_changes_nothing_at_all(database, notebook, known, clock, ids):
    old = known("엔터프라이즈를 사용함", promotable=True, **TIER)
    notebook.confirm(old.id)
    small = Notebook(database, clock, ids, lambda: 20, lambda page: 4, matter)
    with pytest.raises(Refused, match="block-too-long"):
        small.correct(old.id, wanted(old, "팀 요금제를 삼월부터 계속 사용하고 있음"))
    assert facts.get(database, old.id) == replace(old)
    assert read_block(database, LIMIT).text == "엔터프라이즈를 사용함"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("  \n ", "fact-correct-blank"),
        ("\u200b …", "fact-correct-blank"),
        ("직원이  5명임 ", "fact-correct-unchanged"),
        ("가" * (LONGEST + 1), "fact-correct-too-long"),
        ("4111 1111 1111 1111", "fact-correct-secret"),
    ],
)
def test_what_is_no_correction_is_refused_with_its_own_sentence(database, notebook, known, text, code):
    old = known("직원이 5명임")
    with pytest.raises(Refused, match=code):
        notebook.correct(old.id, wanted(old, text))
    assert [fact.id for fact in facts.list_facts(database, every=True)] == [old.id]


def test_secrets_are_masked_and_named(notebook, known):
    old = known("카드로 결제함", kind="event")
    done = notebook.correct(old.id, wanted(old, "카드 4111 1111 1111 1111로 결제함"))
    assert done.fact.statement == done.fact.evidence[0].text == "카드 ••••로 결제함"
    assert done.masked == {"card"}


def test_what_is_sensitive_is_asked_about_first_and_stands_in_no_block(database, notebook, known):
    old = known("엔터프라이즈를 사용함", promotable=True, **TIER)
    notebook.confirm(old.id)
    done = notebook.correct(old.id, wanted(old, "우울증 약을 먹음"))
    assert done.fact.status == "awaiting_consent"
    assert found(database, "우울증") == []
    assert notebook.block().text == ""
    assert notebook.waits_for(done.fact) == ("sensitive",)


def test_consent_that_was_given_to_the_same_matter_is_not_asked_for_again(notebook, known):
    old = known("우울증 약을 먹음", sensitive=True)
    notebook.confirm(old.id)
    old = notebook.fact(old.id)
    assert notebook.correct(old.id, wanted(old, "우울증 약을 끊음")).fact.status == "active"


def test_what_waits_for_consent_or_is_past_is_not_put_right(notebook, known):
    sensitive, past = known("우울증 약을 먹음", sensitive=True), known("서울에 삶", "서울 살아요")
    notebook.retract(past.id)
    with pytest.raises(Refused, match="fact-waits-first"):
        notebook.correct(sensitive.id, wanted(sensitive, "감기약을 먹음"))
    with pytest.raises(Refused, match="fact-not-in-force"):
        notebook.correct(past.id, wanted(past, "부산에 삶"))


def test_a_guess_that_is_put_right_is_the_customers_own_word(notebook, known):
    guess = known("처리 속도를 중시하는 편", kind="trait", stated=False)
    with pytest.raises(Refused, match="fact-correct-kind"):
        notebook.correct(guess.id, wanted(guess, "가격을 더 봄"))
    new = notebook.correct(guess.id, wanted(guess, "가격을 더 봄", kind="preference")).fact
    assert (new.kind, new.stated, new.status) == ("preference", True, "active")
    assert notebook.fact(guess.id).status == "replaced"


def test_a_fact_under_an_older_rule_stands_beside_todays_once_it_is_put_right(database, notebook, known):
    old = known("부분 환불에 합의함", kind="agreement", policy=PageRef("refund", 3))
    rechecks.mark(database, rechecks.Outdated(old.id, "refund", 3, 4))
    new = notebook.correct(old.id, wanted(old, "절반 환불에 합의함")).fact
    assert (new.policy, new.recheck) == (PageRef("refund", 4), None)
    assert ("confirmed", {"page": "refund", "from": 3, "to": 4}) in [
        (change.change, change.detail) for change in facts.history(database, new.id)
    ]


@pytest.fixture
def hears(database, clock, ids):
    """A conversation that ended and is learned from; returns the facts in force."""

    def hear(text, turn="t1", talk="talk"):
        logs.begin_conversation(database, talk, clock())
        asked = LoggedTurn(turn, talk, text, clock(), "Asia/Seoul", "waiting")
        logs.write_question(database, asked, "제목")
        logs.complete(database, replace(asked, state="done", answer="네.", completed_at=clock()))
        return again(talk)

    def again(talk="talk", extract=None):
        learner = builtin_learner(sensitive_areas=("health",), promotable=("tier",))
        learner = replace(learner, extract=extract) if extract else learner
        database.run("UPDATE turns SET learned_at = NULL WHERE conversation = ?", (talk,))
        conversations.end(database, talk, clock())
        asyncio.run(Learning(database, clock, ids, lambda _: learner, lambda: LIMIT).run_due())
        return {fact.statement for fact in facts.list_facts(database, every=False)}

    hear.again = again
    return hear


def test_the_turn_of_the_old_one_read_again_brings_it_not_back(database, notebook, hears, clock):
    (said,) = hears("저희는 엔터프라이즈를 써요")
    (old,) = facts.list_facts(database, every=False)
    clock.move(minutes=5)
    notebook.correct(old.id, wanted(old, "기린 모임에 다님", kind="event"))
    assert hears.again() == {"기린 모임에 다님"}

    async def otherwise(turns):
        quote = Quote("엔터프라이즈를 써요", "customer", turns[0].id, turns[0].asked_at)
        return (Candidate("decision", "엔터프라이즈로 바꾸기로 함", (quote,)),)

    assert hears.again(extract=otherwise) == {"기린 모임에 다님"}
    assert said != "기린 모임에 다님"


def test_the_old_thing_said_again_later_is_judged_as_any_other(database, notebook, hears, clock):
    hears("저희는 엔터프라이즈를 써요")
    (old,) = facts.list_facts(database, every=False)
    clock.move(minutes=5)
    new = notebook.correct(old.id, wanted(old, "프로 요금제를 사용함")).fact
    assert (new.attribute, new.value) == ("tier", "pro")
    clock.move(days=3)
    hears("이제 엔터프라이즈로 바꿨어요", turn="t2", talk="later")
    assert facts.get(database, new.id).status == "replaced"
    assert {it.value for it in facts.with_attribute(database, "tier")} == {"enterprise"}


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
