"""A question is asked anew or in other words: the log keeps both, and everybody reads the one that stands."""

import asyncio
import json
from contextlib import aclosing
from dataclasses import replace

import pytest

from client.errors import ModelUnavailable, Refused
from client.models.port import UserMessage
from client.search.chats import find_turns
from client.store import logs, questions, unanswered
from client.turn.events import AnswerDelta
from client.turn.tools import WRITE_TOOL
from tests.client.turn.hanging import Hanging
from tests.support.fakes import ScriptedModel


def again(engine, turn=None, text=None):
    async def go():
        return [event async for event in engine.turns.again(turn, text)][-1].turn

    return asyncio.run(go())


def with_model(engine, model):
    return replace(engine, turns=replace(engine.turns, model=lambda: model))


def stopped(engine, events):
    async def go():
        async with aclosing(events) as coming:
            async for event in coming:
                if isinstance(event, AnswerDelta):
                    return

    asyncio.run(go())
    return engine.conversations.history(engine.conversations.all()[0].id)[-1]


def shown(engine):
    """(question, answer, state) of what stands in the newest conversation."""
    turns = engine.conversations.history(engine.conversations.all()[0].id)
    return [(turn.question, turn.answer, turn.state) for turn in turns]


def said_to(model):
    return [message.text for message in model.requests[-1].messages if isinstance(message, UserMessage)]


def tidy(engine):
    asyncio.run(engine.tidy(embed=0.0))


def test_a_new_answer_takes_the_place_of_the_old_one_and_the_log_keeps_both(account, ask):
    model = ScriptedModel("첫 답", "둘째 답", "셋째 답")
    engine = account(model=model)
    first = ask(engine, "질문")
    second = again(engine)
    assert second.instead_of == first.id
    assert shown(engine) == [("질문", "둘째 답", "done")]
    old = engine.turns.get(first.id)
    assert (old.question, old.answer, old.state, old.superseded) == ("질문", "첫 답", "done", True)
    assert [turn.id for turn in engine.conversations.earlier(second.id)] == [first.id]
    assert said_to(model) == ["질문"], "the model does not get what it is to answer anew"
    ask(engine, "다음", first.conversation)
    assert said_to(model) == ["질문", "다음"]
    assert engine.conversations.all()[0].turns == 2
    assert engine.status().turns == 2


def test_a_reworded_question_of_a_reworded_question_stands_alone(account, ask):
    model = ScriptedModel("하나", "둘", "셋", "넷")
    engine = account(model=model)
    first = ask(engine, "첫 말")
    second = again(engine, first.id, "둘째 말")
    third = again(engine, second.id, "셋째 말")
    assert shown(engine) == [("셋째 말", "셋", "done")]
    assert [turn.question for turn in engine.conversations.earlier(third.id)] == ["첫 말", "둘째 말"]
    assert engine.conversations.standing(first.id) == third.id
    assert engine.conversations.standing(third.id) == third.id
    ask(engine, "다음", first.conversation)
    assert said_to(model) == ["셋째 말", "다음"]


@pytest.mark.parametrize("how", ["failed", "stopped"])
def test_a_try_that_brings_nothing_takes_no_answer_away(account, ask, how):
    engine = account(model=ScriptedModel("첫 답"))
    first = ask(engine, "질문")
    if how == "failed":
        tried = again(with_model(engine, ScriptedModel(ModelUnavailable("model-malformed"))), None, "고친 질문")
        assert shown(engine) == [("질문", "첫 답", "done"), ("고친 질문", None, "failed")]
    else:
        hanging = with_model(engine, Hanging())
        tried = stopped(engine, hanging.turns.again(None, "고친 질문"))
        assert shown(engine) == [("질문", "첫 답", "done"), ("고친 질문", "여기까지는 왔어요.", "cancelled")]
    assert tried.instead_of == first.id
    later = with_model(engine, ScriptedModel("이제 됐어요"))

    async def retry():
        return [event async for event in later.turns.retry()][-1].turn

    asyncio.run(retry())
    assert shown(engine) == [("고친 질문", "이제 됐어요", "done")], "the retry in its own row takes the place"


