"""A conversation that ended and can be searched."""

import asyncio
from dataclasses import replace

import pytest

from shared.clock import read_stamp
from tests.support.fakes import ScriptedModel

DAY = read_stamp("2026-09-28T00:00:00.000Z")


def engine_with(engine, model):
    return replace(engine, turns=replace(engine.turns, model=lambda: model))


async def indexed(engine):
    await engine.tidy(embed=0, learn=False)


@pytest.fixture
def talked(account, ask):
    engine = account()
    turn = ask(engine_with(engine, ScriptedModel("네, 코끼리-7731이군요.")), "제 표식은 코끼리-7731이에요")
    engine.conversations.end(turn.conversation)
    asyncio.run(indexed(engine))
    return engine, turn
