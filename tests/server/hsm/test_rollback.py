"""What does an older copy of the vault's database give to who puts it back?"""

import contextlib
import shutil
import sqlite3

import pytest

from server.errors import Conflict, Damaged, GieokError, Gone, Unavailable
from server.hsm.anchor import Anchor
from server.hsm.ledger import Page
from server.hsm.rules import WAITS
from shared.crypto.p256 import GENERATOR, write_point
from tests.support.vaults import PIN, Bench, tag_of

DATABASE = ("vault.db", "vault.db-wal")


@pytest.fixture
def software(tmp_path):
    made = Bench(tmp_path / "data")
    yield made
    made.close()


@pytest.fixture
def pkcs11(token, tmp_path):
    made = Bench(tmp_path / "data", **token.settings)
    yield made
    made.close()


def copy_of(bench, to):
    """The database as it is now; closed, so that nothing is in its log only."""
    bench.close()
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir()
    for name in DATABASE:
        if (bench.folder / name).exists():
            shutil.copy(bench.folder / name, to / name)
    bench.open()
    return to


def put_back(bench, copy):
    bench.close()
    for name in DATABASE:
        (bench.folder / name).unlink(missing_ok=True)
        if (copy / name).exists():
            shutil.copy(copy / name, bench.folder / name)
    bench.open()


def test_with_a_token_an_older_database_gives_no_more_guesses(pkcs11, tmp_path):
    made = pkcs11.backup()
    copy = copy_of(pkcs11, tmp_path / "copy")
    for _ in range(10):
        made.guess()
        put_back(pkcs11, copy)
    with pytest.raises(Gone) as over:
        made.guess()
    assert over.value.params["state"] == "EXHAUSTED"
    put_back(pkcs11, copy)
    with pytest.raises(Damaged) as raised:
        made.guess(PIN)
    assert raised.value.code == "vault-key-missing"
    assert made.standing.state == "ACTIVE"  # all that the old database knows
    pkcs11.vault.destroy(made.name, "DELETED")


def test_with_a_token_the_waits_start_again_when_the_database_is_older(token, tmp_path):
    bench = Bench(tmp_path / "data", waits=WAITS, **token.settings)
    try:
        made = bench.backup()
        copy = copy_of(bench, tmp_path / "copy")
        for _ in range(3):
            made.guess()
        put_back(bench, copy)
        assert made.standing.left == 7
        with pytest.raises(GieokError) as raised:
            made.guess()
        assert raised.value.code == "attempt-wait"
    finally:
        bench.close()


def test_with_a_token_the_owner_goes_on_after_the_database_was_put_back(pkcs11, tmp_path):
    made = pkcs11.backup()
    copy = copy_of(pkcs11, tmp_path / "copy")
    for _ in range(4):
        made.guess()
    put_back(pkcs11, copy)
    right = made.guess(PIN)
    assert (right.right, right.left) == (True, 5)
    assert made.unlock(right) == 6
    made.confirm(right)


def test_with_a_token_an_older_database_opens_no_enrolment_again(pkcs11, tmp_path):
    """Else a thief could enrol digits of his own over the owner's ciphertext, or guess without being counted."""
    made = pkcs11.created()
    y = made.enrol()
    copy = copy_of(pkcs11, tmp_path / "copy")
    pkcs11.vault.activate(made.name, b"c" * 32, b"t" * 32, None)
    put_back(pkcs11, copy)
    for call, code in (
        (made.enrol, "enrol-closed"),
        (made.guess, "backup-not-active"),
        (lambda: pkcs11.vault.activate(made.name, b"d" * 32, tag_of(y), None), "backup-activated"),
    ):
        with pytest.raises(Conflict) as raised:
            call()
        assert raised.value.code == code
    pkcs11.vault.activate(made.name, b"c" * 32, b"t" * 32, None)
    assert made.guess().left == 9


def test_with_a_token_activating_again_after_a_kill_costs_no_second_try(pkcs11, tmp_path):
    made = pkcs11.created()
    for _ in range(3):
        made.enrol()
    copy = copy_of(pkcs11, tmp_path / "copy")
    pkcs11.vault.activate(made.name, b"c" * 32, b"t" * 32, None)
    assert made.standing.left == 9
    put_back(pkcs11, copy)  # as after a kill between the token and the database
    pkcs11.vault.activate(made.name, b"c" * 32, b"t" * 32, None)
    assert made.standing.left == 9


def test_with_a_token_enrolments_are_counted_whatever_the_database_says(pkcs11, tmp_path):
    made = pkcs11.created()
    copy = copy_of(pkcs11, tmp_path / "copy")
    for _ in range(3):
        made.enrol()
        put_back(pkcs11, copy)
    with pytest.raises(Conflict):
        made.enrol()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE keys SET tag_hash = zeroblob(32)",
        "UPDATE keys SET commitment = zeroblob(32)",
        "UPDATE keys SET tries = 1000",
        "UPDATE keys SET expires_at = '2036-01-01T00:00:00.000Z'",
        "UPDATE keys SET account = 'account00002'",
    ],
)
def test_with_a_token_what_was_fixed_can_not_be_changed_in_the_database(pkcs11, change):
    made = pkcs11.backup()
    with pkcs11.vault._ledger.transaction() as page:
        page._connection.execute(change)
        page.commit(pkcs11.clocks.wall())
    with pytest.raises(Damaged) as raised:
        made.guess(PIN)
    assert raised.value.code == "vault-inconsistent"


