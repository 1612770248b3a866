"""An update that is killed between its steps leaves the old fact or the new one, never none and never both."""

import os
import signal
from datetime import UTC, datetime

import pytest

from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.search.facts import find_facts
from client.store import facts
from client.store.database import Database
from client.store.opening import open_store, release
from tests.support.fakes import Ids, some_bytes

NOW = datetime(2026, 9, 28, 3, tzinfo=UTC)


def opening(home):
    return open_store(home, "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)


def said(statement, turn, kind="attribute"):
    return Candidate(kind, statement, (Quote(f"{statement}이에요", "customer", turn, NOW),))


def seats_become_six(database, old):
    ids = Ids()
    ids.last = 100
    changes.update(database, said("직원이 6명임", "t2"), [old.id], now=NOW, ids=ids, promotable=False, limit=4_000)


def takes_it_back(database, old):
    changes.retract(database, old.id, now=NOW, ids=Ids(), limit=4_000, by="conversation")


def forgets(database, old):
    changes.delete(database, old.id, now=NOW, ids=Ids(), limit=4_000)


def killed_at(home, step, change, old):
    """Whether the process was killed before its `step`th writing statement (a child of ours, opened in the child)."""
    child = os.fork()
    if child == 0:
        try:
            database = opening(home).database
            written = [0]

            def counting(real):
                def write(self, *arguments):
                    written[0] += 1
                    if written[0] == step:
                        os.kill(os.getpid(), signal.SIGKILL)
                    return real(self, *arguments)

                return write

            Database.run, Database.run_many = counting(Database.run), counting(Database.run_many)
            change(database, old)
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL


@pytest.mark.parametrize(
    ("change", "after"),
    [(seats_become_six, {"직원이 6명임"}), (takes_it_back, set()), (forgets, set())],
)
def test_S6_kill_9_before_each_step_of_a_change_leaves_the_old_or_the_new(tmp_path, change, after):
    kills = 0
    while True:
        home = tmp_path / f"home{kills}"
        opened = opening(home)
        changes.prepare(opened.database, some_bytes)
        old = changes.add(opened.database, said("직원이 5명임", "t1"), now=NOW, ids=Ids(), promotable=False)
        release(opened)
        killed = killed_at(home, kills + 1, change, old)
        opened = opening(home)
        database = opened.database
        active = {fact.statement for fact in facts.list_facts(database, every=False)}
        found = {facts.get(database, hit.key).statement for hit in find_facts(database, "직원 몇 명", 8)}
        sound = database.one("PRAGMA integrity_check")[0]
        release(opened)
        assert active == found == ({"직원이 5명임"} if killed else after)
        assert sound == "ok"
        if not killed:
            break
        kills += 1
    assert kills >= 5, "the change has several steps, and each was killed once"
