"""With a token: does an older copy of the database give more guesses to who puts it back?"""

import pytest

from server.errors import Conflict, Damaged, GieokError, Gone
from server.hsm.rules import WAITS
from tests.server.hsm.older_copy import copy_of, put_back
from tests.support.vaults import PIN, Bench, tag_of


@pytest.fixture
def pkcs11(token, tmp_path):
    made = Bench(tmp_path / "data", **token.settings)
    yield made
    made.close()


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
