"""A transaction is all or nothing: with errors, a full disk, two threads, two processes and kill -9."""

import subprocess
import sys
import threading

import pytest

from client.errors import StoreBusy, StoreFull
from client.store import meta
from client.store.opening import open_store, release
from tests.support.fakes import Ids, some_bytes


def test_an_error_inside_leaves_nothing(database):
    with pytest.raises(RuntimeError), database.transaction():
        meta.write(database, "a", "1")
        with database.transaction():
            meta.write(database, "b", "2")
        raise RuntimeError
    assert meta.read(database, "a") is None
    assert meta.read(database, "b") is None


def test_a_full_disk_is_one_clear_error_and_what_was_there_stays(database):
    meta.write(database, "a", "before")
    pages = database.one("PRAGMA page_count")[0]
    database.one(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreFull), database.transaction():
        for number in range(1000):
            meta.write(database, f"key{number}", "x" * 1000)
    assert meta.read(database, "a") == "before"
    assert meta.read(database, "key0") is None


def test_writers_of_two_threads_and_two_connections_lose_nothing(opened, tmp_path):
    other = open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    errors = []

    def write(database, name):
        try:
            for number in range(60):
                with database.transaction():
                    meta.write(database, f"{name}-{number}", "x")
        except Exception as error:
            errors.append(error)

    threads = [
        threading.Thread(target=write, args=(which, f"{n}-{which is other.database}"))
        for n in range(2)
        for which in (opened.database, other.database)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert opened.database.one("SELECT count(*) FROM meta WHERE value = 'x'")[0] == 240
    release(other)


def test_a_store_that_another_process_holds_too_long_is_a_clear_error(opened, tmp_path, monkeypatch):
    monkeypatch.setattr("client.store.database.BUSY_TIMEOUT_MS", 50)
    other = open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    with opened.database.transaction():
        meta.write(opened.database, "a", "1")
        with pytest.raises(StoreBusy):
            meta.write(other.database, "b", "2")
        with pytest.raises(StoreBusy), other.database.transaction():
            meta.write(other.database, "b", "2")
    release(other)


def test_S5_a_transaction_asks_in_short_steps_and_goes_on_as_soon_as_another_lets_go(opened, tmp_path, monkeypatch):
    other = open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    opened.database.all("BEGIN IMMEDIATE")
    steps = []

    def others_go_on(seconds):
        steps.append(seconds)
        if len(steps) == 3:
            opened.database.all("COMMIT")

    monkeypatch.setattr("client.store.database.time.sleep", others_go_on)
    with other.database.transaction():
        meta.write(other.database, "a", "1")
    assert len(steps) == 3
    assert max(steps) < 0.01  # SQLite's own steps are of a tenth of a second: beside a busy writer they starve
    assert meta.read(opened.database, "a") == "1"
    release(other)


_WRITER = """
import sys
from pathlib import Path
from client.store import meta
from client.store.opening import open_store
from shared.ids import new_id
from shared.randomness import random_bytes
opened = open_store(Path(sys.argv[1]), "local", ids=new_id, randomness=random_bytes, keyring=lambda: False)
number = int(meta.read(opened.database, "last") or 0)
while True:
    number += 1
    with opened.database.transaction():
        meta.write(opened.database, f"row-{number}", "x" * 300)
        meta.write(opened.database, "last", str(number))
    print(number, flush=True)
"""


def test_kill_9_at_any_moment_loses_nothing_acknowledged_12_kills(tmp_path):
    acknowledged = 0
    for kill in range(12):
        writer = subprocess.Popen([sys.executable, "-c", _WRITER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
        for _ in range(3 + 7 * kill):
            acknowledged = int(writer.stdout.readline())
        writer.kill()
        rest = writer.stdout.read().split()
        acknowledged = int(rest[-1]) if rest else acknowledged
        writer.wait()
        opened = open_store(tmp_path, "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
        rows = opened.database.one("SELECT count(*) FROM meta WHERE key LIKE 'row-%'")[0]
        last = int(meta.read(opened.database, "last"))
        intact = opened.database.one("PRAGMA integrity_check")[0]
        release(opened)
        assert rows == last >= acknowledged
        assert intact == "ok"


_COPIER = """
import sys
from pathlib import Path
from client.store.opening import open_store, release
from shared.ids import new_id
from shared.randomness import random_bytes
for _ in range(10):
    opened = open_store(Path(sys.argv[1]), "local", ids=new_id, randomness=random_bytes, keyring=lambda: False)
    opened.database.all("BEGIN")  # one view of everything; it keeps nobody from writing
    rows = opened.database.all("SELECT value FROM meta WHERE key LIKE 'row-%'")
    last = opened.database.one("SELECT value FROM meta WHERE key = 'last'")
    opened.database.all("COMMIT")
    assert len(rows) == int(last["value"] if last else 0), (len(rows), last)
    release(opened)  # folds the log into the file, while the other one writes
print("whole")
"""


def test_S4_reading_everything_out_again_and_again_while_another_process_writes_loses_no_row_on_either_side(tmp_path):
    writer = subprocess.Popen([sys.executable, "-c", _WRITER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    writer.stdout.readline()
    copier = subprocess.run(
        [sys.executable, "-c", _COPIER, str(tmp_path)], capture_output=True, text=True, timeout=120, check=False
    )
    writer.kill()
    acknowledged = int(writer.stdout.read().split()[-1])
    writer.wait()
    opened = open_store(tmp_path, "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    last = int(meta.read(opened.database, "last"))
    rows = opened.database.one("SELECT count(*) FROM meta WHERE key LIKE 'row-%'")[0]
    intact = opened.database.one("PRAGMA integrity_check")[0]
    release(opened)
    assert copier.stdout.strip() == "whole", copier.stderr
    assert rows == last >= acknowledged > 10
    assert intact == "ok"
