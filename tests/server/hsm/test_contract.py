"""Does every backend keep the vault's contract?"""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from hashlib import sha256

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from server.errors import Conflict, GieokError, Gone, NotFound, Refused, TooMany, Unavailable
from server.hsm.port import Ended, Terms
from server.hsm.rules import WAITS
from shared.crypto import oprf
from shared.crypto.p256 import (
    FIELD,
    GENERATOR,
    MINUS_GENERATOR,
    Point,
    curve_y,
    read_point,
    times,
    times_base,
    write_point,
)
from shared.randomness import random_bytes
from tests.support.vaults import NO_WAITS, PIN, commitment_of, tag_of

THREADS = 60


def code_of(call, *given):
    """The code of the error that this call raises."""
    with pytest.raises(GieokError) as raised:
        call(*given)
    return raised.value.code


def gone_as(call, *given):
    with pytest.raises(Gone) as raised:
        call(*given)
    return raised.value.params["state"]


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


def test_nine_wrong_and_then_the_right_digits_open_it(bench):
    made = bench.backup()
    for left in range(9, 0, -1):
        guess = made.guess()
        assert (guess.left, guess.right) == (left, False)
    right = made.guess(PIN)
    assert right.right
    assert made.unlock(right) == 1
    made.confirm(right)
    assert (made.standing.state, made.standing.left) == ("RESTORED", 0)


def test_the_tenth_try_opens_it_when_its_tag_comes_in_time(bench):
    made = bench.backup()
    for _ in range(9):
        made.guess()
    right = made.guess(PIN)
    assert (right.left, right.right) == (0, True)
    bench.clocks.move(minutes=4, seconds=59)
    assert bench.vault.sweep() == ()
    assert made.unlock(right) == 1
    bench.clocks.move(days=1)
    assert bench.vault.sweep() == ()
    assert made.guess(PIN).right


def exhausted(bench):
    made = bench.backup()
    last = [made.guess() for _ in range(10)][-1]
    assert made.standing.state == "ACTIVE"
    return made, last


def test_a_wrong_tag_at_the_last_try_ends_it(bench):
    made, last = exhausted(bench)
    assert code_of(made.unlock, last) == "tag-wrong"
    assert made.standing.state == "EXHAUSTED"
    assert gone_as(made.guess, PIN) == "EXHAUSTED"


def test_an_eleventh_try_ends_it(bench):
    made, last = exhausted(bench)
    assert gone_as(made.guess, PIN) == "EXHAUSTED"
    assert gone_as(made.unlock, last) == "EXHAUSTED"


def test_five_minutes_after_the_last_try_it_is_over(bench):
    made, last = exhausted(bench)
    other, _ = exhausted(bench)
    bench.clocks.move(minutes=5)
    assert made.standing.state == "EXHAUSTED"  # told before anything is written
    assert gone_as(made.unlock, last) == "EXHAUSTED"
    assert bench.vault.sweep() == (Ended(other.name, "EXHAUSTED"),)
    assert other.standing.ended_at == bench.clocks.wall()


def test_a_wrong_tag_before_the_last_try_costs_nothing_more(bench):
    made = bench.backup()
    guess = made.guess()
    for _ in range(20):
        assert code_of(made.unlock, guess) == "tag-wrong"
        assert code_of(bench.vault.confirm, made.name, b"tag") == "tag-wrong"
    assert (made.standing.state, made.standing.left) == ("ACTIVE", 9)


def test_a_lost_answer_is_asked_for_again_and_costs_nothing(bench):
    made = bench.backup()
    guess = made.guess(PIN)
    first = bench.vault.attempt(made.name, guess.attempt, guess.element)
    bench.reopen()
    assert [bench.vault.attempt(made.name, guess.attempt, guess.element) for _ in range(20)] == [first] * 20
    assert first.left == made.standing.left == 9
    assert made.unlock(guess) == 10
    assert bench.vault.attempt(made.name, guess.attempt, guess.element).left == 10


