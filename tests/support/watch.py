"""Whom do the app's processes call, and what do they log? Each is watched from inside, from its first line on."""

import json
import os

from tests.support.service import ROOT

HOOK = ROOT / "tests" / "support" / "watching"


class Watch:
    """`environ` goes to the processes; `called`, `held` and `logged` tell afterwards."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        path = os.pathsep.join([str(HOOK), str(ROOT)])
        self.environ = {"PYTHONPATH": path, "WATCHED_PROCESSES": str(folder)}

    def _lines(self):
        files = sorted(self.folder.glob("*.calls"))
        return [json.loads(line) for file in files for line in file.read_text().splitlines()]

    @property
    def processes(self):
        """How many told their end."""
        return sum(line[0] == "held" for line in self._lines())

    def called(self):
        """Addresses (host, port) and names that were looked up (host, None or a service)."""
        return {tuple(line[1:3]) for line in self._lines() if line[0] == "socket.connect"}

    def looked_up(self):
        """Names that were resolved."""
        return {line[1] for line in self._lines() if line[0] in {"socket.getaddrinfo", "socket.gethostbyname"}}

    def sent_to(self):
        """Where anything went without a connection."""
        return {tuple(line[1:]) for line in self._lines() if line[0] in {"socket.sendto", "socket.sendmsg"}}

    def held(self):
        """Packages that tell others, of those that were imported."""
        return {name for line in self._lines() if line[0] == "held" for name in line[1:]}

    def logged(self):
        """All log files as one text."""
        return "".join(file.read_text("utf-8") for file in sorted(self.folder.glob("*.log")))
