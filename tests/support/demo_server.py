"""A real server on which the desk's own commands have published the demo, on a day that the test chooses."""

import subprocess
import sys
from pathlib import Path

from tests.support.server_process import ROOT, ServerProcess

DEMO = ROOT / "config" / "demo"


class DemoServer(ServerProcess):
    """Refund v3 is published; `publish_v4` brings v4."""

    def __init__(self, folder: Path, now: str):
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(folder / "server", now=now)
        self._desk = folder / "desk"
        token = folder / "token"
        token.write_text(self.staff() + "\n")
        self.desk("init", "--demo", "--server", self.url)
        self.desk("login", "--token-file", str(token))
        self.desk("ingest", str(DEMO))
        self.desk("publish")

    def publish_v4(self) -> None:
        self.desk("ingest", str(DEMO / "next" / "refund.md"))
        self.desk("publish")

    def desk(self, *command: str) -> None:
        """One of the desk's own commands."""
        given = [sys.executable, "-m", "client.desk", *command, "--desk", str(self._desk), "--now", self.now]
        env = self._env() | {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
        done = subprocess.run(given, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
