"""From a conversation to the queue: is an agreement queued with its fact, in one transaction, and nothing else?"""

import asyncio

import pytest

from client.compose import open_engine
from client.learning import traits
from client.memory.logged import LoggedTurn
from client.settings import load_settings
from client.store import agreements, facts, logs

TALK = (
    ("환불 기한이 나흘 지났는데 반액이라도 환불해 주세요", "네, 이번 한 번은 50% 부분 환불로 처리해 드리겠습니다."),
    ("저는 연간 구독으로 바꾸기로 했어요", "연간 구독은 한 달 요금이 더 저렴합니다."),
    ("앞으로 답변은 짧게 해 주세요", "네, 짧게 답해 드릴게요."),
)


@pytest.fixture
def engine(tmp_path):
    options = {"home": str(tmp_path / "home"), "now": "2026-09-28T12:00", "server": "http://127.0.0.1:9"}
    made = open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))
    database, now = made.opened.database, made.settings.clock()
    logs.begin_conversation(database, "c1", now)
    for number, (question, answer) in enumerate(TALK):
        turn = LoggedTurn(f"t{number}", "c1", question, now, "Asia/Seoul", "waiting")
        logs.write_question(database, turn, question)
        done = LoggedTurn(f"t{number}", "c1", question, now, "Asia/Seoul", "done", answer, now)
        logs.complete(database, done)
    made.conversations.end("c1")
    yield made
    asyncio.run(made.close())


def test_what_was_agreed_waits_as_soon_as_it_is_learned_and_what_the_customer_decided_alone_does_not(engine):
    asyncio.run(engine.learning.run_now())
    known = {fact.id: fact for fact in engine.notebook.facts()}
    assert {"agreement", "decision"} <= {fact.kind for fact in known.values()}
    (waiting,) = agreements.every(engine.opened.database)
    assert (known[waiting.fact].kind, waiting.state, waiting.account) == ("agreement", "waiting", None)
    engine.evidence.settle()
    assert len(agreements.every(engine.opened.database)) == 1


def test_a_kill_before_the_end_leaves_neither_the_fact_nor_its_place_in_the_queue(engine, monkeypatch):
    class Killed(BaseException):
        pass

    def die(*_, **__):
        raise Killed

    with monkeypatch.context() as dying, pytest.raises(Killed):
        dying.setattr(traits, "follow", die)
        asyncio.run(engine.learning.run_now())
    database = engine.opened.database
    assert (facts.count(database), agreements.every(database)) == (0, [])
    asyncio.run(engine.learning.run_now())
    assert [one.state for one in agreements.every(database)] == ["waiting"]
