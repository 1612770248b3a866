"""Does the server keep nothing of a customer but account, backup and their metadata, and does no secret stand anywhere?

A whole life over real HTTP against a server in a process of its own: registered, backed up, a wrong PIN, a restore, a
deleted backup, two agreements, a deleted account. At each stop every table and every file is listed; nothing unlisted may be there.
"""

import base64
import hashlib
import sqlite3

import pytest

from shared.crypto import oprf
from shared.crypto.contributor import tag_of
from shared.crypto.key_schedule import oprf_input
from shared.randomness import random_bytes
from tests.server.whole_life import AGREED, EMAIL, PASSWORD, PIN, WRONG, Life
from tests.support.evidence import REASON
from tests.support.server_process import ServerProcess


@pytest.fixture
def life(tmp_path, database):
    server = ServerProcess(tmp_path / "server", database=database, start=False)
    if database:
        assert server.command("migrate").returncode == 0
    server.start()
    yield Life(server)
    server.stop()


def test_after_a_whole_life_nothing_stands_but_what_is_said_and_no_secret_anywhere(life):
    life.registered()
    assert life.tables().keys() == {"accounts"}
    account, old = life.phone("phone-old")
    made, keys = life.backed_up(account, old)
    assert life.tables().keys() == {"accounts", "sessions", "backups", "backup_chunks"}
    life.contributed(account, old)
    _names_nobody(life, account)
    _, new = life.phone("phone-new")
    guess = new.guess(made["backup"], WRONG)
    assert guess.secrets is None
    answer = _attempt(life, account, new, made)
    unlocked = new.unlock(made["backup"], answer, keys.tag).json()
    life.secrets["token-download"] = unlocked["token"]
    pieces = [new.download(made["backup"], chunk["number"], unlocked["token"]) for chunk in unlocked["chunks"]]
    assert {piece.status_code for piece in pieces} == {200}
    assert hashlib.sha256(pieces[0].content).hexdigest() == unlocked["chunks"][0]["sha256"]
    assert life.tell_tales() == set()
    assert new.confirm(made["backup"], keys.tag).status_code == 204
    assert life.server.command("sweep").stdout == "backups that were over: 0\n"
    assert life.tables().keys() == {"accounts", "sessions", "backups", "backup_notices", "tag_quota", "proposals"}
    (tombstone,) = life.tables()["backups"]
    assert made["public_key"] not in tombstone
    assert not [name for name in life.files() if name.startswith("blobs/")]
    again, _ = life.backed_up(account, new)
    new.delete(again["backup"])
    assert not [name for name in life.files() if name.startswith("blobs/")]
    assert life.tell_tales() == set()
    evidence = life.agreed(new)
    assert life.tell_tales() == set()
    gone = new.http.request("DELETE", "/v1/account", json={"password": PASSWORD})
    assert gone.status_code == 204
    life.server.command("sweep")
    _names_nobody(life, account)
    _only_evidence_is_left(life, account, evidence)
    assert life.tell_tales() == set()
    assert not _vault_rows(life.server.data / "vault.db", account)
    assert life.server.log.read_text() == ""


def _names_nobody(life, account):
    """The one proposal beside the accounts: nothing in it is theirs, and nothing of theirs names it."""
    tables = life.tables()  # nobody can tell any more whose it was
    (row,) = tables.pop("proposals")
    assert not [it for it in (account, EMAIL, "phone-old") if it in row]
    tag = tag_of(life.secrets["contributor output"])
    assert row.startswith(f"('{tag}', ")
    assert not [name for name, rows in tables.items() if tag in str(rows)]


def _only_evidence_is_left(life, account, evidence):
    """Until its time is over, as the customer was told, and of what was erased two hashes that say nothing."""
    left = life.tables()
    assert left.keys() == {"evidence", "evidence_texts", "evidence_reads", "proposals"}
    (kept,), (read,) = left["evidence_texts"], left["evidence_reads"]
    assert AGREED in kept
    assert account in kept
    assert REASON in read
    assert EMAIL not in str(left)
    assert life.server.command("evidence", "erase", evidence).returncode == 0
    left = life.tables()
    assert left.keys() == {"evidence", "evidence_reads", "proposals"}
    assert not [word for word in (account, "카나리아", EMAIL) if word in str(left["evidence"])]
    assert life.server.command("evidence", "verify").stdout.startswith("evidence: 2 links, 0 with their text")


def _attempt(life, account, phone, made):
    """A try with the right digits; its id."""
    scalar = oprf.random_scalar(random_bytes)
    element = oprf.blind(oprf_input(account, made["backup"], PIN), scalar)
    sent = {"attempt": "attempt-right", "element": base64.b64encode(element).decode()}
    assert phone.http.post(f"/v1/backups/{made['backup']}/attempts", json=sent).json()["left"] == 8
    return "attempt-right"


def _vault_rows(file, account):
    """Rows of the vault that name the account; tombstones name nobody."""
    with sqlite3.connect(file) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [row for name in names for row in connection.execute(f"SELECT * FROM [{name}]") if account in str(row)]
