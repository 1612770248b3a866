"""Is a question that waits for a model service answered exactly once, whatever dies? See `kills`.

with Lines() as lines:
    lines.live(home, point=17)      # sends what waits, and dies at its 17th point
"""

import asyncio
import json
import os
from dataclasses import replace

from client.turn.events import TurnEnded
from tests.support.away import Service, unreachable
from tests.support.kills import Dying, engine_of
from tests.support.warm import Warm

QUESTIONS = ("첫 질문이에요", "둘째 질문이에요", "셋째 질문이에요")


def with_service(home, service):
    engine = engine_of(home)
    turns = replace(engine.turns, model=lambda: service)
    return replace(engine, turns=turns, line=replace(engine.line, turns=turns))


def begin(home):
    """A home in which three questions wait."""

    async def live():
        engine = with_service(home, Service(unreachable()))
        conversation = None
        for question in QUESTIONS:
            async for event in engine.turns.ask(question, conversation):
                conversation = event.turn.conversation
        await engine.close()

    asyncio.run(live())


def _live(home):
    async def live():
        engine = with_service(home, Service())
        async for event in engine.line.send():
            assert not isinstance(event, TurnEnded) or event.turn.state == "done"
        await engine.close()

    asyncio.run(live())


def state_of(home):
    """Each turn, and which questions each request that left carried."""
    engine = engine_of(home)
    try:
        database = engine.opened.database
        turns = database.all("SELECT question, state, answer, error, waits_since FROM turns ORDER BY seq")
        return [tuple(row) for row in turns]
    finally:
        asyncio.run(engine.close())


class Lines(Warm):
    """The warm process."""

    def __init__(self):
        super().__init__("tests.support.line_kills")

    def live(self, home, *, point=0):
        """One child."""
        return self.ask(home=str(home), point=point)


def _child(asked, writing):
    points, error = Dying(asked["point"]), None
    points.watch()
    try:
        _live(asked["home"])
    except BaseException as broke:
        error = f"{type(broke).__name__}: {broke}"
    os.write(writing, json.dumps({"points": points.passed, "error": error}).encode())
    os._exit(0)


if __name__ == "__main__":
    from tests.support.warm import serve

    serve(_child)
