"""W7: through a whole day with the app, its processes call our server and the chosen model, and nobody else at all."""

import json
import os
import subprocess
import sys

import pytest

from tests.support.model_server import ModelServer, Step, call, cut, fail, say
from tests.support.service import ROOT, Service, command
from tests.support.watch import Watch

CANARY = "코끼리-7731"
NO_FACTS = say('{"facts": []}')


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    running = Service(tmp_path_factory.mktemp("service"))
    yield running
    running.stop()


@pytest.fixture
def gieok(tmp_path, service):
    """Runs commands of one device, watched."""
    watch = Watch(tmp_path / "watched")

    def run(*arguments, text=None, check=True, **environ):
        where = ("--home", tmp_path / "home", "--server", service.url)
        return command("client", *arguments, *where, text=text, check=check, environ=watch.environ | environ)

    run.watch = watch
    return run


def talk(gieok, **environ):
    """Questions, kept and not, and what is learned from them."""
    gieok("chat", "--new", text="환불 규정이 어떻게 되나요?\n이번 달부터 엔터프라이즈로 바꿨어요\n", **environ)
    gieok("chat", "--temporary", "-m", "안녕하세요", **environ)
    gieok("end", GIEOK_EMBEDDING="on", **environ)


def test_W7_without_a_model_only_our_own_server_is_called(gieok, service):
    gieok("sync")
    talk(gieok)
    gieok("context", "set", "호칭: 지수")
    gieok("search", "엔터프라이즈", GIEOK_EMBEDDING="on")
    for arguments in (("facts", "list"), ("conversations", "list"), ("egress",), ("status",)):
        gieok(*arguments)
    watch = gieok.watch
    assert watch.processes == 10
    assert watch.called() == {("127.0.0.1", service.port)}
    assert watch.looked_up() <= {"127.0.0.1"}
    assert watch.sent_to() == set()
    assert watch.held() == set()


def test_W7_with_a_model_that_model_and_our_server_and_nobody_else(gieok, service):
    steps = (call("c1", "search_policy", '{"query": "환불"}'), say("14일이에요."), say("네."), say("안녕하세요."))
    with ModelServer(*steps, NO_FACTS) as server:
        talk(gieok, GIEOK_MODEL_URL=server.url, GIEOK_MODEL="m", GIEOK_MODEL_KEY="sk-test")
        assert server.overrun == 0
        assert len(server.requests) == 5
    watch = gieok.watch
    assert watch.called() == {("127.0.0.1", service.port), ("127.0.0.1", server.port)}
    assert watch.looked_up() <= {"127.0.0.1"}
    assert watch.held() == set()


WINDOW = """
import asyncio, sys
from client.compose import open_engine
from client.settings import load_settings
from client.ui.root import Root
from tests.client.ui.headless import Headless

async def main():
    engine = open_engine(load_settings({"home": sys.argv[1], "server": sys.argv[2]}))
    app = await Headless.start(lambda page: Root(page, engine).show())
    async for _ in engine.turns.ask("이번 달부터 엔터프라이즈로 바꿨어요"):
        pass
    engine.conversations.end(engine.conversations.current())
    while engine.bundles.state().state != "fresh" or engine.learning.pending().waiting:
        await asyncio.sleep(0.1)
    await app.leave()
    await engine.close()

asyncio.run(main())
"""


def test_W7_the_open_window_and_its_background_work_call_our_server_alone(tmp_path, service):
    watch = Watch(tmp_path / "watched")
    environ = {**os.environ, **watch.environ, "GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "on"}
    started = [sys.executable, "-c", WINDOW, str(tmp_path / "home"), service.url]
    done = subprocess.run(started, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert watch.called() == {("127.0.0.1", service.port)}
    assert watch.looked_up() <= {"127.0.0.1"}
    assert watch.held() == set()


def echoing(request_text):
    """What an unkind service says: the whole prompt comes back in its error."""
    return {"message": f"bad request: {request_text}", "code": request_text, "type": request_text}


def test_no_log_at_any_level_and_no_error_names_a_word_of_the_customer(gieok):
    broken = json.dumps({"facts": [{"kind": "event", "statement": CANARY, "quotes": [{"turn": 1, "text": CANARY}]}]})
    garbled = Step((f"data: {CANARY}\n\n".encode(),))
    steps = (
        call("c1", "search_facts", json.dumps({"query": CANARY})), say(f"{CANARY}요?"),  # answered
        fail(400, echoing(CANARY)),  # refused
        garbled,  # not to be read
        say("반만 ", done=False, finish=None).then("cut"),  # breaks off
        call("c2", CANARY, "{}"), say("그런 도구는 없네요."),  # a tool that is not there
        fail(401, echoing(CANARY)),  # learning is refused
        say(f"{CANARY} 사실은 없어요"), say(broken),  # learning is no JSON, then what nobody said
        cut(), cut(), cut(),
    )  # fmt: skip
    questions = "".join(f"{CANARY} {number}번째 질문\n" for number in range(5))
    with ModelServer(*steps) as server:
        model = {"GIEOK_MODEL_URL": server.url, "GIEOK_MODEL": "m", "GIEOK_MODEL_KEY": "sk-secret-key"}
        told = [
            gieok("chat", text=questions, check=False, **model),
            gieok("end", PYTHONASYNCIODEBUG="1", **model),
            gieok("end", **model),
            gieok("chat", "--temporary", text=f"{CANARY}\n", check=False, **model),
            gieok("context", "set", "가" * 4_001 + CANARY, check=False, **model),
            gieok("facts", "show", CANARY, check=False, **model),
            gieok("status", **model),
        ]
        assert told[0].returncode == 1
        assert not server.steps
    stdout = "".join(done.stdout for done in told[1:3] + told[-1:])
    logs = gieok.watch.logged()
    assert "httpcore" in logs
    for text in (logs, stdout, *(done.stderr for done in told)):
        assert "7731" not in text
        assert "코끼리" not in text
        assert "sk-secret-key" not in text
