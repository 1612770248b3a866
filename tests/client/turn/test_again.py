"""A question is asked anew or in other words: the log keeps both, and everybody reads the one that stands."""

import asyncio
from dataclasses import replace

import pytest

from client.errors import ModelUnavailable, Refused
from client.models.port import UserMessage
from client.store import logs, unanswered
from tests.client.turn.asking_again import again, stopped, with_model
from tests.client.turn.hanging import Hanging
from tests.support.fakes import ScriptedModel


def shown(engine):
    """(question, answer, state) of what stands in the newest conversation."""
    turns = engine.conversations.history(engine.conversations.all()[0].id)
    return [(turn.question, turn.answer, turn.state) for turn in turns]


def said_to(model):
    return [message.text for message in model.requests[-1].messages if isinstance(message, UserMessage)]


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
