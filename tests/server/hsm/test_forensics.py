"""Is a key that was destroyed gone from the disk?"""

import pytest

from server.errors import GieokError
from tests.support.vaults import PIN, Bench


def everything(folder):
    """All bytes of all files."""
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


def rows_of(bench, made):
    with bench.vault._ledger.transaction() as page:
        return page.record(made.name)


def restored(bench, made):
    right = made.guess(PIN)
    made.unlock(right)
    made.confirm(right)


def exhausted(bench, made):
    with pytest.raises(GieokError):
        for _ in range(11):
            made.guess()


def expired(bench, made):
    bench.clocks.move(days=14)
    bench.vault.sweep()


def replaced(bench, made):
    bench.backup(replaces=made)


def deleted(bench, made):
    bench.vault.destroy(made.name, "DELETED")


ENDINGS = [restored, exhausted, expired, replaced, deleted]


@pytest.mark.parametrize("end", ENDINGS)
def test_of_a_backup_that_is_over_no_secret_is_left_in_the_vault_s_files(make_bench, end, tmp_path):
    bench = make_bench()
    others = [bench.backup(account="account00002") for _ in range(3)]
    made = bench.backup()
    made.guess(attempt="tried-by-somebody")
    before = rows_of(bench, made)
    secrets = [secret for secret in (before.sealed, before.commitment, before.tag_hash, before.public_key) if secret]
    assert len(secrets) in {3, 4}  # a token keeps the sealed one
    assert all(secret in everything(bench.folder) for secret in secrets)  # so that the search would find them
    end(bench, made)
    left = everything(bench.folder)
    for secret in secrets:
        assert secret not in left
        assert secret[:16] not in left
        assert secret[-16:] not in left
    assert b"account00001" not in left.replace(b"account00001", b"", 1 if end is replaced else 0)
    assert b"tried-by-somebody" not in left
    assert made.name.encode() in left  # the tombstone, without anything else
    assert (bench.folder / "vault.db-wal").stat().st_size == 0
    if end is not expired:
        assert others[0].guess(PIN).right


@pytest.mark.parametrize("end", ENDINGS)
def test_of_a_backup_that_is_over_no_key_is_left_in_the_token(token, tmp_path, end):
    bench = Bench(tmp_path / "data", **token.settings)
    try:
        before = token.objects()
        made = bench.backup()
        (key_file,) = token.objects() - before
        end(bench, made)
        assert not key_file.exists()
        assert len(token.objects() - before) == (1 if end is replaced else 0)
    finally:
        bench.close()


def test_an_idle_vault_keeps_no_old_bytes_in_its_log_after_a_sweep(bench):
    bench.backup().guess()
    assert (bench.folder / "vault.db-wal").stat().st_size > 0
    bench.vault.sweep()
    assert (bench.folder / "vault.db-wal").stat().st_size == 0


def test_what_a_kill_left_in_the_log_is_emptied_at_the_next_start(tmp_path, monkeypatch):
    bench = Bench(tmp_path / "data")
    made = bench.backup()
    sealed = rows_of(bench, made).sealed
    monkeypatch.setattr("server.hsm.ledger.Page.scrub", lambda _page: None)
    bench.vault.destroy(made.name, "DELETED")
    assert sealed in everything(bench.folder)
    monkeypatch.undo()
    other = Bench(tmp_path / "data")  # the first one was never closed, as after a kill
    assert sealed not in everything(bench.folder)
    other.close()


def test_the_vault_s_files_are_for_their_owner_alone(bench):
    made = bench.backup()
    made.guess()
    files = [path for path in bench.folder.rglob("*") if path.is_file() and path.stat().st_size]
    assert {path.name: oct(path.stat().st_mode)[-3:] for path in files if path.stat().st_mode & 0o077} == {}
    assert len(files) >= 3


def test_the_database_never_holds_an_element_or_the_digits(bench):
    made = bench.backup()
    guess = made.guess(PIN)
    made.unlock(guess)
    kept = everything(bench.folder)
    for secret in (guess.element, guess.element[1:], guess.tag, PIN.encode()):
        assert secret not in kept
