"""How do tests get a real server? `python -m server` in a process of its own, on a free loopback port.

server = ServerProcess(tmp_path / "server", now="2026-09-20")
token = server.staff("minsu", "signer")
httpx.get(server.url + "/health")
server.stop()            # SIGTERM; returns the exit code
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from server.operate import staff_add
from server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0  # seconds until a process that should start or end has done so


class ServerProcess:
    """A running server over `data`. `database`: an SQLAlchemy URL, None = SQLite."""

    def __init__(self, data: Path, *, now: str | None = None, database: str | None = None, start: bool = True):
        self.data, self.database, self.now = data, database, now
        self.log = data.with_name(data.name + ".log")
        self.process: subprocess.Popen | None = None
        self.url = ""
        if start:
            self.start()

    def start(self, *, now: str | None = None, port: int = 0) -> ServerProcess:
        self.now = now or self.now
        serve = ["serve", "--data", str(self.data), "--port", str(port), *(["--now", self.now] if self.now else [])]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "server", *serve], cwd=ROOT, env=self._env(), stdout=subprocess.PIPE, stderr=log
            )
        line = self.process.stdout.readline().decode()
        assert line.startswith("Gieok server: "), self.log.read_text()
        self.url = line.split()[-1]
        return self

    def command(self, *arguments: str, now: str | None = None) -> subprocess.CompletedProcess:
        """Another `gieok-server` command over the same data."""
        given = [*arguments, "--data", str(self.data), *(["--now", now] if now else [])]
        return subprocess.run(
            [sys.executable, "-m", "server", *given],
            cwd=ROOT,
            env=self._env(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def staff(self, name: str = "minsu", role: str = "signer") -> str:
        """A new member's token; made here, because a process for it takes a second."""
        return staff_add(Settings(data=self.data, database=self.database), name, role, datetime.now(UTC))

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it and return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def _env(self) -> dict[str, str]:
        env = {name: value for name, value in os.environ.items() if not name.startswith("GIEOK_")}
        return env | ({"GIEOK_SERVER_DATABASE": self.database} if self.database else {})


def until(true, patience: float = PATIENCE):
    """Wait until `true()` is; returns what it gave."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        found = true()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")
