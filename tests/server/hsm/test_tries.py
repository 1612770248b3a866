"""The vault's promises about tries: ten of them, what is lost is asked for again, what was right is given back."""

from server.hsm.port import Ended
from tests.server.hsm.trying import code_of, exhausted, gone_as
from tests.support.vaults import PIN


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
