"""A question asked anew, an answer that is stopped, and what stands afterwards."""

import asyncio
from contextlib import aclosing
from dataclasses import replace

from client.turn.events import AnswerDelta


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
