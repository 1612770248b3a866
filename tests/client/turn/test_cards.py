"""What is asked below an answer: at most two, each once in a conversation, never where it came from."""

import asyncio
import json
from dataclasses import replace

import pytest

from client.mem0_bridge.bring import bring
from client.memory.fact import Candidate, Quote, Recheck
from client.memory.logged import Source
from client.notebook import facts as changes
from client.turn.cards import waiting_cards
from shared.formats.config import SENSITIVE
from shared.ids import new_id
from tests.support.fakes import ScriptedModel


@pytest.fixture
def engine(account):
    return account()


@pytest.fixture
def put(engine):
    """A fact of an earlier turn."""

    def _put(statement, *, turn="t1", promotable=False, **more):
        quote = Quote(f"{statement} 말씀", "customer", turn, engine.settings.clock())
        candidate = Candidate(more.pop("kind", "trait"), statement, (quote,), **more)
        now = engine.settings.clock()
        return changes.add(engine.opened.database, candidate, now=now, ids=new_id, promotable=promotable)

    return _put


def kinds(turn):
    return [(card.kind, card.fact) for card in turn.cards]


def test_consent_and_a_guess_are_asked_below_an_answer_and_once_in_a_conversation(engine, ask, put):
    trait = put("가격보다 처리 속도를 중시하는 편", stated=False)
    private = put("우울증 약을 먹음", kind="attribute", sensitive=True)
    first = ask(engine, "안녕하세요")
    assert kinds(first) == [("sensitive", private.id), ("trait", trait.id)]
    assert "앞으로 모든 대화에서 기억할게요" in first.cards[1].text
    assert kinds(ask(engine, "고마워요", first.conversation)) == []
    assert kinds(ask(engine, "안녕하세요")) == [("sensitive", private.id), ("trait", trait.id)], "in the next one again"
    assert "우울증" not in engine.notebook.block().text
    assert engine.notebook.facts("우울증") == []


def test_at_most_two_questions_stand_below_one_answer_and_the_rest_comes_later(engine, ask, put):
    waiting = [put(f"{number}번 성향", stated=False, turn=f"t{number}") for number in range(5)]
    first = ask(engine, "안녕하세요")
    second = ask(engine, "고마워요", first.conversation)
    assert [card.fact for card in first.cards] == [fact.id for fact in waiting[:2]]
    assert [card.fact for card in second.cards] == [fact.id for fact in waiting[2:4]]


def again(engine, text=None):
    async def go():
        return [event async for event in engine.turns.again(None, text)][-1].turn

    return asyncio.run(go())


def test_what_gave_way_asks_nothing_and_what_was_put_off_there_stays_put_off(engine, ask, put):
    some, more = (put(f"{number}번 성향", stated=False, turn=f"t{number}") for number in range(2))
    first = ask(engine, "안녕하세요")
    assert kinds(first) == [("trait", some.id), ("trait", more.id)]
    engine.answers.put_off(first, first.cards[0])
    second = again(engine, "반가워요")
    assert [(card.fact, card.later) for card in second.cards] == [(some.id, True), (more.id, False)]
    assert kinds(ask(engine, "고마워요", first.conversation)) == []


def test_what_came_of_a_conversation_is_asked_about_in_the_next_one_alone(engine, ask, put):
    first = ask(engine, "안녕하세요")
    guessed = put("가격보다 처리 속도를 중시하는 편", stated=False, turn=first.id)
    stated = put("처리 속도를 중시하는 편", turn=first.id, promotable=True)
    assert kinds(ask(engine, "고마워요", first.conversation)) == []
    assert kinds(ask(engine, "다른 이야기")) == [("trait", guessed.id), ("promotion", stated.id)]


@pytest.mark.parametrize(("yes", "status"), [(True, "active"), (False, "retracted")])
def test_an_answered_card_goes_from_the_log(engine, ask, put, yes, status):
    trait = put("가격보다 처리 속도를 중시하는 편", stated=False)
    turn = ask(engine, "안녕하세요")
    kept = engine.answers.give(turn, turn.cards[0], yes=yes)
    assert kept.cards == ()
    assert engine.turns.get(turn.id).cards == ()
    assert engine.notebook.fact(trait.id).status == status
    assert (trait.statement in engine.notebook.block().text) is yes


