"""The moment of a yes can not be read off the moment at which something arrives."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from client.memory.proposal_time import LATEST, SOONEST, again, later

NOW = datetime(2026, 9, 28, 3, tzinfo=UTC)


@given(st.binary(min_size=8, max_size=8))
def test_it_is_always_one_to_twenty_four_hours_later(drawn):
    assert NOW + SOONEST <= later(NOW, lambda count: drawn) <= NOW + LATEST


def test_both_ends_are_reached():
    last = (LATEST - SOONEST) // timedelta(seconds=1)
    assert later(NOW, bytes) == NOW + timedelta(hours=1)
    assert later(NOW, last.to_bytes) == NOW + timedelta(hours=24)


def test_tries_wait_twice_as_long_each_time_and_six_hours_at_most():
    waits = [again(NOW, tries) - NOW for tries in (0, 1, 2, 8, 9, 50)]
    assert waits == [timedelta(minutes=minutes) for minutes in (1, 2, 4, 256, 360, 360)]
