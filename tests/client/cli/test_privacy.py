"""The command line about what is kept, what waits, and what left: in words, in documents, and in exit codes."""

import json
import os
import re
import subprocess
import sys

import pytest

from client.__main__ import main
from client.store import opening
from client.store.opening import open_store, release
from tests.support.fakes import Ids, some_bytes
from tests.support.model_server import ModelServer, fail, say
from tests.support.service import ROOT, command
from tests.support.tables import changed, everything_of, tables

CANARY = "코끼리-7731"


@pytest.fixture
def gieok(tmp_path, capsys, monkeypatch):
    """Runs a command in this process; returns its exit code, what it printed and what it complained about."""
    for name, value in (("GIEOK_KEYRING", "off"), ("GIEOK_EMBEDDING", "off")):
        monkeypatch.setenv(name, value)

    def run(*arguments):
        capsys.readouterr()
        code = main([*arguments, "--home", str(tmp_path / "home"), "--server", "http://127.0.0.1:9"])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


@pytest.fixture
def stored(tmp_path):
    """The rows of the home, and everything in it."""

    def look(read):
        opened = open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
        try:
            return read(opened)
        finally:
            release(opened)

    return look


def rows(opened):
    return tables(opened.database)


def test_a_temporary_question_says_so_first_and_leaves_no_row(gieok, stored, tmp_path):
    gieok("chat", "-m", "이번 달부터 엔터프라이즈로 바꿨어요")
    gieok("end")
    before = stored(rows)
    code, out, _ = gieok("chat", "--temporary", "-m", f"앞으로 저를 {CANARY}라고 불러 주세요")
    assert code == 0
    assert out.startswith("임시 대화예요.")
    after = stored(rows)
    assert changed(before, after) <= {"meta"}
    assert {row[0] for row in set(before["meta"]) ^ set(after["meta"])} <= {"bundle_check"}
    told, files = stored(lambda opened: everything_of(opened.database, tmp_path / "home"))
    assert CANARY not in told
    assert CANARY.encode() not in files


def test_asked_to_remember_it_says_that_it_does_not(gieok):
    _, out, _ = gieok("chat", "--temporary", "-m", "앞으로 저를 지수라고 불러 주세요")
    assert "임시 대화에서는 기억하지 않아요" in out


@pytest.mark.parametrize(("language", "told"), [("en", "temporary conversation"), ("ja", "一時的な会話")])
def test_it_says_so_in_every_language(gieok, language, told):
    _, out, _ = gieok("chat", "--temporary", "-m", "hello", "--language", language)
    assert told in out.splitlines()[0]


def test_the_document_of_a_temporary_question_is_one_document_and_names_it(gieok):
    code, out, _ = gieok("chat", "--temporary", "-m", "안녕하세요", "--json")
    assert json.loads(out)["temporary"] is True
    assert json.loads(gieok("chat", "-m", "안녕하세요", "--json")[1])["temporary"] is False
    assert code == 0


def test_line_by_line_it_knows_its_own_lines_and_keeps_none(stored, tmp_path):
    with ModelServer(say("하나"), say("둘")) as server:
        done = command(
            "client", "chat", "--temporary", "--home", tmp_path / "home", "--server", "http://127.0.0.1:9",
            text=f"{CANARY} 첫째\n둘째\n",
            environ={"GIEOK_MODEL_URL": server.url, "GIEOK_MODEL": "m"},
        )  # fmt: skip
    assert done.stdout.startswith("임시 대화예요.")
    assert f"{CANARY} 첫째" in [message["content"] for message in server.requests[1].json["messages"]]
    after = stored(rows)
    assert {name for name in ("turns", "conversations", "facts", "jobs", "block", "audit") if after[name]} == set()
    kept = stored(lambda opened: opened.database.all("SELECT turn, purpose, content FROM egress"))
    assert [tuple(row) for row in kept] == [(None, "temporary", None)] * 2
    assert CANARY not in done.stderr


def test_a_temporary_conversation_can_not_go_on_in_another_one(tmp_path):
    done = command("client", "chat", "--temporary", "--new", "-m", "x", "--home", tmp_path / "home", check=False)
    assert done.returncode == 2