def test_a_card_that_was_answered_elsewhere_asks_no_more(engine, ask, put):
    trait = put("가격보다 처리 속도를 중시하는 편", stated=False)
    turn = ask(engine, "안녕하세요")
    assert engine.answers.waiting([turn]) == [turn]
    engine.notebook.confirm(trait.id)
    assert [shown.cards for shown in engine.answers.waiting([turn])] == [()]


def test_a_no_to_something_sensitive_deletes_it_and_its_card(engine, ask, put):
    put("우울증 약을 먹음", kind="attribute", sensitive=True)
    turn = ask(engine, "안녕하세요")
    engine.answers.give(turn, turn.cards[0], yes=False)
    assert engine.notebook.facts(every=True) == []
    assert engine.turns.get(turn.id).cards == ()
    assert kinds(ask(engine, "안녕하세요")) == []


def test_where_there_is_no_room_at_all_the_yes_is_kept_and_it_is_said(engine, ask, put):
    engine.notebook.save_block("가" * 3_995, "")
    trait = put("가격보다 처리 속도를 중시하는 편", stated=False)
    turn = ask(engine, "안녕하세요")
    kept = engine.answers.give(turn, turn.cards[0], yes=True)
    assert engine.notebook.fact(trait.id).status == "active"
    assert engine.notebook.block().text == "가" * 3_995, "a line that the customer wrote never goes"
    assert [(card.kind, card.fact) for card in kept.cards] == [("promotion", None)]
    assert "자리가 없어서" in engine.turns.get(turn.id).cards[0].text


def test_a_trait_of_long_ago_is_asked_about_by_its_age_and_counts_as_one_of_the_two(engine, ask, put):
    waiting = [put(f"{number}번 성향", stated=False, turn=f"t{number}") for number in range(3)]
    turn = ask(engine, "안녕하세요")
    old = Source("fact", "old", "가격보다 처리 속도를 중시하는 편", date="2026-01-01", recheck=Recheck("age"))
    new = replace(turn, conversation="other", sources=(old,))
    questions = [("trait", fact) for fact in waiting]
    cards = waiting_cards(engine.opened.database, new, questions, lambda code, **values: code, traits_go_up=False)
    assert [(card.kind, card.text) for card in cards] == [("recheck", "card-recheck-age"), ("trait", "card-trait")]


def test_hundreds_of_facts_from_a_file_are_asked_about_in_no_conversation(engine, ask, put, tmp_path):
    entries = [{"id": f"m{number}", "memory": f"{number}번 창고를 쓴다"} for number in range(300)]
    entries.append({"id": "private", "memory": "당뇨를 앓고 있다"})
    path = tmp_path / "mem0.json"
    path.write_text(json.dumps({"results": entries}), "utf-8")
    assert bring(engine.opened.database, path, now=engine.settings.clock(), areas=SENSITIVE).new == 301
    ours = put("가격보다 처리 속도를 중시하는 편", stated=False)
    first = ask(engine, "안녕하세요")
    assert kinds(first) == [("trait", ours.id)]
    assert kinds(ask(engine, "고마워요", first.conversation)) == []
    assert {fact.status for fact in engine.notebook.asks(10).facts} == {"awaiting_consent", "awaiting_confirmation"}


@pytest.mark.parametrize("question", ["등급은 지워 주세요", "Please forget my tier", "プランは忘れてください"])
def test_what_an_answer_asks_to_forget_it_does_not_ask_to_keep(account, ask, put, question):
    fact = put("비즈니스 등급", kind="attribute", attribute="tier", promotable=True)
    other = put("이메일은 a@example.com", kind="attribute", attribute="contact", promotable=True)
    model = ScriptedModel([("propose_forget", json.dumps({"fact": fact.id}))], "아래에서 정해 주세요.")
    assert kinds(ask(account(model=model), question)) == [("forget", fact.id), ("promotion", other.id)]


@pytest.mark.parametrize("greeting", ["안녕하세요", "Hello", "こんにちは"])
def test_a_question_that_nobody_answers_is_asked_in_two_conversations_and_then_waits_at_the_fact(
    engine, ask, put, greeting
):
    private = put("우울증 약을 먹음", kind="attribute", sensitive=True)
    asked = [kinds(ask(engine, greeting)) for _ in range(4)]
    assert asked == [[("sensitive", private.id)], [("sensitive", private.id)], [], []]
    assert engine.notebook.fact(private.id).status == "awaiting_consent"
    assert engine.notebook.confirm(private.id).status == "active"
