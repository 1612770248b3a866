"""Does a trial of a service tell in time, in plain words, what is wrong with it?"""

import asyncio

import pytest

from client.errors import ModelRefused
from client.kit.words import Words
from client.store import egress
from client.turn import trial
from client.turn.trial import Failed, Worked
from client.turn.trial_words import trial_lines
from tests.client.turn.choosing.conftest import SECRET
from tests.support.model_server import SSE, ModelServer, Step, call, cut, fail, say, stall, stream
from tests.support.scripted_api import ScriptedApi


def tried(models, url, key=""):
    return asyncio.run(models.try_out(models.meant(url, "some", key)))


def said(result):
    return "\n".join(trial_lines(result, Words("ko")))


def test_a_trial_that_works_says_so_and_is_on_the_record_without_a_word_of_the_customer(models, database):
    with ModelServer(call("c1", trial.TOOL, '{"word":"ready"}')) as server:
        result = tried(models(), server.url, SECRET)
        (request,) = server.requests
    assert isinstance(result, Worked)
    assert result.tools == "used"
    assert request.json["stream"] is True
    assert [tool["function"]["name"] for tool in request.json["tools"]] == [trial.TOOL]
    assert request.headers["authorization"] == f"Bearer {SECRET}"
    (sent,) = egress.records(database)
    assert (sent.purpose, sent.turn, sent.content.encode()) == ("check", None, request.body)
    assert "도구도 쓸 줄 알아요." in said(result)


def test_a_model_that_answers_without_the_tool_is_told_apart(models):
    with ModelServer(say("ready")) as server:
        assert tried(models(), server.url).tools == "unused"


def test_a_service_that_takes_no_tools_is_told_apart_and_both_requests_are_on_record(models, database):
    with ModelServer(fail(400, "tools are not supported"), say("ready")) as server:
        result = tried(models(), server.url)
        assert [("tools" in request.json) for request in server.requests] == [True, False]
    assert result.tools == "refused"
    assert len(egress.records(database)) == 2


@pytest.mark.parametrize(
    ("steps", "sentence"),
    [
        ([fail(401)], "키를 받아 주지 않았어요"),
        ([fail(403)], "키를 받아 주지 않았어요"),
        ([fail(404)], "이런 모델이 없어요"),
        ([fail(429)], "요청이 몰려 있어요"),
        ([fail(429, {"code": "insufficient_quota"})], "잔액이 다 되었어요"),
        ([fail(500)], "서비스에 문제가 생겼어요(상태 500)"),
        ([fail(400), fail(400)], "요청을 거절했어요(상태 400)"),
        ([Step((b"<html>hello</html>",), content_type="text/html")], "알아볼 수 없는 답"),
        ([Step((b"data: {nothing\n\n",), content_type=SSE)], "알아볼 수 없는 답"),
        ([stream([{"content": "rea"}], None, done=False).then("cut")], "연결이 끊겼어요"),
        ([cut()], "연결이 끊겼어요"),
        ([say("")], "빈 답을 보냈어요"),
    ],
)
def test_each_way_to_fail_has_its_own_plain_sentence_and_is_asked_once(models, steps, sentence):
    with ModelServer(*steps) as server:
        result = tried(models(), server.url)
        assert server.overrun == 0
        assert len(server.requests) == len(steps)
    assert isinstance(result, Failed)
    assert sentence in said(result)


def test_a_page_that_is_no_service_is_told_apart(models):
    with ScriptedApi((200, b"hello")) as page:
        assert "알아볼 수 없는 답" in said(tried(models(), page.url))
    with ScriptedApi((302, b"")) as page:
        assert "다른 주소로 안내했어요" in said(tried(models(), page.url))


def test_nobody_there_is_said_with_the_place(models):
    assert "127.0.0.1:9에 연결하지 못했어요" in said(tried(models(), "http://127.0.0.1:9"))


def test_silence_is_given_up_in_time(models, monkeypatch):
    monkeypatch.setattr(trial, "PATIENCE", 0.05)
    with ModelServer(stall()) as server:
        assert "제때 답이 오지 않았어요" in said(tried(models(), server.url))


def test_a_trial_that_is_stopped_closes_the_line(models):
    door = models()

    async def begin_and_stop(server):
        task = asyncio.create_task(door.try_out(door.meant(server.url, "some", "")))
        await asyncio.to_thread(server.sent.wait, 10)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await asyncio.to_thread(server.dropped.wait, 10)

    with ModelServer(stall()) as server:
        asyncio.run(begin_and_stop(server))


def test_every_error_of_a_model_has_a_sentence_for_a_trial():
    words = Words("ko")
    for code in (
        "unreachable", "timeout", "key-refused", "not-found", "quota", "redirected", "request-refused",
        "context-too-long", "busy", "failed", "cut", "malformed", "empty",
    ):  # fmt: skip
        error = ModelRefused(f"model-{code}", host="model.test", status=500)
        assert words.error(error) not in said(Failed(error)), code
