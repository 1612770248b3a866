"""When is a service that is away asked again, and what stops the line?"""

import asyncio
from dataclasses import replace

import pytest

from client.errors import ModelRefused, ModelUnavailable
from client.models.away import verdict
from client.models.service import ServiceModel
from client.turn.queue import LONGEST_REST, LONGEST_WAIT
from tests.client.turn.line.conftest import ended
from tests.support.away import unreachable
from tests.support.model_server import ModelServer, fail, say


def test_a_refused_key_stops_the_line_and_everything_in_it_stays(away):
    away.ask("하나", "둘")
    away.service.trouble = ModelRefused("model-key-refused")
    away.send()
    assert away.states() == [("하나", "waiting"), ("둘", "waiting")]
    standing = asyncio.run(away.line.look())
    assert (standing.why.code, standing.why.halt, away.line.due) == ("model-key-refused", True, False)
    away.back()
    away.line.go_on()
    assert len(away.send()) == 2


def test_what_is_wrong_with_one_question_fails_that_one_and_lets_the_next_go_after_a_minute(away):
    away.ask("긴 것", "둘")
    away.service.trouble = {"긴 것": ModelRefused("model-context-too-long")}
    away.send()
    assert away.states() == [("긴 것", "failed"), ("둘", "waiting")]
    assert away.line.why.code == "line-stopped"
    assert not away.line.due
    away.seconds.now += 61
    assert away.line.due
    away.send()
    assert away.states() == [("긴 것", "failed"), ("둘", "done")]


def test_a_service_that_stays_away_is_asked_less_and_less_often_and_never_with_a_question(away):
    away.ask("하나")
    away.service.gone = unreachable()
    waits = []
    for _ in range(8):
        before = len(away.service.requests)
        away.send()
        assert len(away.service.requests) == before
        waits.append(away.line._due - away.seconds.now)
        away.seconds.now = away.line._due
    assert waits == [2, 4, 8, 16, 32, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT]
    assert away.service.probes == 8


def test_a_service_that_is_there_and_still_does_not_answer_gets_more_rest(away):
    away.ask("하나")
    waits = []
    for _ in range(12):
        away.send()
        waits.append(away.line._due - away.seconds.now)
    assert waits[:3] == [2, 4, 8]
    assert waits[-1] == LONGEST_REST


def test_the_wait_that_a_service_asks_for_is_kept_to(away):
    away.service.trouble = ModelUnavailable("model-busy", wait=300)
    away.ask("하나")
    away.send()
    assert away.line._due - away.seconds.now == 300


def test_asking_whether_the_service_is_back_carries_no_word_and_is_no_record(account):
    with ModelServer(fail(503, retry_after="0"), fail(503, retry_after="0"), fail(503, retry_after="0")) as server:
        engine = account(model=ServiceModel(server.url, "m", "sk-key"))
        line = replace(engine.line, turns=engine.turns)
        turn = ended(engine.turns.ask("민감한 질문"))[-1]
        assert (turn.state, len(engine.sent())) == ("waiting", 3)
        server.steps.append(say("답"))
        assert [turn.answer for turn in ended(line.send())] == ["답"]
        (probe,) = server.probes
        assert (probe.method, probe.path, probe.body) == ("GET", "/v1/models", b"")
        assert len(engine.sent()) == 4


@pytest.mark.parametrize(
    ("code", "values", "expected"),
    [
        ("model-unreachable", {}, "away"),
        ("model-timeout", {}, "away"),
        ("model-cut", {}, "away"),
        ("model-busy", {}, "away"),
        ("model-failed", {"status": 502}, "away"),
        ("model-failed", {"status": 503}, "away"),
        ("model-failed", {"status": 504}, "away"),
        ("model-failed", {"status": 500}, "question"),
        ("model-key-refused", {}, "change"),
        ("model-not-found", {}, "change"),
        ("model-quota", {}, "change"),
        ("model-request-refused", {"status": 400}, "question"),
        ("model-context-too-long", {}, "question"),
    ],
)
def test_which_failures_are_waited_for(code, values, expected):
    assert verdict(code, values) == expected
