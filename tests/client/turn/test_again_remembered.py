"""What is learned, found and counted of a question that was asked anew or in other words?"""

import asyncio
import json

import pytest

from client.errors import ModelUnavailable
from client.search.chats import find_turns
from client.store import questions
from client.turn.tools import WRITE_TOOL
from tests.client.turn.asking_again import again, stopped, with_model
from tests.client.turn.hanging import Hanging
from tests.support.fakes import ScriptedModel


def tidy(engine):
    asyncio.run(engine.tidy(embed=0.0))


def test_a_reworded_question_teaches_what_it_says_now(account, ask):
    engine = account(model=ScriptedModel("네", "네"))
    turn = ask(engine, "이번 달부터 엔터프라이즈로 바꿨어요")
    again(engine, None, "이번 달부터 프로 요금제로 바꿨어요")
    engine.conversations.end(turn.conversation)
    tidy(engine)
    said = " ".join(fact.statement for fact in engine.notebook.facts(every=True))
    assert "프로" in said
    assert "엔터프라이즈" not in said


def test_words_that_were_taken_back_teach_nothing_even_where_the_new_ones_got_no_answer(account, ask):
    engine = account(model=ScriptedModel("네", ModelUnavailable("model-malformed")))
    turn = ask(engine, "이번 달부터 엔터프라이즈로 바꿨어요")
    again(engine, None, "이번 달부터 프로 요금제로 바꿨어요")
    engine.conversations.end(turn.conversation)
    tidy(engine)
    assert engine.notebook.facts(every=True) == []
    assert engine.learning.pending().waiting == 0


@pytest.mark.parametrize("ended_between", [False, True])
def test_a_question_asked_anew_counts_once(account, ask, ended_between):
    engine = account(model=ScriptedModel("네", "네, 알겠습니다"))
    turn = ask(engine, "이번 달부터 엔터프라이즈로 바꿨어요")
    if ended_between:
        engine.conversations.end(turn.conversation)
        tidy(engine)
    again(engine, turn.id)
    engine.conversations.end(turn.conversation)
    tidy(engine)
    facts = engine.notebook.facts(every=True)
    assert [len(fact.evidence) for fact in facts] == [1] * len(facts) != []
    assert [question.text for question in questions.newest(engine.opened.database, 10)] == [turn.question]


def test_a_question_asked_anew_and_stopped_counts_once(account, ask):
    engine = account(model=ScriptedModel("네"))
    turn = ask(engine, "이번 달부터 엔터프라이즈로 바꿨어요")
    hanging = with_model(engine, Hanging())
    stopped(engine, hanging.turns.again())
    engine.conversations.end(turn.conversation)
    tidy(engine)
    facts = engine.notebook.facts(every=True)
    assert {quote.turn for fact in facts for quote in fact.evidence} == {turn.id}


def test_facts_that_were_learned_before_stay_with_their_evidence_and_can_be_deleted(account, ask):
    engine = account(model=ScriptedModel("네", "네"))
    turn = ask(engine, "이번 달부터 엔터프라이즈로 바꿨어요")
    engine.conversations.end(turn.conversation)
    tidy(engine)
    again(engine, turn.id, "환불은 며칠인가요?")
    engine.conversations.end(turn.conversation)
    tidy(engine)
    facts = engine.notebook.facts()
    assert {quote.turn for fact in facts for quote in fact.evidence} == {turn.id}
    assert {fact.id for fact in engine.notebook.drawn_from(turn.conversation)} == {fact.id for fact in facts}
    engine.notebook.delete_with_facts(turn.conversation)
    assert engine.notebook.facts(every=True) == []


def test_search_finds_what_stands_and_no_word_of_what_gave_way(account, ask):
    engine = account(model=ScriptedModel("노란 답", "파란 답"))
    first = ask(engine, "코끼리 환불은요?")
    tidy(engine)
    database = engine.opened.database
    assert [hit.key for hit in find_turns(database, "코끼리")] == [first.id]
    second = again(engine, first.id, "기린 환불은요?")
    assert find_turns(database, "코끼리") == [], "at once, not with the next round"
    tidy(engine)
    assert find_turns(database, "코끼리") == []
    assert [hit.key for hit in find_turns(database, "기린")] == [second.id]


def test_what_the_earlier_answer_wrote_stays_and_can_be_taken_back(account, ask):
    write = [(WRITE_TOOL, json.dumps({"text": "호칭: 지수"}))]
    engine = account(model=ScriptedModel(write, "네, 지수님", "다시 답해요"))
    turn = ask(engine, "앞으로 지수라고 불러 주세요")
    again(engine, turn.id, "안녕하세요")
    assert engine.notebook.block().text == "호칭: 지수"
    assert engine.notebook.undoable_turn(turn.conversation) == turn.id
    engine.notebook.undo_block(turn.conversation)
    assert engine.notebook.block().text == ""


def test_a_wish_that_was_taken_out_of_the_block_does_not_come_back_by_asking_anew(account, ask):
    write = [(WRITE_TOOL, json.dumps({"text": "일본어로 답해 주세요."}))]
    engine = account(model=ScriptedModel(write, "그럴게요", "그럴게요, 다시"))
    turn = ask(engine, "앞으로 일본어로 답해 주세요")
    again(engine, turn.id)
    engine.notebook.undo_block(turn.conversation)
    engine.conversations.end(turn.conversation)
    tidy(engine)
    assert engine.notebook.facts(every=True) == []
