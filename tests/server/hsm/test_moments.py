"""Does the vault's time never go back, and is a jump of the wall clock seen and not followed?"""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.hsm.moments import JUMP, moment, started

NOON = datetime(2026, 9, 28, 12, tzinfo=UTC)
seconds = st.floats(-1e8, 1e8)


def at(passed, wall, *, seen=NOON, start_seen=NOON):
    """The vault's time when the monotonic clock has gone `passed` seconds and the wall clock `wall`."""
    return moment(started(NOON, 5.0, start_seen), NOON + timedelta(seconds=wall), 5.0 + passed, seen)


@pytest.mark.parametrize("passed", [0.0, 1.0, 3_600.0, 1e7])
def test_while_both_clocks_go_together_it_is_the_wall_clock_s(passed):
    told = at(passed, passed)
    assert (told.now, told.jumped) == (NOON + timedelta(seconds=passed), False)


@pytest.mark.parametrize(
    ("passed", "wall", "jumped"),
    [
        (0.0, 59.0, False),
        (0.0, 61.0, True),
        (0.0, -59.0, False),
        (0.0, -61.0, True),
        (86_400.0, 86_400.0 + 140, False),  # slewed by a thousandth all day
        (86_400.0, 86_400.0 + 150, True),
        (86_400.0, 0.0, True),  # the wall clock stood still
        (0.0, 86_400.0, True),  # the machine slept, or somebody set it
    ],
)
def test_a_jump_is_told_from_what_is_set_in_daily_life(passed, wall, jumped):
    assert at(passed, wall).jumped is jumped


def test_after_a_jump_time_goes_on_as_the_monotonic_clock_does():
    assert at(10.0, 1e6).now == at(10.0, 1e7).now == NOON + timedelta(seconds=10)


def test_a_wall_clock_that_was_behind_at_the_start_does_not_stop_time():
    seen = NOON + timedelta(days=3)
    assert at(60.0, 60.0, seen=seen, start_seen=seen).now == seen + timedelta(seconds=60)


@given(passed=st.floats(0, 1e8), wall=seconds, seen=seconds)
def test_time_is_never_before_what_was_stored(passed, wall, seen):
    stored = NOON + timedelta(seconds=seen)
    assert at(passed, wall, seen=stored, start_seen=stored).now >= stored


@given(steps=st.lists(st.tuples(st.floats(0, 1e5), st.floats(-1e6, 1e6))))
def test_time_never_goes_back_while_it_is_stored_and_never_runs_ahead(steps):
    passed, wall, seen, start = 0.0, 0.0, NOON, started(NOON, 0.0, NOON)
    for step, jump in steps:
        passed, wall = passed + step, wall + step + jump
        told = moment(start, NOON + timedelta(seconds=wall), passed, seen)
        assert told.now >= seen
        assert told.now <= NOON + timedelta(seconds=passed * 1.001 + JUMP.total_seconds() + 1)
        seen = told.now
