"""A power cut while a memory is read in: all of it is there afterwards, or nothing."""

import subprocess
import sys
import time

from client.memory.fact import Fact, Quote
from client.store import facts
from tests.client.transfer.conftest import Account, rows
from tests.support.service import ROOT

KILLS = 8
READ = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from tests.client.transfer.conftest import Account
there = Account(Path({home!r}))
print("go", flush=True)
there.reads(Path({file!r}))
print("done", flush=True)
"""


def test_a_kill_at_any_moment_of_an_import_leaves_all_or_nothing(account, tmp_path):
    here = account("here")
    now = here.clock()
    with here.database.transaction():
        for number in range(1_500):
            said = Quote(f"기억 {number}", "customer", f"t{number}", now)
            facts.insert(
                here.database, Fact(f"f{number}", "event", f"기억 {number}", None, True, "active", now, now, (said,))
            )
    file = here.file()
    home, left, ends = tmp_path / "there", 0.0, set()
    for kill in range(KILLS):
        story = READ.format(root=str(ROOT), home=str(home), file=str(file))
        reading = subprocess.Popen([sys.executable, "-c", story], stdout=subprocess.PIPE, text=True)
        assert reading.stdout.readline() == "go\n"
        began = time.perf_counter()
        if kill:
            time.sleep(left * kill / KILLS)
            reading.kill()
        reading.wait()
        left = left or time.perf_counter() - began  # the first one runs to its end, in a home of its own
        reading.stdout.close()
        after = Account(home)
        try:
            count = facts.count(after.database)
            assert count in {0, 1_500}, kill
            assert after.database.one("PRAGMA integrity_check")[0] == "ok"
            ends.add(count)
            after.reads(file)
            assert [row for row in rows(after.file()) if row["table"] == "facts"] == [
                row for row in rows(file) if row["table"] == "facts"
            ]
        finally:
            after.close()
        home = tmp_path / f"there{kill}"
    assert 0 in ends
