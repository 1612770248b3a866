"""Without a token: is it noticed that an older copy of the vault's database was put back?"""

import contextlib
import shutil
import sqlite3

import pytest

from server.errors import Damaged
from shared.crypto.p256 import GENERATOR, write_point
from tests.server.hsm.older_copy import copy_of, put_back
from tests.support.vaults import PIN, Bench


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