def test_the_last_answer_can_be_lost_too(bench):
    made, last = exhausted(bench)
    again = bench.vault.attempt(made.name, last.attempt, last.element)
    assert (again.left, made.standing.state) == (0, "ACTIVE")


def test_another_element_under_the_same_id_is_refused(bench):
    made = bench.backup()
    guess = made.guess()
    assert code_of(made.guess, "000001", guess.attempt) == "attempt-reused"
    assert made.standing.left == 9


def test_a_try_of_one_backup_is_none_of_another(bench):
    one, other = bench.backup(), bench.backup()
    guess = one.guess(PIN)
    assert code_of(bench.vault.unlock, other.name, guess.attempt, guess.tag) == "attempt-unknown"
    assert other.guess(PIN, guess.attempt).left == 9


def test_a_try_is_given_back_once(bench):
    made = bench.backup()
    made.guess()
    right = made.guess(PIN)
    assert [made.unlock(right) for _ in range(5)] == [9] * 5
    bench.reopen()
    assert made.unlock(right) == 9


def test_only_the_try_that_was_right_is_given_back(bench):
    made = bench.backup()
    for _ in range(8):
        made.guess()
    right = made.guess(PIN)
    assert made.unlock(right) == 2


def test_whatever_the_owner_does_in_between_a_thief_has_ten_guesses(bench):
    made = bench.backup()
    for _ in range(9):
        made.guess()
        right = made.guess(PIN)
        assert made.unlock(right) == made.unlock(right)
    assert made.guess().left == 0
    assert gone_as(made.guess) == "EXHAUSTED"


def test_a_tag_that_comes_late_gives_back_its_own_try_only(bench):
    made = bench.backup()
    right = made.guess(PIN)
    thief = [made.guess() for _ in range(9)]
    assert thief[-1].left == 0
    assert made.unlock(right) == 1
    assert code_of(made.unlock, thief[-1]) == "tag-wrong"
    assert made.guess().left == 0
    assert gone_as(made.guess) == "EXHAUSTED"


def test_a_key_is_evaluated_thirty_times_in_its_life(bench):
    made = bench.backup()
    for _ in range(30 - 1):  # one when it was enrolled
        assert made.unlock(made.guess(PIN)) == 10
    assert gone_as(made.guess, PIN) == "EXHAUSTED"


def test_who_used_the_last_evaluation_can_still_finish(bench):
    made = bench.backup()
    for _ in range(29):
        right = made.guess(PIN)
        made.unlock(right)
    bench.clocks.move(hours=24)
    assert bench.vault.sweep() == ()
    made.confirm(right)
    assert made.standing.state == "RESTORED"


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


def broken_elements():
    good = write_point(times_base(7))
    outside = next(x for x in range(2, 100) if curve_y(x) is None)
    yield from (b"", b"\x00", good[:-1], good + b"\x00", b"\x00" + good[1:], b"\x04" + good[1:], bytes(33))
    yield from (b"\x02" + FIELD.to_bytes(32), b"\x03" + b"\xff" * 32, b"\x02" + outside.to_bytes(32))
    yield write_point(MINUS_GENERATOR)


@pytest.mark.parametrize("element", list(broken_elements()), ids=lambda element: element.hex()[:12] or "empty")
def test_what_is_no_element_is_refused_before_it_counts(bench, element):
    made, created = bench.backup(), bench.created()
    for _ in range(12):
        assert code_of(bench.vault.attempt, made.name, "attempt00001", element) == "element-invalid"
        assert code_of(bench.vault.enrol, created.name, element) == "element-invalid"
    assert made.standing.left == 10
    assert made.guess(attempt="attempt00001").left == 9
    created.enrol()


