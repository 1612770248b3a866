"""Is a fact put right by the customer's own hand, with history, block and search in step?"""

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
from client.notebook.block import read_block
from client.notebook.correcting import LONGEST
from client.notebook.notebook import Notebook
from client.store import audit, conversations, facts, logs, rechecks
from tests.client.notebook.correcting.conftest import LIMIT, TIER, changes_of, found, wanted


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
