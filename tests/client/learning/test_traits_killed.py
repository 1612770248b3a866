"""A trait is stored with the facts that make it: killed at any point, learning ends in the same one trait."""

import os
import subprocess
import sys

from client.notebook.facts import prepare
from client.store import facts
from client.store.opening import open_store, release
from tests.client.learning.job_steps import talk
from tests.support.fakes import Clock, Ids, some_bytes
from tests.support.service import ROOT

DAYS = ("2026-08-12T03:00:00+00:00", "2026-09-12T03:00:00+00:00", "2026-09-28T03:00:00+00:00")
ASKS = (("연간 계약인데 예외로 환불 가능할까요?", "협의할 수 있어요."), ("비싸도 되니 빨리요", "네."))

CRASHING = """
import asyncio, os, sys
from pathlib import Path
from client.learning.jobs import Learning
from client.learning.pipeline import builtin_learner
from client.store.database import Database
from client.store.opening import open_store
from shared.ids import new_id
from tests.support.fakes import Clock, Ids, some_bytes
opened = open_store(Path(sys.argv[1]), "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
left, run = int(sys.argv[2]), Database.run
def dying(self, sql, params=()):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), 9)
    return run(self, sql, params)
Database.run = dying
learner = builtin_learner(sensitive_areas=(), promotable=("tier",))
learning = Learning(opened.database, Clock("2026-09-28T05:00:00+00:00"), new_id, lambda c: learner, lambda: 4000)
asyncio.run(learning.run_due())
"""


def test_kill_9_while_traits_are_made_ends_in_the_same_traits(tmp_path):
    ends = set()
    for point in range(1, 60, 9):
        home = tmp_path / str(point)
        opened = open_store(home, "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
        prepare(opened.database, some_bytes)
        for number, day in enumerate(DAYS):
            talk(opened.database, Clock(day), f"talk{number}", ASKS)
        release(opened)
        for kill in (point, 10**9):
            done = subprocess.run(
                [sys.executable, "-c", CRASHING, str(home), str(kill)],
                cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, check=False,
            )  # fmt: skip
            assert done.returncode in {0, -9}, done.stderr.decode()
        opened = open_store(home, "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
        found = facts.list_facts(opened.database, every=True)
        ends.add(tuple(sorted((one.kind, one.statement, one.status, len(one.supports)) for one in found)))
        release(opened)
    (end,) = ends
    assert [one[1:] for one in end if one[0] == "trait"] == [
        ("가격보다 처리 속도를 중시하는 편", "awaiting_confirmation", 3),
        ("연간 계약을 근거로 예외를 요청하는 편", "awaiting_confirmation", 3),
    ]
