"""The prompt of `gieok chat` on a terminal, and a reader that goes away in the middle of an answer."""

import json
import os
import pty
import signal
import subprocess
import sys

from tests.support.service import ROOT


def test_ctrl_c_at_the_prompt_ends_the_chat(tmp_path):
    ours, theirs = pty.openpty()
    chat = subprocess.Popen(
        [sys.executable, "-m", "client", "chat", "--home", str(tmp_path), "--server", "http://127.0.0.1:9"],
        cwd=ROOT,
        env={**os.environ, "GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"},
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - a run in the background ignores it
    )
    shown = b""
    while b"> " not in shown:
        shown += os.read(ours, 100)
    chat.send_signal(signal.SIGINT)
    assert chat.wait(20) == 130
    assert chat.stderr.read() == b""


def test_an_answer_is_kept_whole_though_its_reader_went_away(tmp_path):
    where = ["--home", str(tmp_path), "--server", "http://127.0.0.1:9"]
    environ = {**os.environ, "GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
    reading, writing = os.pipe()
    os.close(reading)
    gone = subprocess.run(
        [sys.executable, "-m", "client", "chat", "-m", "안녕하세요", *where],
        cwd=ROOT, env=environ, stdout=writing, stderr=subprocess.PIPE, text=True, check=False,
    )  # fmt: skip
    os.close(writing)
    assert "Traceback" not in gone.stderr
    listed = [sys.executable, "-m", "client", "conversations", "list", "--json", *where]
    (one,) = json.loads(subprocess.run(listed, cwd=ROOT, env=environ, capture_output=True, check=True).stdout)[
        "conversations"
    ]
    shown = [sys.executable, "-m", "client", "conversations", "show", one["id"], "--json", *where]
    (turn,) = json.loads(subprocess.run(shown, cwd=ROOT, env=environ, capture_output=True, check=True).stdout)["turns"]
    assert (turn["state"], bool(turn["answer"])) == ("done", True)
