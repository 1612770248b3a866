"""On the command line a locked memory asks for its passphrase; what is typed is said nowhere."""

import io
import json
import os
import pty
import subprocess
import sys

import pytest

from client.__main__ import main
from client.kit.words import Words
from client.store import sealed_key
from tests.support.forensics import where_in_files
from tests.support.service import ROOT

KO = Words("ko")
RIGHT, OTHER, WRONG = "elephant 7731", "기린과 코끼리 4402", "not this one"


@pytest.fixture
def gieok(tmp_path, capsys, monkeypatch):
    """Runs a command with `typed` on standard input; its text, or (with a code) what it complained of."""
    monkeypatch.setenv("GIEOK_KEYRING", "off")
    monkeypatch.setenv("GIEOK_EMBEDDING", "off")
    monkeypatch.setattr(sealed_key, "MEMORY_KIB", 19 * 1024)
    monkeypatch.setattr(sealed_key, "PASSES", 2)

    def run(*arguments, typed="", code=0, home="home"):
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        where = ["--home", str(tmp_path / home), "--server", "http://127.0.0.1:9"]
        assert main([*arguments, *where]) == code, capsys.readouterr().err
        shown = capsys.readouterr()
        for secret in filter(None, typed.split("\n")):
            assert secret not in shown.out + shown.err
        if code:
            assert shown.out == ""
            return shown.err.strip()
        return json.loads(shown.out) if "--json" in arguments else shown.out

    return run


def lines(*typed):
    return "".join(f"{one}\n" for one in typed)


def test_a_locked_memory_asks_is_shut_for_a_wrong_passphrase_and_opens_for_the_right_one(gieok, tmp_path):
    gieok("context", "set", "- 기린은 4402번")
    gieok("lock", "set", typed=lines(RIGHT))
    assert gieok("facts", "list", code=1) == KO.text("lock-missing")
    assert gieok("facts", "list", typed=lines(WRONG), code=1) == KO.text("lock-wrong")
    assert "4402" in gieok("context", "show", typed=lines(RIGHT))
    assert where_in_files(tmp_path / "home", RIGHT, "4402") == set()


def test_it_is_changed_told_and_taken_off(gieok):
    said = gieok("lock", "set", "--idle", "15", "--on-pause", "off", "--json", typed=lines(RIGHT))
    assert said == {"locked": True, "idle_minutes": 15, "on_pause": False}
    assert KO.text("lock-change-done") in gieok("lock", "change", typed=lines(RIGHT, OTHER))
    assert gieok("lock", "status", typed=lines(RIGHT), code=1) == KO.text("lock-wrong")
    assert gieok("lock", "status", "--json", typed=lines(OTHER)) == said
    assert gieok("lock", "set", typed=lines(OTHER, RIGHT), code=1).endswith(KO.text("lock-there"))
    assert KO.text("lock-off-done") in gieok("lock", "off", typed=lines(OTHER))
    assert gieok("lock", "status").strip() == KO.text("lock-status-none")


@pytest.mark.parametrize(("command", "code"), [("set", "lock-short"), ("change", "lock-none"), ("off", "lock-none")])
def test_what_cannot_be_is_one_sentence(gieok, command, code):
    assert gieok("lock", command, typed=lines("short"), code=1).endswith(KO.text(code, least=8))


def test_export_import_and_wipe_go_on_with_a_lock_and_a_wipe_takes_it_along(gieok, tmp_path):
    gieok("context", "set", "- 기린은 4402번")
    gieok("lock", "set", typed=lines(RIGHT))
    file = tmp_path / "memory.jsonl"
    gieok("export", str(file), typed=lines(RIGHT))
    gieok("import", str(file), home="other")
    assert "4402" in gieok("context", "show", home="other")
    gieok("import", str(file), typed=lines(RIGHT))
    gieok("wipe", "--yes", typed=lines(RIGHT))
    assert "4402" not in gieok("context", "show")
    assert gieok("lock", "status").strip() == KO.text("lock-status-none")


def test_the_lines_after_the_passphrase_are_left_to_the_command(tmp_path):
    where = ["--home", str(tmp_path), "--server", "http://127.0.0.1:9"]
    environ = {**os.environ, "GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}

    def run(*command, typed):
        return subprocess.run(
            [sys.executable, "-m", "client", *command, *where], cwd=ROOT, env=environ, input=typed, text=True,
            capture_output=True, check=True,
        ).stdout  # fmt: skip

    run("lock", "set", typed=lines(RIGHT))
    assert run("chat", typed=lines(RIGHT, "안녕하세요", "고마워요")).count(KO.text("chat-model-builtin")) == 2


def test_on_a_terminal_it_is_asked_for_twice_unseen_after_a_warning(tmp_path):
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "client", "lock", "set", "--home", str(tmp_path), "--server", "http://127.0.0.1:9"]
    process = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"},
        stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    shown = b""
    for question in (KO.text("lock-ask-new"), KO.text("lock-ask-again")):
        while question.encode() not in shown:
            shown += os.read(ours, 4096)
        os.write(ours, (RIGHT + "\n").encode())
    while KO.text("lock-set-done").encode() not in shown:
        shown += os.read(ours, 4096)
    assert process.wait(20) == 0
    assert KO.text("lock-forgotten-warning").encode() in shown
    assert RIGHT.encode() not in shown
