"""What is only true of sealed keys: whose they are, and the sealing keys of a day."""

import pytest

from server.errors import Damaged
from tests.support.vaults import PIN, Bench


@pytest.fixture
def bench(tmp_path):
    made = Bench(tmp_path / "data")
    yield made
    made.close()


def sealing_keys(bench):
    return sorted(path.name for path in (bench.folder / "vault-keys").iterdir())


def change(bench, statement, *values):
    with bench.vault._ledger.transaction() as page:
        page._connection.execute(statement, values)
        page.commit(bench.clocks.wall())


def refused(made):
    with pytest.raises(Damaged) as raised:
        made.guess(PIN)
    return raised.value.code


def test_sealed_bytes_that_are_moved_to_another_backup_do_not_open(bench):
    """Else a thief could have the owner's key under a backup whose tries are the thief's own."""
    mine, thief = bench.backup(), bench.backup(account="account00002")
    change(
        bench,
        "UPDATE keys SET sealed = (SELECT sealed FROM keys WHERE backup = ?) WHERE backup = ?", mine.name, thief.name,
    )  # fmt: skip
    assert refused(thief) == "vault-key-missing"
    assert mine.guess(PIN).right


def test_sealed_bytes_of_an_account_do_not_open_for_another(bench):
    made = bench.backup()
    change(bench, "UPDATE keys SET account = 'account00002'")
    assert refused(made) == "vault-key-missing"


@pytest.mark.parametrize("broken", ["another", "short", "gone"])
def test_without_the_sealing_key_of_its_day_a_backup_does_not_open(bench, broken):
    made = bench.backup()
    (path,) = (bench.folder / "vault-keys").iterdir()
    if broken == "gone":
        path.unlink()
    else:
        path.write_bytes(b"k" * (32 if broken == "another" else 31))
    assert refused(made) == "vault-key-missing"


def test_a_day_has_one_sealing_key_and_the_next_another(bench):
    first = [bench.backup() for _ in range(3)]
    assert sealing_keys(bench) == ["2026-09-28.key"]
    bench.reopen()
    bench.clocks.move(days=1)
    second = bench.backup()
    assert sealing_keys(bench) == ["2026-09-28.key", "2026-09-29.key"]
    bench.clocks.move(days=13, hours=-1)
    assert [made.guess(PIN).right for made in (*first, second)] == [True] * 4


def test_a_sealing_key_stays_until_the_last_backup_of_its_day_is_over(bench):
    bench.clocks.move(hours=20, minutes=59)  # one minute before midnight, UTC
    made = bench.backup()
    bench.clocks.move(days=14, minutes=-1)
    bench.vault.sweep()
    assert made.guess(PIN).right
    bench.clocks.move(minutes=2)
    bench.vault.sweep()
    assert sealing_keys(bench) == []


def test_what_a_kill_left_of_a_sealing_key_goes_too_and_other_files_stay(bench):
    bench.backup()
    folder = bench.folder / "vault-keys"
    (folder / "2026-09-27.key.part").write_bytes(b"k" * 32)
    (folder / "notes.key").write_text("somebody's own")
    bench.clocks.move(days=20)
    bench.vault.sweep()
    assert sealing_keys(bench) == ["notes.key"]