def test_a_device_killed_in_between_shows_the_old_answer_and_the_try(account, ask):
    engine = account(model=ScriptedModel("첫 답"))
    first = ask(engine, "질문")
    old = replace(first, id="neu", state="waiting", instead_of=first.id, answer=None)
    logs.write_question(engine.opened.database, old, "질문")
    logs.set_state(engine.opened.database, "neu", "answering")
    unanswered.fail_interrupted(engine.opened.database)  # what opening does after a kill
    assert shown(engine) == [("질문", "첫 답", "done"), ("질문", None, "failed")]
    later = with_model(engine, ScriptedModel("이제 됐어요"))

    async def retry():
        return [event async for event in later.turns.retry()][-1].turn

    asyncio.run(retry())
    assert shown(engine) == [("질문", "이제 됐어요", "done")]


def test_a_question_without_an_answer_gives_way_at_once(account, ask):
    failing = ScriptedModel(ModelUnavailable("model-malformed"), ModelUnavailable("model-malformed"))
    engine = account(model=failing)
    ask(engine, "오타 잇는 질문")
    again(engine, None, "오타 있는 질문")
    assert shown(engine) == [("오타 있는 질문", None, "failed")]
    assert unanswered.newest_failed(engine.opened.database).question == "오타 있는 질문"


def test_only_the_newest_question_can_be_asked_anew(account, ask):
    engine = account(model=ScriptedModel("하나", "둘", ModelUnavailable("model-malformed")))
    first = ask(engine, "하나")
    second = ask(engine, "둘", first.conversation)
    with pytest.raises(Refused, match="turn-not-newest"):
        again(engine, first.id)
    failed = ask(engine, "셋", first.conversation)
    with pytest.raises(Refused, match="turn-nothing-to-ask-again"):
        again(engine, failed.id)  # that is what a retry is for
    with pytest.raises(Refused, match="turn-not-newest"):
        again(engine, second.id, "고친 둘")
    with pytest.raises(Refused, match="turn-blank"):
        again(engine, failed.id, "  ")
    engine.conversations.end(first.conversation)
    with pytest.raises(Refused, match="turn-nothing-to-ask-again"):
        again(engine)


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


def test_an_automatic_title_follows_the_first_question_and_a_chosen_one_stays(account, ask):
    engine = account(model=ScriptedModel(*"12345"))
    turn = ask(engine, "첫 말")
    second = again(engine, turn.id, "둘째 말")
    assert engine.conversations.get(turn.conversation).title == "둘째 말"
    engine.opened.database.run("UPDATE conversations SET title = '내가 지은 이름'")
    again(engine, second.id, "셋째 말")
    assert engine.conversations.get(turn.conversation).title == "내가 지은 이름"
    other = ask(engine, "다른 이야기")
    later = ask(engine, "이어서", other.conversation)
    again(engine, later.id, "고쳐서 이어서")
    assert engine.conversations.get(other.conversation).title == "다른 이야기"


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


def test_in_a_temporary_conversation_too(account):
    model = ScriptedModel("하나", "둘", "셋", ModelUnavailable("model-malformed"), "다섯")
    kept = account(model=model).temporary()

    def say(events):
        async def go():
            return [event async for event in events][-1].turn

        return asyncio.run(go())

    first = say(kept.ask("첫 말"))
    second = say(kept.again(first.id, "둘째 말"))
    assert said_to(model) == ["둘째 말"]
    assert [turn.superseded for turn in kept.turns] == [True, False]
    say(kept.ask("다음"))
    assert said_to(model) == ["둘째 말", "다음"]
    with pytest.raises(Refused, match="turn-not-newest"):
        say(kept.again(second.id))
    failed = say(kept.again(None, "다음다음"))
    assert [turn.superseded for turn in kept.turns] == [True, False, False, False]
    assert say(kept.retry(failed.id)).answer == "다섯"
    assert [turn.superseded for turn in kept.turns] == [True, False, True, False]
