"""The whole service on this machine for a test: server, staff, desk with throw-away keys, demo pages published."""

import atexit
import functools
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
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


@functools.cache
def published():
    """A service's folder with the demo's pages published, made once a process: making it takes nine seconds."""
    folder = Path(tempfile.mkdtemp(prefix="gieok-published-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    service = object.__new__(Service)
    service.folder, service.desk = folder, folder / "desk"
    service._start(free_port())
    token = folder / "token"
    token.write_text(command("server", "staff", "add", "demo", "--role", "signer", "--data", folder / "server").stdout)
    service.on_desk("init", "--server", service.url, "--demo")
    service.on_desk("login", "--token-file", token)
    service.on_desk("ingest", DEMO)
    service.on_desk("publish")
    service.stop()
    return folder, service.url


class Service:
    """Starts with refund v3, or as another one (`like`: folder, address) was left; `publish_v4` brings v4. Its keys and accounts are those of its like, its folder its own."""

    def __init__(self, folder, like=None):
        self.folder = Path(folder)
        self.desk = self.folder / "desk"
        made, url = like or published()
        shutil.copytree(made, self.folder, dirs_exist_ok=True)
        self._start(free_port())
        at = self.desk / "desk.json"
        at.write_text(at.read_text().replace(url, self.url))

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
