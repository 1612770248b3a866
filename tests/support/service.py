"""The whole service on this machine for a test: server, staff, desk with throw-away keys, demo pages published."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEMO = ROOT / "config" / "demo"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def command(module, *arguments, check=True, text=None, environ=None):
    """Run `python -m module …` as a person would; returns the finished process."""
    done = subprocess.run(
        [sys.executable, "-m", module, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        input=text,
        env={**os.environ, "GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off", **(environ or {})},
        timeout=120,
        check=False,
    )
    if check:
        assert done.returncode == 0, f"{module} {arguments}: {done.stderr}"
    return done


class Service:
    """Starts with refund v3; `publish_v4` brings v4."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.desk = self.folder / "desk"
        self._start(free_port())
        token = self.folder / "token"
        token.write_text(
            command(
                "server", "staff", "add", "demo", "--role", "signer", "--data", self.folder / "server"
            ).stdout.strip()
        )
        self.on_desk("init", "--server", self.url, "--demo")
        self.on_desk("login", "--token-file", token)
        self.on_desk("ingest", DEMO)
        self.on_desk("publish")

    def on_desk(self, *arguments, check=True):
        return command("client.desk", *arguments, "--desk", self.desk, check=check)

    def publish_v4(self):
        self.on_desk("ingest", DEMO / "next" / "refund.md")
        self.on_desk("publish")

    def _start(self, port):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "server", "serve", "--data", str(self.folder / "server"), "--port", str(port)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        line = self.process.stdout.readline()
        match = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert match, line
        self.url = match[0]
        self.port = int(match[1])

    def away(self):
        """The server goes away; `back` brings it back on the same port."""
        self.process.terminate()
        self.process.wait(10)

    def back(self):
        self._start(self.port)

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
