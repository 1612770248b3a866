"""Questions that a model service could not be asked: do they wait, in order, and does each get its answer exactly once?"""

import asyncio
from contextlib import aclosing
from dataclasses import replace

from client.errors import StoreFull
from client.models.service import ServiceModel
from client.store import logs
from client.turn.events import AnswerDelta
from client.turn.queue import Line
from tests.client.turn.hanging import Hanging
from tests.client.turn.line.conftest import ended
from tests.support.model_server import ModelServer, say


def test_what_a_service_that_is_away_was_asked_waits_and_goes_in_order_with_the_answers_before_it(away):
    away.ask("하나", "둘", "셋")
    assert away.states() == [("하나", "waiting"), ("둘", "waiting"), ("셋", "waiting")]
    assert away.service.asked() == [["하나"]], "those behind it were not sent"
    away.back()
    assert [turn.answer for turn in away.send()] == ["답: 하나", "답: 둘", "답: 셋"]
    assert away.service.asked()[1:] == [["하나"], ["하나", "둘"], ["하나", "둘", "셋"]]
    assert away.line.turns.waits.all() == []


def test_a_place_in_line_survives_a_restart_and_so_does_what_was_being_sent_when_the_device_died(away):
    first = away.ask("하나", "둘")
    away.line.turns.waits.claim(away.line.turns.waits.all()[0].id)
    logs_before = away.states()
    assert logs_before == [("하나", "answering"), ("둘", "waiting")]
    asyncio.run(away.engine.close())
    away.open()
    assert away.states() == [("하나", "waiting"), ("둘", "waiting")]
    assert first.waits_since is not None
    away.back()
    assert [turn.state for turn in away.send()] == ["done", "done"]


def test_a_window_that_closes_while_it_sends_leaves_the_question_in_line_and_a_stop_does_not(away):
    away.ask("하나", "둘")
    hanging = Hanging()
    turns = replace(away.engine.turns, model=lambda: hanging)
    line = replace(away.line, turns=turns)

    async def cut(*, stopped):
        async with aclosing(line.send()) as events:
            async for event in events:
                if isinstance(event, AnswerDelta):
                    if stopped:
                        line.stopped_by_customer()
                    break

    asyncio.run(cut(stopped=False))
    assert away.states() == [("하나", "waiting"), ("둘", "waiting")]
    asyncio.run(cut(stopped=True))
    assert away.states() == [("하나", "cancelled"), ("둘", "waiting")]
    assert not line.due, "the customer said stop: nothing goes on by itself"
    line.go_on()
    assert line.due


def test_two_processes_do_not_send_the_same_line(away):
    away.ask("하나")
    away.back()
    away.service.gate = None
    other = Line(away.engine.turns, away.line.lock, away.seconds)

    async def both():
        seen = []
        async with aclosing(away.line.send()) as events:
            async for _ in events:
                seen += [event async for event in other.send()]
        return seen

    assert asyncio.run(both()) == []
    assert away.service.asked() == [["하나"], ["하나"]]


def test_the_line_of_a_temporary_conversation_stands_in_memory_alone(away):
    kept = away.engine.temporary()
    line = Line(kept, None, away.seconds)
    assert [turn.state for turn in ended(kept.ask("하나")) + ended(kept.ask("둘"))] == ["waiting", "waiting"]
    assert away.line.turns.waits.all() == []
    assert away.states() == []
    away.back()
    assert [turn.answer for turn in ended(line.send())] == ["답: 하나", "답: 둘"]
    assert away.engine.sent()[-1].content is None


def test_the_built_in_assistant_answers_all_that_wait_only_when_it_is_told_to(away):
    away.ask("안녕하세요", "고마워요")
    found = ended(away.line.answer_with_builtin())
    assert [(turn.question, turn.model_kind) for turn in found] == [("안녕하세요", "builtin"), ("고마워요", "builtin")]


def test_without_a_chosen_service_the_line_waits_for_the_customer_and_not_for_the_built_in(away):
    away.ask("하나")
    turns = replace(away.engine.turns, model=lambda: away.engine.turns.builtin)
    line = replace(away.line, turns=turns)
    assert ended(line.send()) == []
    assert line.why.code == "line-no-service"
    assert away.states() == [("하나", "waiting")]


def test_a_conversation_with_a_question_that_waits_does_not_grow_idle(away):
    turn = away.ask("하나")
    conversations = replace(away.engine.conversations, clock=lambda: turn.asked_at.replace(hour=23))
    conversations.end_idle()
    assert conversations.current() == turn.conversation


def test_an_answer_that_comes_after_its_conversation_ended_is_learned_from(away):
    turn = away.ask("이번 달부터 엔터프라이즈로 바꿨어요")
    away.engine.conversations.end(turn.conversation)
    assert away.engine.learning.pending().waiting == 0
    away.back()
    away.send()
    assert away.engine.learning.pending().waiting == 1
    assert away.engine.conversations.current() is None, "nobody writes in it"


def test_an_answer_that_the_store_does_not_take_is_saved_later_without_being_asked_for_again(away, monkeypatch):
    away.back()
    real = logs.complete

    def full(*_):
        raise StoreFull("store-full")

    monkeypatch.setattr(logs, "complete", full)
    turn = away.ask("하나")
    assert (turn.state, turn.answer, turn.error) == ("failed", "답: 하나", "turn-unsaved-store-full")
    assert away.send()[0].error == "turn-unsaved-store-full"
    monkeypatch.setattr(logs, "complete", real)
    assert [(one.state, one.answer) for one in away.send()] == [("done", "답: 하나")]
    assert away.service.asked() == [["하나"]]
    assert away.states() == [("하나", "done")]


def test_a_part_of_an_answer_that_was_cut_off_is_kept_and_not_asked_for_again_by_itself(account):
    part = say("반쯤", finish=None, done=False).then("cut")
    with ModelServer(part) as server:
        engine = account(model=ServiceModel(server.url, "m"))
        turn = ended(engine.turns.ask("질문"))[-1]
    assert (turn.state, turn.answer, turn.error) == ("failed", "반쯤", "model-cut")
    assert engine.turns.waits.all() == []
