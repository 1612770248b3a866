"""The prompt of `gieok chat` on a terminal: Ctrl-C ends it at once, though nothing was typed."""

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
    )
    shown = b""
    while b"> " not in shown:
        shown += os.read(ours, 100)
    chat.send_signal(signal.SIGINT)
    assert chat.wait(20) == 130
    assert chat.stderr.read() == b""
