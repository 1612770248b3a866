"""Does one process learn at a time, and each conversation once, whoever dies?"""

import asyncio
import os
import subprocess
import sys

from client.compose import open_engine
from client.learning.jobs import LOCK_NAME
from client.settings import load_settings
from tests.client.learning.job_steps import run, talk
from tests.support.model_server import ModelServer, say
from tests.support.service import ROOT, command

HOLDING = """
import fcntl, sys
lock = open(sys.argv[1], "w")
fcntl.flock(lock, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.readline()
"""


def test_while_another_process_learns_this_one_leaves_it_alone_and_takes_over_when_that_one_dies(
    learning, database, clock
):
    talk(database, clock)
    lock = database.path.with_name(LOCK_NAME)
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert other.stdout.readline() == "held\n"
        assert run(learning) == 0
        assert learning.pending().waiting == 1

        async def now():
            asking = asyncio.ensure_future(learning.run_now())
            await asyncio.sleep(0.1)
            assert not asking.done()
            other.kill()
            return await asking

        assert asyncio.run(now()) == 1
    finally:
        other.kill()
        other.wait(10)
        other.stdin.close()
        other.stdout.close()


def test_two_processes_at_once_read_each_conversation_once(tmp_path):
    home = tmp_path / "home"
    environ = {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
    for text in ("직원이 5명이에요", "이번 달부터 엔터프라이즈로 바꿨어요", "연락은 이메일로 주세요"):
        command("client", "chat", "--new", "-m", text, "--home", home, "--server", "http://127.0.0.1:9")
    command("client", "end", "--no-wait", "--home", home, "--server", "http://127.0.0.1:9")
    engine = open_engine(load_settings({"home": str(home), "server": "http://127.0.0.1:9"}, environ))
    engine.opened.database.run("DELETE FROM facts")
    engine.opened.database.run("UPDATE turns SET learned_at = NULL")
    for conversation in engine.conversations.all():
        engine.conversations.end(conversation.id)
    assert engine.learning.pending().waiting == 3
    with ModelServer(*[say('{"facts": []}')] * 6) as server:
        model = {"GIEOK_MODEL_URL": server.url, "GIEOK_MODEL": "m"}
        started = [sys.executable, "-m", "client", "end", "--home", str(home), "--server", "http://127.0.0.1:9"]
        both = [
            subprocess.Popen(started, cwd=ROOT, env={**os.environ, **environ, **model}, stdout=subprocess.DEVNULL)
            for _ in range(2)
        ]
        assert [process.wait(60) for process in both] == [0, 0]
        read = [request.json["messages"][-1]["content"] for request in server.requests]
    assert engine.learning.pending().waiting == 0
    assert len(read) == len(set(read)) == 3
    asyncio.run(engine.close())
