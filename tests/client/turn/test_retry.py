"""A question that was stopped or failed: its part is kept, it can be answered later, and is then learned from."""

import asyncio
import threading
import time
from contextlib import aclosing
from dataclasses import replace

import pytest

from client.errors import ModelUnavailable
from client.turn.events import AnswerDelta
from tests.client.turn.hanging import Hanging
from tests.support.fakes import ScriptedModel


def retry(engine):
    async def go():
        return [event async for event in engine.turns.retry()][-1].turn

    return asyncio.run(go())


def test_a_retry_that_fails_keeps_the_part_that_had_come(account):
    engine = account(model=Hanging())

    async def stop():
        async with aclosing(engine.turns.ask("질문")) as events:
            async for event in events:
                if isinstance(event, AnswerDelta):
                    break

    asyncio.run(stop())
    failing = replace(engine, turns=replace(engine.turns, model=lambda: ScriptedModel(ModelUnavailable("model-busy"))))
    turn = retry(failing)
    assert (turn.state, turn.answer) == ("failed", "여기까지는 왔어요.")


def test_a_question_answered_in_a_conversation_that_had_ended_is_learned_from(account, ask):
    engine = account(model=ScriptedModel(ModelUnavailable("model-busy"), "알려 주셔서 고맙습니다."))
    failed = ask(engine, "이번 달부터 엔터프라이즈로 바꿨어요")
    engine.conversations.end(failed.conversation)
    retry(engine)
    engine.conversations.end(failed.conversation)
    assert engine.learning.pending().waiting == 1
    assert engine.conversations.current() is None


def test_a_question_answered_later_opens_its_conversation_again(account, ask):
    engine = account(model=ScriptedModel(ModelUnavailable("model-busy"), "답"))
    failed = ask(engine, "질문")
    engine.conversations.end(failed.conversation)
    retry(engine)
    assert engine.conversations.current() == failed.conversation


def test_a_question_stopped_while_it_is_written_can_be_tried_again(account):
    engine = account(model=ScriptedModel("답"))
    begun = threading.Event()

    def slowly():
        begun.set()
        time.sleep(0.2)
        return engine.settings.clock()

    slow = replace(engine, turns=replace(engine.turns, clock=slowly))

    async def cancel():
        async def read():
            async for _ in slow.turns.ask("질문"):
                pass

        task = asyncio.create_task(read())
        await asyncio.to_thread(begun.wait)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancel())
    turn = engine.conversations.history(engine.conversations.all()[0].id)[0]
    assert (turn.question, turn.state) == ("질문", "cancelled")
    assert retry(engine).answer == "답"
