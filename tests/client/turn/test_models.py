"""Who answers: the choice is kept in the store alone, takes effect at once, and a trial tells in time what is wrong."""

import asyncio
import json

import pytest

from client.compose import open_engine
from client.errors import ModelRefused, Refused
from client.kit.words import Words
from client.notebook.model_choice import KEY, ModelChoice
from client.settings import ModelSettings, load_settings
from client.store import egress, meta
from client.turn import trial
from client.turn.models import Models
from client.turn.trial import Failed, Worked
from client.turn.trial_words import trial_lines
from shared.formats.config import Gateway
from tests.support.model_server import SSE, ModelServer, Step, call, cut, fail, say, stall, stream
from tests.support.scripted_api import ScriptedApi

SECRET = "sk-elephant-7731"
HERE = "https://api.example.com/v1"


@pytest.fixture
def settings(tmp_path):
    options = {"home": str(tmp_path / "home"), "server": "http://127.0.0.1:9"}
    return load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"})


@pytest.fixture
def models(database, clock):
    def make(fixed=None, gateway=None):
        return Models(database, fixed, ModelChoice(database), lambda: gateway, clock)

    return make


def tried(models, url, key=""):
    return asyncio.run(models.try_out(models.meant(url, "some", key)))


def said(result):
    return "\n".join(trial_lines(result, Words("ko")))


def test_without_a_choice_the_built_in_assistant_answers(models):
    assert models().now().source == "builtin"
    assert models().now().host is None


def test_a_service_is_kept_with_its_key_and_no_repr_shows_it(models, database):
    door = models()
    meant = door.meant(f" {HERE}/ ", " some ", SECRET)
    door.choose(meant)
    assert (door.now().host, door.now().name, door.now().with_key) == ("api.example.com", "some", True)
    assert json.loads(meta.read(database, KEY)) == [HERE, "some", SECRET]
    for shown in (door, meant, door.now(), door.choice.get(), door.standing()):
        assert SECRET not in repr(shown)


def test_the_built_in_assistant_again_leaves_no_key_behind(models, database):
    door = models()
    door.choose(door.meant(HERE, "some", SECRET))
    door.choose(None)
    assert meta.read(database, KEY) is None


@pytest.mark.parametrize(
    ("address", "name", "key", "code"),
    [
        ("", "some", "", "settings-model-incomplete"),
        (HERE, " ", "", "settings-model-incomplete"),
        ("http://api.example.com", "some", "", "model-address-insecure"),
        ("https://me:secret@api.example.com", "some", "", "model-address-invalid"),
        ("ftp://api.example.com", "some", "", "model-address-invalid"),
        (HERE, "so\nme", "", "model-name-wrong"),
        (HERE, "s" * 201, "", "model-name-wrong"),
        (HERE, "some", "키", "model-key-malformed"),
    ],
)
def test_what_can_not_be_used_is_refused_and_nothing_is_kept(models, database, address, name, key, code):
    with pytest.raises(Refused, match=code):
        models().meant(address, name, key)
    assert meta.read(database, KEY) is None


def test_a_stored_key_goes_on_for_the_same_machine_and_to_no_other(models):
    door = models()
    door.choose(door.meant(HERE, "some", SECRET))
    assert door.meant("https://api.example.com/other", "better", None).settings.key == SECRET
    assert door.meant("https://elsewhere.example.com/v1", "some", None).settings.key == ""
    assert door.meant("https://api.example.com:8443/v1", "some", None).settings.key == ""
    assert door.meant(HERE, "some", "").settings.key == ""


def test_the_gateway_is_offered_and_chosen_by_name_alone_and_may_go_away(models, database):
    named = models(gateway=Gateway("https://gateway.example/v1", "own"))
    assert models().gateway() is None
    with pytest.raises(Refused, match="model-no-gateway"):
        models().at_gateway()
    named.choose(named.at_gateway())
    assert (named.now().source, named.now().host, named.now().name) == ("gateway", "gateway.example", "own")
    assert "gateway.example" not in meta.read(database, KEY)
    assert (models().now().source, models().now().host) == ("gateway", None)


def test_an_option_wins_and_nothing_can_be_chosen_then(models):
    door = models(ModelSettings("https://decided.example/v1", "fixed", ""))
    assert (door.now().host, door.now().decided) == ("decided.example", True)
    with pytest.raises(Refused, match="model-decided"):
        door.choose(door.meant(HERE, "some", ""))


def test_a_choice_answers_the_very_next_question_and_an_old_key_is_not_held(settings, monkeypatch):
    engine = open_engine(settings)
    try:
        assert engine.model().kind == "builtin"
        engine.models.choose(engine.models.meant(HERE, "some", SECRET))
        first = engine.model()
        assert (first.name, first.destination) == ("some", "api.example.com")
        assert engine.model() is first
        engine.models.choose(engine.models.meant(HERE, "other", "sk-new"))
        assert engine.model().name == "other"
        engine.models.choose(None)
        assert engine.model().kind == "builtin"
        assert SECRET not in str(vars(engine.model))
    finally:
        asyncio.run(engine.close())


def test_a_gateway_that_went_away_fails_the_turn_with_its_reason_and_keeps_the_question(settings):
    engine = open_engine(settings)

    async def ask():
        events = [event async for event in engine.turns.ask("환불은요?")]
        await engine.close()
        return events[-1].turn

    ModelChoice(engine.opened.database).set(ModelSettings("", "gateway", ""))
    assert engine.status().model_kind == "service"
    turn = asyncio.run(ask())
    assert (turn.state, turn.error, turn.question) == ("failed", "model-no-gateway", "환불은요?")


def test_a_wipe_and_an_export_take_no_choice_along(settings, tmp_path):
    engine = open_engine(settings)
    engine.models.choose(engine.models.meant(HERE, "some", SECRET))
    folder = engine.transfer.export_here(Words("ko"))
    assert all(SECRET not in file.read_text("utf-8") and "some" not in file.name for file in folder.iterdir())
    assert all("api.example.com" not in file.read_text("utf-8") for file in folder.iterdir())
    asyncio.run(engine.wipe())
    fresh = open_engine(settings)
    try:
        assert fresh.models.now().source == "builtin"
        assert meta.read(fresh.opened.database, KEY) is None
    finally:
        asyncio.run(fresh.close())


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
