"""Only what is needed goes: a service that judges gets the few facts near a candidate, and learns nothing beside them."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime

from client.learning.jobs import Learning
from client.learning.judge_model import MOST_SENT, judge_with, needed
from client.learning.learners import learner_for
from client.memory.fact import Candidate, Fact, Quote
from client.models.service import ServiceModel
from client.store import conversations, egress
from shared.formats.config import ServiceConfig
from tests.client.learning.job_steps import add_turn, learner, run, talk
from tests.support.fakes import ScriptedModel
from tests.support.model_server import ModelServer, fail, say

AT = datetime(2026, 9, 28, tzinfo=UTC)


def fact(number, statement, status="active", **more):
    return Fact(f"f{number}", "attribute", statement, None, True, status, AT, AT, **more)


def candidate(statement, **more):
    return Candidate("attribute", statement, (Quote(statement, "customer", "t", AT),), **more)


def test_at_most_eight_facts_go_the_nearest_ones_in_their_order():
    facts = [fact(number, f"직원 수 {number}명") for number in range(20)]
    facts.insert(3, fact(99, "프로 등급", attribute="tier"))
    sent = needed(candidate("엔터프라이즈 등급", attribute="tier"), facts)
    assert len(sent) == MOST_SENT
    assert "f99" in {one.id for one in sent}
    assert sent == [one for one in facts if one in sent]


def test_one_that_waits_for_consent_goes_only_with_its_own_matter():
    waiting = fact(1, "우울증 약을 먹음", "awaiting_consent", sensitive=True)
    assert needed(candidate("직원 수 5명"), [waiting]) == []
    assert needed(candidate("우울증 약을 먹음"), [waiting]) == [waiting]


def test_what_is_past_never_goes():
    past = [fact(1, "프로 등급", "replaced", attribute="tier"), fact(2, "기본 등급", "retracted", attribute="tier")]
    model = ScriptedModel()
    asyncio.run(judge_with(model, candidate("엔터프라이즈 등급", attribute="tier"), past))
    assert model.requests == []


def test_only_new_turns_go_and_each_try_of_a_request_is_recorded(database, clock, ids):
    talk(database, clock, "talk", (("오래된 이야기예요", "네."),))
    run(Learning(database, clock, ids, lambda conversation: learner(), lambda: 4_000))
    conversations.reopen(database, "talk")
    add_turn(database, clock, "later", "코끼리-7731 이야기예요")
    conversations.end(database, "talk", clock())
    busy = fail(503, retry_after="0")
    with ModelServer(busy, busy, say('{"facts": []}')) as server:
        model = ServiceModel(server.url, "m")
        made = Learning(
            database,
            clock,
            ids,
            lambda c: learner_for(model, ServiceConfig(), database, c, clock, lambda: None),
            lambda: 4_000,
        )
        assert run(made) == 1
        bodies = [request.body.decode() for request in server.requests]
    assert len(bodies) == 3
    assert all("7731" in body and "오래된" not in body for body in bodies)
    sent = egress.records(database)
    assert [one.content for one in sent] == bodies
    assert {(one.purpose, one.turn) for one in sent} == {("learn", "talk")}
    assert [one.size for one in sent] == [len(body.encode()) for body in bodies]
    assert json.loads(sent[0].content)["model"] == "m"
    assert replace(sent[0], place=0) == replace(sent[1], place=0)
