"""Does every backend keep the vault's contract?"""

from datetime import timedelta
from hashlib import sha256

import pytest

from server.hsm.port import Terms
from shared.crypto import oprf
from shared.crypto.p256 import (
    read_point,
    times,
    times_base,
    write_point,
)
from shared.randomness import random_bytes
from tests.server.hsm.trying import code_of, gone_as
from tests.support.vaults import commitment_of, tag_of


def test_an_element_is_multiplied_with_the_secret_of_the_public_key(bench):
    made = bench.created()
    public = read_point(bench.vault.create(made.name, "account00001", Terms(10, 14)))
    for scalar in (1, 2, 0xABCDEF, oprf.random_scalar(random_bytes)):
        mine = bench.created()
        public = read_point(bench.vault.create(mine.name, "account00001", Terms(10, 14)))
        assert bench.vault.enrol(mine.name, write_point(times_base(scalar))) == write_point(times(scalar, public))


def test_creating_again_gives_the_same_key(bench):
    first = bench.vault.create("backup0000aa", "account00001", Terms(10, 14))
    assert bench.vault.create("backup0000aa", "account00001", Terms(10, 14)) == first
    bench.reopen()
    assert bench.vault.create("backup0000aa", "account00001", Terms(10, 14)) == first
    assert bench.vault.create("backup0000ab", "account00001", Terms(10, 14)) != first


@pytest.mark.parametrize(
    ("account", "terms"),
    [("account00002", Terms(10, 14)), ("account00001", Terms(9, 14)), ("account00001", Terms(10, 13))],
)
def test_creating_again_as_something_else_is_refused(bench, account, terms):
    bench.vault.create("backup0000aa", "account00001", Terms(10, 14))
    assert code_of(bench.vault.create, "backup0000aa", account, terms) == "backup-exists"


@pytest.mark.parametrize(("asked", "given"), [(1_000, 10), (11, 10), (10, 10), (3, 3), (0, 1), (-5, 1)])
def test_no_more_than_ten_tries_are_given(bench, asked, given):
    assert bench.backup(tries=asked).standing.left == given


@pytest.mark.parametrize(("asked", "given"), [(1_000, 14), (15, 14), (14, 14), (1, 1), (0, 1), (-5, 1)])
def test_no_more_than_fourteen_days_are_given(bench, asked, given):
    assert bench.created(days=asked).standing.expires_at == bench.clocks.wall() + timedelta(days=given)


def test_before_it_is_activated_nothing_can_be_tried(bench):
    made = bench.created()
    assert code_of(made.guess) == "backup-not-active"
    assert code_of(bench.vault.unlock, made.name, "attempt00001", b"tag") == "backup-not-active"
    assert code_of(bench.vault.confirm, made.name, b"tag") == "backup-not-active"
    assert made.standing.left == 10


def test_three_elements_are_evaluated_while_it_is_created(bench):
    made = bench.created()
    for _ in range(3):
        made.enrol()
    assert code_of(made.enrol) == "enrol-closed"
    bench.reopen()
    assert code_of(made.enrol) == "enrol-closed"


def test_a_lost_answer_to_an_enrolment_is_asked_for_again(bench):
    made, element = bench.created(), write_point(times_base(5))
    first = bench.vault.enrol(made.name, element)
    assert [bench.vault.enrol(made.name, element) for _ in range(9)] == [first] * 9
    made.enrol()
    made.enrol()
    assert bench.vault.enrol(made.name, element) == first
    assert code_of(made.enrol) == "enrol-closed"


def test_after_it_is_activated_nothing_is_enrolled(bench):
    assert code_of(bench.backup().enrol) == "enrol-closed"


def test_an_enrolment_more_than_a_phone_needs_is_one_guess_less(bench):
    """Somebody with the owner's login could enrol a guess and compare it once the commitment is known."""
    made = bench.created()
    made.enrol("000001")
    made.enrol("000002")
    y = made.enrol()
    bench.vault.activate(made.name, commitment_of(y), sha256(tag_of(y)).digest(), None)
    assert made.standing.left == 9


def test_activating_again_changes_nothing_and_with_other_values_is_refused(bench):
    made = bench.created()
    bench.vault.activate(made.name, b"c" * 32, b"t" * 32, None)
    made.guess()
    bench.vault.activate(made.name, b"c" * 32, b"t" * 32, None)
    assert made.standing.left == 9
    assert code_of(bench.vault.activate, made.name, b"d" * 32, b"t" * 32, None) == "backup-activated"
    assert code_of(bench.vault.activate, made.name, b"c" * 32, b"u" * 32, None) == "backup-activated"


@pytest.mark.parametrize("values", [(b"", b"t" * 32), (b"c" * 32, b"t" * 31), (b"c" * 33, b"t" * 32)])
def test_values_of_another_length_are_refused(bench, values):
    made = bench.created()
    assert code_of(bench.vault.activate, made.name, *values, None) == "request-broken"
    assert made.standing.state == "CREATED"


def test_activating_replaces_the_earlier_one(bench):
    earlier = bench.backup()
    later = bench.created()
    assert earlier.standing.state == "ACTIVE"
    bench.vault.activate(later.name, b"c" * 32, b"t" * 32, earlier.name)
    assert (earlier.standing.state, later.standing.state) == ("REPLACED", "ACTIVE")
    assert gone_as(earlier.guess) == "REPLACED"
    bench.vault.activate(later.name, b"c" * 32, b"t" * 32, earlier.name)
    bench.vault.activate(bench.created().name, b"c" * 32, b"t" * 32, earlier.name)  # gone already


def test_nobody_replaces_the_backup_of_another_account_or_itself(bench):
    other, mine = bench.backup(account="account00002"), bench.created()
    assert code_of(bench.vault.activate, mine.name, b"c" * 32, b"t" * 32, other.name) == "backup-unknown"
    assert code_of(bench.vault.activate, mine.name, b"c" * 32, b"t" * 32, mine.name) == "request-broken"
    assert (other.standing.state, mine.standing.state) == ("ACTIVE", "CREATED")
