"""Does a turn that failed, was stopped or died in the middle keep its part, say why, and can it be tried again?"""

import asyncio
import subprocess
import sys
from contextlib import aclosing

import pytest

from client.errors import ModelUnavailable
from client.turn.events import AnswerDelta
from tests.client.turn.hanging import Hanging
from tests.support.fakes import ScriptedModel


def test_a_failed_turn_says_why_and_the_retry_answers_in_the_same_row(account, ask):
    model = ScriptedModel(ModelUnavailable("model-busy"), "이제 됐어요.")
    engine = account(model=model)
    failed = ask(engine, "질문")
    assert (failed.state, failed.error, failed.question) == ("waiting", "model-busy", "질문")

    async def again():
        return [event async for event in engine.turns.retry()][-1].turn

    done = asyncio.run(again())
    assert (done.id, done.state, done.answer, done.error) == (failed.id, "done", "이제 됐어요.", None)
    assert len(engine.conversations.history(failed.conversation)) == 1


def test_a_question_that_a_service_left_open_can_be_answered_by_the_built_in_assistant(account, ask):
    engine = account(model=ScriptedModel(ModelUnavailable("model-busy")))
    failed = ask(engine, "안녕하세요")

    async def builtin():
        return [event async for event in engine.turns.answer_with_builtin(failed.id)][-1].turn

    assert asyncio.run(builtin()).model_kind == "builtin"


def test_a_stopped_answer_keeps_its_part_and_can_be_tried_again(account):
    engine = account(model=Hanging())

    async def stop():
        async with aclosing(engine.turns.ask("질문")) as events:
            async for event in events:
                if isinstance(event, AnswerDelta):
                    break

    asyncio.run(stop())
    conversation = engine.conversations.all()[0].id
    turn = engine.conversations.history(conversation)[0]
    assert (turn.state, turn.answer) == ("cancelled", "여기까지는 왔어요.")
    assert engine.turns._again(None).id == turn.id


def test_a_cancelled_task_keeps_its_part_too(account):
    engine = account(model=Hanging())

    async def cancel():
        came = asyncio.Event()

        async def read():
            async for event in engine.turns.ask("질문"):
                if isinstance(event, AnswerDelta):
                    came.set()

        task = asyncio.create_task(read())
        await came.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancel())
    assert engine.conversations.history(engine.conversations.all()[0].id)[0].state == "cancelled"


def test_a_crash_in_the_middle_leaves_a_question_that_can_be_tried_again(account, tmp_path):
    account()  # makes the home
    script = (
        "import asyncio, os, sys\n"
        "from dataclasses import replace\n"
        "from client.compose import open_engine\n"
        "from client.settings import load_settings\n"
        "from client.models.port import TextDelta\n"
        "class Dying:\n"
        "    name, kind, destination = 'dying', 'service', 'model.test'\n"
        "    async def stream(self, request):\n"
        "        yield TextDelta('말하다가 ')\n"
        "        os.kill(os.getpid(), 9)\n"
        "engine = open_engine(load_settings({'home': sys.argv[1], 'now': '2026-09-28', 'server': 'http://127.0.0.1:9'},"
        " {'GIEOK_KEYRING': 'off', 'GIEOK_EMBEDDING': 'off'}))\n"
        "async def go():\n"
        "    async for event in replace(engine.turns, model=lambda: Dying()).ask('사라지면 안 되는 질문'):\n"
        "        pass\n"
        "asyncio.run(go())\n"
    )
    home = tmp_path / "other"
    died = subprocess.run([sys.executable, "-c", script, str(home)], check=False, capture_output=True)
    assert died.returncode == -9, died.stderr.decode()
    engine = account(home=str(home))
    turn = engine.conversations.history(engine.conversations.all()[0].id)[0]
    assert (turn.question, turn.state, turn.error) == ("사라지면 안 되는 질문", "failed", "turn-interrupted")
