"""Does a kill at any point lose or double anything? A warm process forks children that live a story and are killed in it.

    with Stories() as stories:
        whole = stories.live(home)                  # nobody kills it: how many points has it?
        stories.live(other, point=17)               # dies at its 17th point (before or after one statement), or ends
        stories.live(other, after=0.01)             # dies whenever 10 ms have passed, wherever it is
        state_of(other) == state_of(home)

A child goes on from whatever an earlier one left. Imports are paid once, in the warm process.
"""

import asyncio
import json
import os
from contextlib import contextmanager

from client.compose import open_engine
from client.settings import load_settings
from client.store import logs
from client.store.database import Database
from tests.support.warm import Points, Warm, serve

EARLIER = ("앞으로 저를 민지라고 불러 주세요", "직원이 3명이에요", "프로 요금제를 쓰고 있어요")
STORY = (
    "이번 달부터 엔터프라이즈로 바꿨어요",
    "앞으로 저를 지수라고 불러 주세요",
    "직원이 5명이에요. 연락은 이메일로 주세요",
    "앞으로 답변은 짧게 해 주세요",
    "어제 결제 오류를 문의했어요",
)


def engine_of(home, now="2026-09-28T12:00"):
    options = {"home": str(home), "now": now, "server": "http://127.0.0.1:9"}
    return open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))


async def _say(engine, story):
    """Ask what is not asked yet, again what has no answer; end, learn, index."""
    database = engine.opened.database
    for question in story:
        row = database.one("SELECT id, state FROM turns WHERE question = ?", (question,))
        if row is None:
            open_one = database.one("SELECT conversation FROM turns WHERE question = ?", (story[0],))
            events = engine.turns.ask(question, open_one[0] if open_one else None)
        elif row["state"] in {"failed", "cancelled"}:
            events = engine.turns.retry(row["id"])
        else:
            continue
        async for _ in events:
            pass
    conversation = database.one("SELECT conversation FROM turns WHERE question = ?", (story[0],))[0]
    if not engine.conversations.get(conversation).ended:
        engine.conversations.end(conversation)
    await engine.learning.run_now()
    await engine.tidy(embed=0.0)


def begin(home):
    """A home with an earlier conversation that was learned from."""
    _live(home, EARLIER, "2026-09-21T12:00")


def _live(home, story, now="2026-09-28T12:00"):
    async def live():
        engine = engine_of(home, now)
        await _say(engine, story)
        await engine.close()

    asyncio.run(live())


class Dying(Points):
    """Counts what is done to the store, and dies at one of them: even ones before, odd ones after."""

    def watch(self):
        for name in ("run", "one", "all", "run_many"):
            setattr(Database, name, self.around(getattr(Database, name)))
        whole = Database.transaction

        @contextmanager
        def transaction(database):
            with whole(database):
                yield
                self.here()  # before the commit
            self.here()  # and after it

        Database.transaction = transaction


class Stories(Warm):
    """The warm process."""

    def __init__(self):
        super().__init__("tests.support.kills")

    def live(self, home, *, point=0, after=None):
        """One child."""
        return self.ask(home=str(home), point=point, after=after)


def _child(asked, writing):
    points, error = Dying(asked["point"]), None
    points.watch()
    try:
        _live(asked["home"], STORY)
    except BaseException as broke:
        error = f"{type(broke).__name__}: {broke}"
    os.write(writing, json.dumps({"points": points.passed, "error": error}).encode())
    os._exit(0)


def state_of(home):
    """Everything that must be the same, without ids and times; the words of an answer may tell of the kill."""
    engine = engine_of(home)
    try:
        return _state(engine.opened.database)
    finally:
        asyncio.run(engine.close())


def _state(database):
    rows = {name: [tuple(row) for row in database.all(sql)] for name, sql in STATE.items()}
    cards = [json.loads(row[0]) for row in database.all("SELECT cards FROM turns ORDER BY seq")]
    rows["cards"] = [[(card["kind"], card["text"], card["added"], card["dropped"]) for card in each] for each in cards]
    rows["unlearned"] = [
        turn.question
        for row in database.all("SELECT id FROM conversations")
        for turn in logs.unlearned_turns(database, row["id"])
    ]
    return rows


STATE = {
    "facts": "SELECT kind, statement, day, stated, status, attribute, value, topic, sensitive, promotion,"
    " (SELECT statement FROM facts n WHERE n.id = facts.replaced_by) FROM facts ORDER BY statement, status",
    "evidence": "SELECT f.statement, e.speaker, e.quote, t.question FROM fact_evidence e JOIN facts f ON f.id = e.fact"
    " JOIN turns t ON t.id = e.turn ORDER BY 1, 2, 3, 4",
    "history": "SELECT f.statement, h.change FROM fact_history h JOIN facts f ON f.id = h.fact ORDER BY f.statement, h.seq",
    "block": "SELECT text FROM block",
    "lines": "SELECT line, origin, (SELECT statement FROM facts f WHERE f.id = block_lines.fact) FROM block_lines",
    "undo": "SELECT before, after FROM block_undo",
    "audit": "SELECT writer, action, detail FROM audit ORDER BY seq",
    "jobs": "SELECT kind, error FROM jobs",
    "turns": "SELECT question, state, error, answer IS NULL, learned_at IS NULL, indexed_at IS NULL FROM turns ORDER BY seq",
    "conversations": "SELECT title, ended_at IS NULL, deleted_at FROM conversations ORDER BY started_at",
    "index": "SELECT s.space, s.part, iif(s.space = 'chats', t.question, s.text) FROM search_item s"
    " LEFT JOIN turns t ON t.id = s.key ORDER BY 1, 3, 2",
    "spaces": "SELECT space, rows FROM search_space",
    "refused": "SELECT reason, times FROM refused_candidates ORDER BY 1",
    "tombstones": "SELECT mark FROM tombstones",
    "egress": "SELECT * FROM egress",
}

if __name__ == "__main__":
    serve(_child)