def test_with_a_token_a_count_that_was_changed_in_the_database_is_the_token_s(pkcs11):
    made = pkcs11.backup()
    for _ in range(6):
        made.guess()
    with pkcs11.vault._ledger.transaction() as page:
        page._connection.execute("UPDATE keys SET counted = 0, evaluations = 0, tried_at = NULL")
        page._connection.execute("DELETE FROM attempts")
        page.commit(pkcs11.clocks.wall())
    assert made.standing.left == 4
    assert made.guess().left == 3


def test_with_a_token_the_same_element_after_a_rollback_is_neither_counted_again_nor_refunded_twice(pkcs11, tmp_path):
    made = pkcs11.backup()
    made.guess()
    copy = copy_of(pkcs11, tmp_path / "copy")
    right = made.guess(PIN)
    put_back(pkcs11, copy)
    assert pkcs11.vault.attempt(made.name, right.attempt, right.element).left == 8
    assert made.unlock(right) == 9
    put_back(pkcs11, copy)
    assert pkcs11.vault.attempt(made.name, right.attempt, right.element).left == 8  # refunded before: it counts
    assert made.unlock(right) == 9


@pytest.mark.parametrize("steps", [1, 2, 9])
def test_a_software_vault_notices_that_its_database_was_put_back(software, tmp_path, steps):
    made = software.backup()
    copy = copy_of(software, tmp_path / "copy")
    for _ in range(steps):
        made.guess()
    with pytest.raises(Damaged) as raised:
        put_back(software, copy)
    assert raised.value.code == "vault-rolled-back"
    assert software.vault is None


def test_a_software_vault_notices_it_while_it_is_open(software):
    """As it would be where somebody has the rows put back inside the file."""
    made = software.backup()
    made.guess()
    software.vault._ledger._connection.execute("UPDATE vault SET generation = generation - 1")
    for call in (made.guess, lambda: made.standing, software.vault.sweep, made.enrol):
        with pytest.raises(Damaged) as raised:
            call()
        assert raised.value.code == "vault-rolled-back"


@pytest.mark.parametrize("lost", ["vault.generation", "vault.db"])
def test_a_software_vault_without_one_of_its_two_files_is_not_used(software, lost):
    software.backup()
    software.close()
    for path in software.folder.glob(lost + "*"):
        path.unlink()
    with pytest.raises(Damaged):
        software.open()


def test_a_software_vault_can_be_started_anew_when_both_are_moved_away(software):
    software.backup()
    software.close()
    for path in (*software.folder.glob("vault.db*"), software.folder / "vault.generation"):
        path.unlink()
    software.open()
    assert software.backup().guess(PIN).right


def test_a_number_that_can_not_be_written_stops_the_answer_and_costs_the_try(software, monkeypatch):
    made = software.backup()

    def full(_anchor, _generation):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Anchor, "write", full)
        with pytest.raises(Unavailable) as raised:
            made.guess()
        assert raised.value.code == "vault-unwritable"
    assert made.standing.left == 9
    software.reopen()
    assert made.guess().left == 8


def test_no_lost_answer_is_given_before_the_number_is_written(software, tmp_path, monkeypatch):
    """Else the database could be put back by one change after the answer, and the guess be made again."""
    made = software.backup()
    copy = copy_of(software, tmp_path / "copy")
    element = write_point(GENERATOR)

    def full(_anchor, _generation):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Anchor, "write", full)
        for _ in range(2):
            with pytest.raises(Unavailable):
                software.vault.attempt(made.name, "attempt00001", element)
    assert software.vault.attempt(made.name, "attempt00001", element).left == 9
    with pytest.raises(Damaged):
        put_back(software, copy)


def test_a_database_that_can_not_be_written_evaluates_nothing(software, monkeypatch):
    made = software.backup()

    def full(_page, _now):
        raise OSError(28, "No space left on device")

    evaluated = []
    monkeypatch.setattr(software.vault._keys, "evaluate", lambda *_: evaluated.append(1))
    with monkeypatch.context() as patched:
        patched.setattr(Page, "commit", full)
        with pytest.raises(Unavailable):
            made.guess()
    assert evaluated == []
    assert made.standing.left == 10


def test_an_older_copy_of_the_database_alone_opens_nothing_after_fifteen_days(software, tmp_path):
    """Even for who has the program and all the time in the world: the sealing key of that day is gone."""
    made = software.backup()
    copy = copy_of(software, tmp_path / "copy")
    assert [path.name for path in (software.folder / "vault-keys").iterdir()] == ["2026-09-28.key"]
    software.clocks.move(days=14)
    software.vault.sweep()
    assert [path.name for path in (software.folder / "vault-keys").iterdir()] == ["2026-09-28.key"]
    software.clocks.move(days=1)
    software.vault.sweep()
    assert list((software.folder / "vault-keys").iterdir()) == []
    for path in software.folder.glob("vault.db*"):
        path.unlink()
    shutil.copytree(copy, software.folder, dirs_exist_ok=True)
    with contextlib.closing(sqlite3.connect(software.folder / "vault.db")) as database:
        (generation,) = database.execute("SELECT generation FROM vault").fetchone()
    (software.folder / "vault.generation").write_text(f"{generation}\n")
    first_day = Bench(software.folder)
    try:
        assert made.name == next(first_day.names)
        with pytest.raises(Damaged) as raised:
            first_day.vault.attempt(made.name, "attempt00001", write_point(GENERATOR))
        assert raised.value.code == "vault-key-missing"
    finally:
        first_day.close()
