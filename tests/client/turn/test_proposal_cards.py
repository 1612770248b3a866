"""Is consent asked for word for word, rarely, only of who is signed in, and never against a no?"""

from dataclasses import replace

import pytest

from client.errors import Refused
from client.notebook import facts as changes
from client.store import contributions as rows
from client.store import logs
from shared.ids import new_id
from tests.support.contributing import PRIVATE, agreed, asked, serve, sign_in
from tests.support.forensics import where_in_rows

NOBODY = "http://127.0.0.1:9"


@pytest.fixture
def engine(account):
    made = account()
    serve(made.opened.database, made.settings.clock())
    sign_in(made.opened.database, NOBODY)
    return made


@pytest.fixture
def fact(engine):
    return agreed(engine.opened.database, engine.settings.clock())


def cards(turn):
    return [(card.kind, card.fact) for card in turn.cards]


def test_a_decision_is_asked_about_in_a_later_conversation_word_for_word(engine, ask, fact):
    turn = ask(engine, "안녕하세요")
    assert cards(turn) == [("proposal", fact.id)]
    (text,) = (card.text for card in turn.cards)
    for travels in ("refund-exception", "contract-annual", "partial-refund-up-to-50", "refund v3", "2026-09"):
        assert travels in text
    for stays in ("이름, 계정, 이 기기", "1시간에서 24시간", "거둘 수 있어요", "한 번만 세기"):
        assert stays in text
    assert not [word for word in PRIVATE if word in text]
    assert engine.sent() == []


def test_nothing_is_asked_in_the_conversation_that_it_came_of(engine, ask):
    first = ask(engine, "안녕하세요")
    agreed(engine.opened.database, engine.settings.clock(), turn=first.id)
    assert cards(ask(engine, "고마워요", first.conversation)) == []
    assert [kind for kind, _ in cards(ask(engine, "안녕하세요"))] == ["proposal"]


def test_nobody_answers_and_it_is_asked_in_two_conversations_and_no_more(engine, ask, fact):
    first = ask(engine, "안녕하세요")
    assert cards(ask(engine, "고마워요", first.conversation)) == [], "once in a conversation"
    assert [cards(ask(engine, "안녕하세요")) for _ in range(3)] == [[("proposal", fact.id)], [], []]
    assert [one.state for one in engine.contributions.local.listed("ko")] == ["possible"]


def test_at_most_two_questions_stand_below_an_answer_and_memory_comes_first(engine, ask, fact):
    from client.memory.fact import Candidate, Quote

    for number in range(2):
        quote = Quote(f"{number}번 성향 말씀", "customer", f"x{number}", engine.settings.clock())
        guess = Candidate("trait", f"{number}번 성향", (quote,), stated=False)
        changes.add(engine.opened.database, guess, now=engine.settings.clock(), ids=new_id, promotable=False)
    first = ask(engine, "안녕하세요")
    assert [kind for kind, _ in cards(first)] == ["trait", "trait"]
    assert cards(ask(engine, "고마워요", first.conversation)) == [("proposal", fact.id)]


def test_who_is_not_signed_in_is_not_asked(account, ask):
    made = account()
    serve(made.opened.database, made.settings.clock())
    agreed(made.opened.database, made.settings.clock())
    assert cards(ask(made, "안녕하세요")) == []


def test_who_never_wants_to_be_asked_is_not_asked(engine, ask, fact):
    turn = ask(engine, "안녕하세요")
    engine.preferences.set("proposals", "never")
    assert cards(ask(engine, "안녕하세요")) == []
    assert engine.answers.waiting([turn])[0].cards == turn.cards, "what was asked before can still be answered"


def test_a_yes_is_kept_and_says_when_it_goes_and_how_it_comes_back(engine, ask, fact):
    turn = ask(engine, "안녕하세요")
    kept = engine.answers.give(turn, turn.cards[0], yes=True)
    assert cards(kept) == [("proposal", None)]
    assert "1시간에서 24시간" in engine.turns.get(turn.id).cards[0].text
    assert [(it.fact, it.state, it.account) for it in rows.every(engine.opened.database)] == [
        (fact.id, "waiting", "acc1")
    ]
    assert engine.answers.waiting([kept])[0].cards == kept.cards
    assert engine.sent() == [], "nothing leaves with the yes itself"


def test_a_no_is_final(engine, ask, fact):
    turn = ask(engine, "안녕하세요")
    assert engine.answers.give(turn, turn.cards[0], yes=False).cards == ()
    assert cards(ask(engine, "안녕하세요")) == []
    assert [it.state for it in rows.every(engine.opened.database)] == ["declined"]


def test_a_card_that_was_answered_elsewhere_asks_no_more(engine, ask, fact):
    turn = ask(engine, "안녕하세요")
    engine.contributions.local.decline(engine.contributions.local.possible("ko")[0])
    assert engine.answers.waiting([turn])[0].cards == ()
    with pytest.raises(Refused, match="contribute-changed"):
        engine.answers.give(turn, turn.cards[0], yes=True)


def test_a_deleted_fact_takes_its_question_along(engine, ask, fact):
    turn = ask(engine, "안녕하세요")
    engine.notebook.delete(fact.id)
    assert engine.turns.get(turn.id).cards == ()
    assert engine.answers.waiting([turn])[0].cards == ()
    assert rows.every(engine.opened.database) == []


def test_a_question_of_two_earlier_conversations_is_asked_about(engine, ask):
    for conversation in ("c1", "c2"):
        asked(engine.opened.database, engine.settings.clock(), conversation)
    turn = ask(engine, "안녕하세요")
    assert [kind for kind, _ in cards(turn)] == ["proposal"]
    assert "여러 번 물어보신 이 질문" in turn.cards[0].text
    kept = engine.answers.give(turn, turn.cards[0], yes=True)
    assert engine.answers.waiting([kept])[0].cards == kept.cards
    assert [it.payload.kind for it in rows.every(engine.opened.database)] == ["question"]


def test_a_temporary_conversation_asks_nothing(engine, fact):
    import asyncio

    async def go():
        return [event async for event in engine.temporary().ask("안녕하세요")][-1].turn

    assert asyncio.run(go()).cards == ()


def test_what_was_asked_is_in_the_log_as_it_was_shown(engine, ask, fact):
    turn = ask(engine, "안녕하세요")
    assert logs.turn(engine.opened.database, turn.id).cards == turn.cards


def test_W12_what_was_sent_holds_no_word_after_everything_it_came_of_is_deleted(engine, ask):
    database = engine.opened.database
    said = ask(engine, "A사 김지수 팀장, 010-1234-5678입니다. 하소연하자면 연간 계약이라 50%만 환불해 주세요")
    fact = agreed(database, engine.settings.clock(), turn=said.id)
    turn = ask(engine, "안녕하세요")
    engine.answers.give(turn, turn.cards[0], yes=True)
    (kept,) = rows.every(database)
    rows.put(database, replace(kept, state="sent", tries=1))
    assert where_in_rows(database, *PRIVATE) >= {"turns", "fact_evidence", "search_item"}
    engine.notebook.delete(fact.id, conversation=True)
    assert where_in_rows(database, *PRIVATE) == set()
    assert [(it.fact, it.state) for it in rows.every(database)] == [(None, "sent")]


def test_never_being_asked_outlives_deleting_everything(engine, account):
    engine.preferences.set("proposals", "never")
    engine.wiping()
    fresh = account()
    assert fresh.preferences.get().proposals == "never"
    assert rows.every(fresh.opened.database) == []
