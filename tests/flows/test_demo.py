"""`gieok demo`, which is `make run`: everything on this machine, started in order, stopped cleanly, and kept."""

import os
import re
import signal
import socket
import subprocess
import sys
import time

import httpx
import pytest

from tests.support.service import ROOT, command, free_port


class Demo:
    def __init__(self, folder):
        self.ports = free_port(), free_port()
        self.folder = folder
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            [
                *[sys.executable, "-m", "client", "demo", "--data", str(self.folder)],
                *["--server-port", str(self.ports[0]), "--app-port", str(self.ports[1])],
            ],
            cwd=ROOT,
            env={**os.environ, "GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        line = self.process.stdout.readline()
        match = re.search(rf"http://127\.0\.0\.1:{self.ports[1]}/\S+", line)
        assert match, line + self.process.stderr.read()
        return match[0]

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        return self.process.wait(20)

    def closed(self):
        for port in self.ports:
            for _ in range(50):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)):
                        break
                time.sleep(0.1)
            else:
                return False
        return True


@pytest.fixture
def demo(tmp_path):
    made = Demo(tmp_path / "demo")
    yield made
    if made.process and made.process.poll() is None:
        made.process.kill()


def test_it_starts_says_where_to_look_stops_on_a_signal_and_keeps_the_memory(demo):
    url = demo.start()
    with httpx.Client(follow_redirects=True) as browser:
        assert browser.get(url).status_code == 200
    home = ["--home", demo.folder / "home", "--server", f"http://127.0.0.1:{demo.ports[0]}"]
    said = command("client", "chat", "-m", "환불 규정이 어떻게 되나요?", *home).stdout
    assert "30일" in said
    assert demo.stop(signal.SIGINT) == 0
    assert demo.closed()

    published = sorted(path.name for path in (demo.folder / "server").rglob("*.policy.json"))
    demo.start()
    assert "환불 규정" in command("client", "conversations", "list", *home).stdout
    assert sorted(path.name for path in (demo.folder / "server").rglob("*.policy.json")) == published
    assert demo.stop(signal.SIGTERM) == 0
    assert demo.closed()


@pytest.mark.parametrize("which", [0, 1])
def test_a_busy_port_is_one_clear_sentence(demo, which):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", demo.ports[which]))
        taken.listen()
        done = command(
            "client",
            "demo",
            "--data",
            demo.folder,
            "--server-port",
            demo.ports[0],
            "--app-port",
            demo.ports[1],
            check=False,
        )
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert str(demo.ports[which]) in done.stderr
