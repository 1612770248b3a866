"""The vault's promises about waits, about the end of a backup, and about clocks."""

from datetime import timedelta

import pytest

from server.errors import NotFound, TooMany, Unavailable
from server.hsm.port import Ended, Terms
from server.hsm.rules import WAITS
from shared.crypto.p256 import (
    GENERATOR,
    write_point,
)
from tests.server.hsm.trying import code_of, exhausted, gone_as
from tests.support.vaults import PIN


def test_after_the_third_failure_every_try_waits_longer(make_bench):
    bench = make_bench(waits=WAITS)
    made = bench.backup()
    for _ in range(3):
        made.guess()
    waits = []
    for _ in range(7):
        with pytest.raises(TooMany) as raised:
            made.guess()
        seconds = raised.value.params["seconds"]
        assert made.standing.wait_until == bench.clocks.wall() + timedelta(seconds=seconds)
        bench.clocks.move(seconds=seconds - 1)
        assert code_of(made.guess) == "attempt-wait"
        bench.clocks.move(seconds=1)
        assert made.standing.wait_until is None
        made.guess()
        waits.append(seconds)
    assert waits == [30, 120, 600, 3_600, 14_400, 43_200, 86_400]
    assert made.standing.left == 0


def test_a_wait_does_not_hold_up_a_lost_answer_or_a_tag(make_bench):
    bench = make_bench(waits=WAITS)
    made = bench.backup()
    made.guess()
    made.guess()
    right = made.guess(PIN)
    assert code_of(made.guess) == "attempt-wait"
    assert bench.vault.attempt(made.name, right.attempt, right.element).left == 7
    assert made.unlock(right) == 8
    assert made.guess().left == 7


def test_a_right_try_takes_no_wait_from_the_others(make_bench):
    """The owner opens it between a thief's guesses: the thief waits as if alone."""
    bench = make_bench(waits=WAITS)
    made = bench.backup()
    for _ in range(3):
        made.guess()
    bench.clocks.move(seconds=30)
    right = made.guess(PIN)
    assert code_of(made.guess) == "attempt-wait"
    made.unlock(right)
    assert made.guess().left == 6
    assert made.standing.wait_until == bench.clocks.wall() + timedelta(minutes=2)
    bench.clocks.move(minutes=2)
    right = made.guess(PIN)
    bench.clocks.move(minutes=10)
    made.guess()
    made.unlock(right)
    assert made.standing.wait_until == bench.clocks.wall() + timedelta(minutes=10)


def test_confirming_destroys_it_and_can_be_repeated(bench):
    made = bench.backup()
    right = made.guess(PIN)
    made.unlock(right)
    made.confirm(right)
    made.confirm(right)
    bench.reopen()
    made.confirm(right)
    assert gone_as(made.guess, PIN) == "RESTORED"


@pytest.mark.parametrize("why", ["DELETED", "REPLACED", "EXPIRED", "EXHAUSTED", "RESTORED"])
def test_what_was_ended_says_why_for_thirty_days(bench, why):
    made = bench.backup()
    bench.vault.destroy(made.name, why)
    ended_at = bench.clocks.wall()
    bench.vault.destroy(made.name, "DELETED")
    bench.vault.destroy("backup-never", "DELETED")
    bench.clocks.move(days=29, hours=23)
    bench.vault.sweep()
    assert (made.standing.state, made.standing.ended_at) == (why, ended_at)
    for call in (
        lambda: made.guess(PIN),
        made.enrol,
        lambda: bench.vault.create(made.name, "account00001", Terms(10, 14)),
        lambda: bench.vault.activate(made.name, b"c" * 32, b"t" * 32, None),
        lambda: bench.vault.unlock(made.name, "attempt00001", b"tag"),
    ):
        assert gone_as(call) == why
    bench.clocks.move(hours=1)
    bench.vault.sweep()
    assert code_of(bench.vault.standing, made.name) == "backup-unknown"


def test_what_never_was_is_told_apart_from_what_is_over(bench):
    for call in (
        lambda: bench.vault.enrol("backup-never", write_point(GENERATOR)),
        lambda: bench.vault.attempt("backup-never", "attempt00001", write_point(GENERATOR)),
        lambda: bench.vault.activate("backup-never", b"c" * 32, b"t" * 32, None),
        lambda: bench.vault.unlock("backup-never", "attempt00001", b"tag"),
        lambda: bench.vault.confirm("backup-never", b"tag"),
        lambda: bench.vault.standing("backup-never"),
    ):
        with pytest.raises(NotFound):
            call()


def test_after_its_days_it_is_over(bench):
    made, other = bench.backup(days=14), bench.backup(days=3)
    bench.clocks.move(days=3)
    assert gone_as(other.guess, PIN) == "EXPIRED"
    bench.clocks.move(days=10, hours=23)
    assert bench.vault.sweep() == ()
    assert made.guess(PIN).right
    bench.clocks.move(hours=1)
    assert made.standing.state == "EXPIRED"
    assert bench.vault.sweep() == (Ended(made.name, "EXPIRED"),)
    assert bench.vault.sweep() == ()


def test_an_upload_that_nobody_finishes_is_over_after_a_day(bench):
    made = bench.created()
    bench.clocks.move(hours=23)
    assert bench.vault.sweep() == ()
    bench.clocks.move(hours=1)
    assert gone_as(bench.vault.activate, made.name, b"c" * 32, b"t" * 32, None) == "EXPIRED"
    later = bench.created()
    bench.clocks.move(hours=24)
    assert bench.vault.sweep() == (Ended(later.name, "EXPIRED"),)


def test_a_clock_that_is_set_back_gives_no_more_days(bench):
    made = bench.backup()
    bench.clocks.move(days=13, hours=23)
    bench.vault.sweep()
    bench.close()
    bench.clocks.jump(days=-13)
    bench.open()
    bench.clocks.move(minutes=30)
    assert made.guess(PIN).right
    bench.clocks.move(minutes=30)
    assert gone_as(made.guess, PIN) == "EXPIRED"


@pytest.mark.parametrize("jump", [{"days": 20}, {"days": -20}, {"minutes": 5}])
def test_a_clock_that_jumps_ends_nothing(bench, jump):
    made, (spent, last) = bench.backup(), exhausted(bench)
    bench.clocks.jump(**jump)
    with pytest.raises(Unavailable) as raised:
        bench.vault.sweep()
    assert raised.value.code == "clock-jumped"
    assert (made.standing.state, spent.standing.state) == ("ACTIVE", "ACTIVE")
    assert made.guess(PIN).right
    assert code_of(spent.unlock, last) == "tag-wrong"  # and not too late


def test_a_clock_that_jumps_forward_shortens_no_wait(make_bench):
    bench = make_bench(waits=WAITS)
    made = bench.backup()
    for _ in range(3):
        made.guess()
    bench.clocks.jump(days=2)
    assert code_of(made.guess) == "attempt-wait"
    bench.clocks.move(seconds=30)
    made.guess()


def test_a_clock_that_is_right_again_is_trusted_again(bench):
    made = bench.backup()
    bench.clocks.jump(hours=3)
    made.guess()
    bench.clocks.jump(hours=-3)
    bench.vault.sweep()
    bench.clocks.jump(hours=3)
    bench.reopen()  # somebody looked, and started the server again
    bench.vault.sweep()
    assert made.standing.state == "ACTIVE"
