"""Does the operator get the vault that the settings name, and the truth about it?"""

import pytest

from server.errors import CannotStart, Damaged, Unavailable
from server.hsm.opening import check_vault, vault_readable_by_others, vault_report
from server.operate import check
from server.sentences import sentence
from server.settings import Settings, read_settings
from shared.randomness import random_bytes
from tests.support.fakes import Clock
from tests.support.signing import NOW
from tests.support.vaults import PIN, Bench

AT = "2026-09-20T12:00"  # NOW, in Seoul


def test_without_a_setting_it_is_the_software_vault(tmp_path):
    bench = Bench(tmp_path / "data")
    level = bench.vault.level()
    assert (level.backend, level.extractable) == ("software", True)
    assert vault_report(bench.vault) == ("vault: software", sentence("vault-level-software", {}))
    bench.close()


def test_with_the_setting_it_is_the_token(token, tmp_path):
    bench = Bench(tmp_path / "data", **token.settings)
    level = bench.vault.level()
    assert (level.backend, level.extractable) == ("pkcs11", False)
    assert vault_report(bench.vault) == ("vault: pkcs11", sentence("vault-level-pkcs11", {}))
    bench.close()


def test_a_check_tells_the_level_and_changes_nothing(bench):
    made = bench.backup()
    bench.close()
    told = check_vault(bench.settings, Clock(), random_bytes)
    assert told[0] == f"vault: {bench.settings.vault}"
    assert "all million digits" in told[1]
    bench.open()
    assert made.guess(PIN).left == 9


def test_a_check_beside_a_running_server_says_who_holds_the_token(token, tmp_path):
    bench = Bench(tmp_path / "data", **token.settings)
    told = check_vault(bench.settings, Clock(), random_bytes)
    assert told == ("vault: pkcs11", sentence("vault-level-pkcs11", {}), sentence("vault-in-use", {}))
    assert bench.backup().guess(PIN).right
    bench.close()


def test_a_check_beside_a_running_software_vault_works(tmp_path):
    bench = Bench(tmp_path / "data")
    made = bench.backup()
    assert check_vault(bench.settings, Clock(), random_bytes)[0] == "vault: software"
    other = Bench(tmp_path / "data")  # another process would do the same
    assert other.vault.standing(made.name).left == 10
    made.guess()
    assert other.vault.standing(made.name).left == 9
    other.close()
    bench.close()


@pytest.mark.parametrize("name", ["vault.db", "vault.generation", "vault-keys/2026-09-28.key"])
def test_files_of_the_vault_that_others_could_read_are_told(tmp_path, name):
    bench = Bench(tmp_path / "data")
    bench.backup()
    assert not vault_readable_by_others(bench.settings)
    (tmp_path / "data" / name).chmod(0o640)
    assert vault_readable_by_others(bench.settings)
    bench.close()


def test_gieok_server_check_prints_the_vault_s_level(published):
    told = published.server.command("check", now=AT).stdout.splitlines()
    assert [*told[:2], told[-1]] == ["vault: software", sentence("vault-level-software", {}), "ok"]
    (published.server.data / "vault.db").chmod(0o644)
    assert "vault's files can be read by other users" in published.server.command("check", now=AT).stderr


def test_gieok_server_check_prints_the_level_of_a_token(published, token):
    settings = Settings(data=published.server.data, **token.settings)
    assert next(check(settings, lambda: NOW)) == "vault: pkcs11"


@pytest.mark.parametrize("broken", ["vault.db", "vault.generation"])
def test_a_file_that_is_not_the_vault_s_is_left_as_it_is(tmp_path, broken):
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / broken).write_bytes(b"somebody's notes, no database" * 100)
    with pytest.raises((Damaged, Unavailable)):
        Bench(folder)
    assert (folder / broken).read_bytes() == b"somebody's notes, no database" * 100


def test_a_database_of_a_later_vault_is_not_touched(tmp_path):
    bench = Bench(tmp_path / "data")
    bench.vault._ledger._connection.execute("PRAGMA user_version = 2")
    bench.close()
    with pytest.raises(Damaged):
        bench.open()


def test_a_data_folder_that_can_not_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotStart) as raised:
        Bench(tmp_path / "file" / "data")
    assert raised.value.code == "data-folder-unusable"


def test_a_vault_that_nobody_knows_is_a_wrong_setting():
    with pytest.raises(CannotStart) as raised:
        read_settings({"vault": "cloud"})
    assert raised.value.params == {"names": "vault"}


def test_the_pin_of_the_token_is_shown_nowhere(token):
    assert token.settings["pkcs11_pin"] not in repr(Settings(**token.settings))
