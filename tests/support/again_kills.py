"""Does a kill while a question is put in other words lose an answer? Children of a warm process, as in `kills`."""

import asyncio
import json
import os

import client.learning.extract_rules
import client.learning.traits  # noqa: F401  paid for once, in the warm process
from tests.support.kills import Dying, engine_of
from tests.support.warm import Warm, serve

FIRST, REWORDED = "이번 달부터 엔터프라이즈로 바꿨어요", "이번 달부터 프로 요금제로 바꿨어요"


async def _drain(events):
    async for _ in events:
        pass


async def _story(home):
    """Ask, put it in other words; then end, learn, index. Goes on from whatever an earlier one left."""
    engine = engine_of(home)
    rows = engine.opened.database.all("SELECT id, conversation, question, state FROM turns ORDER BY seq")
    states = {row["question"]: row["state"] for row in rows}
    turns = engine.turns
    if FIRST not in states:
        await _drain(turns.ask(FIRST))
    elif states[FIRST] != "done":
        await _drain(turns.retry(rows[0]["id"]))
    first = engine.opened.database.one("SELECT id, conversation FROM turns ORDER BY seq LIMIT 1")
    if REWORDED not in states:
        await _drain(turns.again(first["id"], REWORDED))
    elif states[REWORDED] != "done":
        await _drain(turns.retry(rows[1]["id"]))
    if not engine.conversations.get(first["conversation"]).ended:
        engine.conversations.end(first["conversation"])
    await engine.learning.run_now()
    await engine.tidy(embed=0.0)
    await engine.close()


def shown(home):
    """(question, is there an answer) of what a customer sees in the conversation, after a start."""
    engine = engine_of(home)
    try:
        return [
            (turn.question, bool(turn.answer), turn.state)
            for conversation in engine.conversations.all()
            for turn in engine.conversations.history(conversation.id)
        ]
    finally:
        asyncio.run(engine.close())


class Agains(Warm):
    """The warm process."""

    def __init__(self):
        super().__init__("tests.support.again_kills")

    def live(self, home, *, point=0):
        """One child."""
        return self.ask(home=str(home), point=point, after=None)


def _child(asked, writing):
    points, error = Dying(asked["point"]), None
    points.watch()
    try:
        asyncio.run(_story(asked["home"]))
    except BaseException as broke:
        error = f"{type(broke).__name__}: {broke}"
    os.write(writing, json.dumps({"points": points.passed, "error": error}).encode())
    os._exit(0)


if __name__ == "__main__":
    serve(_child)