@pytest.mark.parametrize("scalar", [1, 2, -2, 3, -3])
def test_small_multiples_of_the_generator_are_elements_too(bench, scalar):
    point = times_base(abs(scalar))
    element = write_point(point if scalar > 0 else Point(point.x, FIELD - point.y))
    assert bench.vault.attempt(bench.backup().name, "attempt00001", element).left == 9


def test_every_flipped_bit_is_no_element_or_a_try_like_any_other(bench):
    """OpenSSL says which of the 264 is a point; none of them may break the vault after it was counted."""
    element, points, made = oprf.blind(b"481936", 12_345), 0, None
    for bit in range(8 * len(element)):
        flipped = bytearray(element)
        flipped[bit // 8] ^= 1 << bit % 8
        made = bench.backup() if bit % 10 == 0 else made
        before = made.standing.left
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes(flipped))
        except ValueError:
            assert code_of(bench.vault.attempt, made.name, f"bit{bit}", bytes(flipped)) == "element-invalid"
            assert made.standing.left == before
        else:
            points += 1
            read_point(bench.vault.attempt(made.name, f"bit{bit}", bytes(flipped)).element)
            assert made.standing.left == before - 1
    assert 80 < points < 180  # the sign, and about half of the rest


def evaluations_of(bench, monkeypatch):
    """Every element that the backend multiplies from now on."""
    evaluated, keys = [], bench.vault._keys
    whole = keys.evaluate
    monkeypatch.setattr(keys, "evaluate", lambda record, element: evaluated.append(element) or whole(record, element))
    return evaluated


@pytest.mark.parametrize(("waits", "allowed"), [(NO_WAITS, 10), (WAITS, 3)], ids=["waits off", "waits on"])
def test_sixty_guesses_at_once_are_evaluated_no_more_often_than_allowed(make_bench, monkeypatch, waits, allowed):
    bench = make_bench(waits=waits)
    made = bench.backup()
    evaluated = evaluations_of(bench, monkeypatch)
    elements = [oprf.blind(b"000000", 1 + number) for number in range(THREADS)]

    def guess(number):
        try:
            return bench.vault.attempt(made.name, f"attempt{number:05d}", elements[number]).left
        except (Gone, TooMany) as error:
            return error.code

    with ThreadPoolExecutor(THREADS) as threads:
        answers = list(threads.map(guess, range(THREADS)))
    lefts = sorted(answer for answer in answers if isinstance(answer, int))
    assert len(evaluated) == len(set(evaluated)) == allowed
    assert lefts == list(range(10 - allowed, 10))
    assert made.standing.state == ("EXHAUSTED" if allowed == 10 else "ACTIVE")


def test_the_same_try_sent_sixty_times_at_once_counts_once(bench):
    made, element = bench.backup(), oprf.blind(b"000000", 99)
    with ThreadPoolExecutor(THREADS) as threads:
        answers = set(threads.map(lambda _: bench.vault.attempt(made.name, "attempt00001", element), range(THREADS)))
    assert len(answers) == 1
    assert made.standing.left == 9


def test_sixty_right_tags_at_once_give_one_try_back(bench):
    made = bench.backup()
    made.guess()
    right = made.guess(PIN)
    with ThreadPoolExecutor(THREADS) as threads:
        assert set(threads.map(lambda _: made.unlock(right), range(THREADS))) == {9}


def test_what_an_error_says_holds_nothing_of_what_was_sent(bench):
    made = bench.backup()
    guess = made.guess()
    for call in (
        lambda: bench.vault.attempt(made.name, "canary-attempt", b"canary-element"),
        lambda: bench.vault.unlock(made.name, "canary-attempt", b"canary-tag"),
        lambda: bench.vault.unlock(made.name, guess.attempt, b"canary-tag"),
        lambda: bench.vault.standing("canary-backup"),
    ):
        with pytest.raises((Refused, Conflict)) as raised:
            call()
        assert "canary" not in f"{raised.value!r} {raised.value} {raised.value.params}"
