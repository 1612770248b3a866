"""A warm process whose children each live through one story, and may be killed at a chosen point of it.

A module's `__main__` calls `serve(child)`; `child(asked, writing)` runs in a fork, writes one JSON document and exits.
"""

import json
import os
import signal
import subprocess
import sys
import time

from tests.support.service import ROOT

NOTHING = {"points": None, "told": None, "error": None}


class Points:
    """Counts what is done, and dies at one of the moments just before or after it."""

    def __init__(self, at):
        self.at = at
        self.passed = 0

    def here(self):
        self.passed += 1
        if self.passed == self.at:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, done):
        def doing(*given, **named):
            self.here()
            result = done(*given, **named)
            self.here()
            return result

        return doing


class Warm:
    """The process of a module, started with its arguments."""

    def __init__(self, module, *arguments, variables=None):
        self._command = [sys.executable, "-m", module, *arguments]
        self._variables = variables or {}

    def __enter__(self):
        self._process = subprocess.Popen(
            self._command, cwd=ROOT, env=os.environ | self._variables,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.stdout.close()
        assert self._process.wait(30) == 0

    def ask(self, **asked):
        """One child; {"killed": bool, "points": how many it passed, "told": …}."""
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        assert answer["error"] is None, answer["error"]
        return answer


def serve(child):
    """A fork for each line of standard input."""
    for line in sys.stdin:
        asked = json.loads(line)
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            child(asked, writing)
        os.close(writing)
        if asked.get("after") is not None:
            time.sleep(asked["after"])
            os.kill(pid, signal.SIGKILL)  # one that has ended is not collected yet: nobody else gets its number
        with os.fdopen(reading) as told:
            left = told.read()
        _, status = os.waitpid(pid, 0)
        killed = os.WIFSIGNALED(status)
        print(json.dumps({"killed": killed, **(json.loads(left) if left and not killed else NOTHING)}), flush=True)