def test_a_line_that_failed_makes_the_whole_end_with_1_and_the_others_are_answered(tmp_path):
    with ModelServer(say("하나"), fail(400), say("셋")) as server:
        done = command(
            "client", "chat", "--home", tmp_path / "home", "--server", "http://127.0.0.1:9",
            text="첫째\n둘째\n셋째\n", check=False,
            environ={"GIEOK_MODEL_URL": server.url, "GIEOK_MODEL": "m"},
        )  # fmt: skip
    assert done.returncode == 1
    assert "하나" in done.stdout
    assert "셋" in done.stdout
    assert done.stderr.strip().splitlines()[-1].startswith("3줄 가운데 1줄에 답하지 못했어요.")


def test_an_account_that_is_made_beside_others_is_said_on_stderr_alone(gieok):
    assert gieok("status", "--json")[2] == ""
    code, out, err = gieok("status", "--account", "locla", "--json")
    assert code == 0
    assert json.loads(out)["account"] == "locla"
    assert "‘locla’" in err
    assert len(err.strip().splitlines()) == 1
    assert gieok("status", "--account", "locla", "--json")[2] == ""


def test_J17_what_waits_and_why_is_in_status_and_end_tries_again_at_once(tmp_path, gieok, monkeypatch):
    answer, busy = say("알겠어요."), (fail(429, retry_after="0"),) * 3  # one learning gives up after three tries
    with ModelServer(answer, answer, *busy, answer, *busy, *busy) as server:
        monkeypatch.setenv("GIEOK_MODEL_URL", server.url)
        monkeypatch.setenv("GIEOK_MODEL", "m")
        for text in ("직원이 5명이에요", "이번 달부터 엔터프라이즈로 바꿨어요", "연락은 이메일로 주세요"):
            gieok("chat", "--new", "-m", text)
        code, out, _ = gieok("end")
        assert code == 0
        assert "기다리는 정리 3건" in out
        assert "정리를 미룬 까닭(3건)" in out
        status = json.loads(gieok("status", "--json")[1])
        assert status["jobs"] == {
            "waiting": 3,
            "failed": 3,
            "reasons": [{"reason": "model-busy", "wait": 0, "times": 3}],
        }
        assert "정리를 미룬 까닭(3건): 모델 서비스에 요청이 몰려" in gieok("status")[1]
        server.steps += [say('{"facts": []}')] * 3
        document = json.loads(gieok("end", "--json")[1])
        assert (document["learned"], document["jobs"]["waiting"]) == (3, 0)
        assert server.overrun == 0


def test_the_refused_candidates_are_told_in_words_in_status(gieok, stored):
    gieok("status")
    stored(lambda opened: opened.database.run("INSERT INTO refused_candidates VALUES ('not_said', 2)"))
    out = gieok("status")[1]
    assert "기억하지 않은 후보 2건" in out
    assert "대화에 없는 말 2건" in out


HANGING = """
import fcntl, sys, time
lock = open(sys.argv[1], "w")
fcntl.flock(lock, fcntl.LOCK_EX)
print("held", flush=True)
time.sleep(600)
"""


def test_a_process_that_hangs_while_it_opens_is_told_of_instead_of_waited_for(gieok, tmp_path, monkeypatch):
    gieok("status")
    monkeypatch.setattr(opening, "PATIENCE_SECONDS", 0.2)
    held = subprocess.Popen(
        [sys.executable, "-c", HANGING, str(tmp_path / "home" / ".lock")], cwd=ROOT, env=os.environ,
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert held.stdout.readline() == "held\n"
        code, out, err = gieok("status")
        assert (code, out) == (1, "")
        assert "멈춰 있는 것 같아요" in err
    finally:
        held.kill()
        held.wait(10)
        held.stdout.close()
    assert gieok("status")[0] == 0


def test_what_left_is_told_with_its_size_and_reason(gieok, monkeypatch):
    with ModelServer(say("답"), say("답")) as server:
        monkeypatch.setenv("GIEOK_MODEL_URL", server.url)
        monkeypatch.setenv("GIEOK_MODEL", "m")
        gieok("chat", "-m", CANARY)
        gieok("chat", "--temporary", "-m", "비밀 이야기")
    sent = json.loads(gieok("egress", "--json")[1])["sent"]
    assert [one["purpose"] for one in sent] == ["turn", "temporary"]
    assert CANARY in sent[0]["content"]
    assert sent[1]["content"] is None
    assert [one["bytes"] for one in sent] == [len(request.body) for request in server.requests]
    out = gieok("egress")[1]
    assert "임시 대화라서 글은 남기지 않았어요." in out
    assert re.search(r"\d(바이트|KB)  ", out)
    assert CANARY in gieok("egress", sent[0]["turn"])[1]
    assert sent[0]["turn"] in out, "the list names the turn that the command takes"
