"""Opening a store: what is wrong is told apart, and no file is touched."""

import hashlib
import json
import sqlite3
import stat
import subprocess
import sys
import threading

import pytest

from client.errors import Damaged, KeyMissing, NotOurFile, Refused, StoreTooNew, WrongKey
from client.store import meta
from client.store.opening import open_store, release
from client.store.profile import read_profile
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.support.service import ROOT


def opening(home, account="local"):
    return open_store(home, account, ids=new_id, randomness=random_bytes, keyring=lambda: False)


@pytest.fixture
def home(tmp_path):
    opened = opening(tmp_path)
    meta.write(opened.database, "word", "코끼리-7731")
    release(opened)
    return tmp_path


def folder_of(home):
    return home / "accounts" / read_profile(home).accounts[0].folder


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def refused_and_untouched(home, error):
    before = {path: digest(path) for path in sorted(folder_of(home).iterdir()) if path.is_file()}
    with pytest.raises(error):
        opening(home)
    left = {path: digest(path) for path in before}
    assert left == before


def test_what_was_written_is_there_after_closing_and_opening(home):
    opened = opening(home)
    assert meta.read(opened.database, "word") == "코끼리-7731"
    release(opened)


def test_nothing_readable_lies_on_the_disk(home):
    for path in home.rglob("*"):
        if path.is_file():
            assert "코끼리-7731".encode() not in path.read_bytes(), path.name
            assert b"SQLite format" not in path.read_bytes(), path.name


def test_a_wrong_key_is_told_and_the_file_stays(home):
    (folder_of(home) / "gieok.key").write_text("ab" * 32)
    refused_and_untouched(home, WrongKey)


def test_a_missing_key_is_told_and_the_file_stays(home):
    (folder_of(home) / "gieok.key").unlink()
    refused_and_untouched(home, KeyMissing)


def test_a_damaged_key_is_told_and_the_file_stays(home):
    (folder_of(home) / "gieok.key").write_text("no key at all")
    refused_and_untouched(home, Damaged)


@pytest.mark.parametrize("content", ["plain text", "sqlite", "random"])
def test_a_file_that_is_not_ours_is_told_and_stays(home, content, tmp_path):
    path = folder_of(home) / "gieok.db"
    for side in ("-wal", "-shm"):
        (folder_of(home) / f"gieok.db{side}").unlink(missing_ok=True)
    if content == "sqlite":
        path.unlink()
        with sqlite3.connect(path) as plain:
            plain.execute("CREATE TABLE t (a)")
        plain.close()
    else:
        path.write_bytes({"plain text": b"hello " * 2000, "random": random_bytes(8192)}[content])
    refused_and_untouched(home, NotOurFile)


def test_a_newer_schema_is_told_and_the_file_stays(home):
    opened = opening(home)
    opened.database.run("PRAGMA user_version = 9999")
    release(opened)
    refused_and_untouched(home, StoreTooNew)


def test_the_key_file_is_for_its_owner_only(home):
    assert stat.S_IMODE((folder_of(home) / "gieok.key").stat().st_mode) == 0o600


def test_a_database_with_a_flipped_byte_is_an_error_and_not_an_empty_store(home):
    path = folder_of(home) / "gieok.db"
    data = bytearray(path.read_bytes())
    data[2000] ^= 1
    path.write_bytes(bytes(data))
    with pytest.raises(Damaged):
        opening(home)


def test_two_accounts_of_one_home_are_two_files_with_two_keys(home):
    other = opening(home, "지수@example.com")
    assert meta.read(other.database, "word") is None
    release(other)
    keys = {path.read_text() for path in home.rglob("gieok.key")}
    assert len(keys) == 2


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("고객-가나다", "고객-가나라"),
        ("jisoo.kim@example.com", "jisoo-kim@example.com"),
        ("顧客/一", "顧客/二"),
        ("..", "."),
    ],
)
def test_K11_an_account_may_have_any_name_and_is_never_mixed_with_another(home, name, other):
    for who in (name, other):
        opened = opening(home, who)
        assert meta.read(opened.database, "whose") is None
        meta.write(opened.database, "whose", who)
        release(opened)
    for who in (name, other):
        opened = opening(home, who)
        assert meta.read(opened.database, "whose") == who
        release(opened)
    assert {path.parent.parent.name for path in home.rglob("gieok.db")} == {"accounts"}


def test_an_account_name_is_the_same_composed_or_decomposed(home):
    release(opening(home, "가나다"))
    release(opening(home, "\u1100\u1161\u1102\u1161\u1103\u1161"))
    assert len(read_profile(home).accounts) == 2


def test_two_openers_of_a_new_home_make_one_account(tmp_path):
    opened = []
    threads = [threading.Thread(target=lambda: opened.append(opening(tmp_path))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(read_profile(tmp_path).accounts) == 1
    assert [one.alone for one in opened].count(True) <= 1
    for one in opened:
        release(one)


def test_the_pragmas_that_keep_deleted_words_off_the_disk_are_on(home):
    opened = opening(home)
    value = {
        name: opened.database.one(f"PRAGMA {name}")[0] for name in ("secure_delete", "foreign_keys", "journal_mode")
    }
    release(opened)
    assert value == {"secure_delete": 1, "foreign_keys": 1, "journal_mode": "wal"}


def test_a_first_moment_that_was_cut_short_opens_as_a_new_store(home):
    for path in folder_of(home).glob("gieok.db*"):
        path.unlink()
    (folder_of(home) / "gieok.db").touch()
    opened = opening(home)
    assert meta.read(opened.database, "word") is None
    release(opened)


def test_kill_9_during_the_first_opening_never_locks_the_account_out_20_kills(tmp_path):
    script = (
        "import os, sys, threading, time\n"
        "from pathlib import Path\n"
        "from client.store.opening import open_store\n"
        "from shared.ids import new_id\n"
        "from shared.randomness import random_bytes\n"
        "threading.Thread(target=lambda: (time.sleep(float(sys.argv[2])), os.kill(os.getpid(), 9))).start()\n"
        "open_store(Path(sys.argv[1]), 'local', ids=new_id, randomness=random_bytes, keyring=lambda: False)\n"
    )
    for kill in range(20):
        home = tmp_path / str(kill)
        subprocess.run([sys.executable, "-c", script, str(home), str(0.004 * kill)], cwd=ROOT, check=False)
        release(opening(home))


@pytest.mark.parametrize("change", [{"salt": "zz"}, {"key": "pocket"}, {"folder": "../up"}, {"name": 7}])
def test_a_profile_that_this_app_never_wrote_is_damaged(home, change):
    path = home / "profile.json"
    data = json.loads(path.read_text())
    data["accounts"][0].update(change)
    path.write_text(json.dumps(data))
    with pytest.raises(Damaged):
        opening(home)


def test_a_home_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(Refused, match="home-unusable"):
        opening(tmp_path / "file")


def test_a_damaged_page_is_damage_and_not_a_wrong_key(home):
    path = folder_of(home) / "gieok.db"
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 3 + 64] = bytes(64)
    path.write_bytes(bytes(data))
    with pytest.raises(Damaged) as damaged:
        opened = opening(home)
        opened.database.all("PRAGMA integrity_check")
        for row in opened.database.all("SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0"):
            opened.database.all(f"SELECT * FROM [{row['name']}]")
    assert damaged.value.code in {"store-damaged", "store-wrong-key"}
