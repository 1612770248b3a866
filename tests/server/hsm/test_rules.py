"""Do the pure rules count, wait, give back and end as they must?"""

from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.hsm import rules
from server.hsm.keys import Memo, agreed, bound, memo_of
from server.hsm.rules import WAITS, Record

NOON = datetime(2026, 9, 28, 12, tzinfo=UTC)
MADE = Record("backup000001", "account00001", "CREATED", 10, NOON, NOON + timedelta(days=14), b"p", b"s")
ACTIVE = rules.activated(MADE, b"c" * 32, b"t" * 32)


def failed(times, record=ACTIVE):
    for _ in range(times):
        record = rules.tried(record, NOON)
    return record


def test_the_waits_only_grow_and_end_at_a_day():
    assert list(WAITS) == sorted(set(WAITS))
    assert (WAITS[0], WAITS[-1]) == (timedelta(seconds=30), timedelta(hours=24))


@pytest.mark.parametrize("tries", range(1, 11))
def test_whatever_the_number_of_tries_three_are_free_and_the_last_waits_for_its_tag_only(tries):
    record = replace(ACTIVE, tries=tries)
    waits = [rules.seconds_to_wait(failed(done, record), WAITS, NOON) for done in range(tries + 1)]
    assert waits[:3] == [0, 0, 0][: tries + 1]
    assert all(waits[3:tries])
    assert waits[tries] == 0
    assert rules.is_last(failed(tries, record))


def test_a_part_of_a_second_is_a_second_to_wait():
    assert rules.seconds_to_wait(failed(3), WAITS, NOON + timedelta(seconds=29, milliseconds=1)) == 1
    assert rules.seconds_to_wait(failed(3), WAITS, NOON + timedelta(seconds=30)) == 0


@pytest.mark.parametrize(
    ("record", "after", "why"),
    [
        (MADE, timedelta(hours=23, minutes=59), None),
        (MADE, timedelta(hours=24), "EXPIRED"),
        (replace(MADE, expires_at=NOON + timedelta(hours=1)), timedelta(hours=1), "EXPIRED"),
        (ACTIVE, timedelta(days=14) - timedelta(milliseconds=1), None),
        (ACTIVE, timedelta(days=14), "EXPIRED"),
        (failed(9), timedelta(days=13), None),
        (failed(10), timedelta(minutes=5) - timedelta(milliseconds=1), None),
        (failed(10), timedelta(minutes=5), "EXHAUSTED"),
        (replace(ACTIVE, evaluations=30), timedelta(days=13), None),
        (rules.ended(ACTIVE, "DELETED", NOON), timedelta(days=99), None),
    ],
)
def test_what_is_due_and_when(record, after, why):
    assert rules.due(record, NOON + after) == why


def test_what_is_left_of_an_ended_one_is_nothing_secret_and_nobody_s_name():
    left = rules.ended(failed(3), "EXPIRED", NOON)
    kept = {field.name for field in fields(left) if getattr(left, field.name) not in (b"", "", 0, None)}
    assert kept == {"backup", "state", "tries", "created_at", "expires_at", "ended_at"}


def test_a_record_shows_no_secret():
    record = replace(ACTIVE, sealed=b"canary-a", commitment=b"canary-b", tag_hash=b"canary-c")
    assert "canary" not in repr(record)


@given(database=st.integers(0, 10), token=st.integers(0, 10), evaluations=st.tuples(*[st.integers(0, 30)] * 2))
def test_the_larger_of_both_counts_holds(database, token, evaluations):
    record = replace(ACTIVE, counted=database, evaluations=evaluations[0], tried_at=NOON)
    later = NOON + timedelta(hours=1)
    told = agreed(record, Memo(token, evaluations[1], "", bound(record)), later)
    assert told.counted == max(database, token)
    assert told.evaluations == max(evaluations)
    assert told.tried_at == (later if token > database else NOON)
    assert agreed(told, memo_of(told, ""), later) == told


@given(st.lists(st.sampled_from(["wrong", "right"]), max_size=40))
def test_refunds_never_give_more_than_they_took(story):
    record, wrong = ACTIVE, 0
    for kind in story:
        if rules.used_up(record):
            break
        record = rules.tried(record, NOON)
        if kind == "right":
            record = rules.refunded(record, NOON if wrong else None)
        else:
            wrong += 1
    assert record.counted == wrong <= 10
    assert record.evaluations <= 30


@pytest.mark.parametrize(
    "change",
    [
        {"account": "account00002"}, {"public_key": b"q"}, {"commitment": b"d" * 32}, {"tag_hash": b"u" * 32}, {"tries": 9},
        {"expires_at": NOON + timedelta(days=15)},
    ],
)  # fmt: skip
def test_whatever_was_fixed_changes_the_bond(change):
    assert bound(replace(ACTIVE, **change)) != bound(ACTIVE)


def test_what_may_change_does_not_change_the_bond():
    assert bound(failed(3)) == bound(replace(ACTIVE, sealed=b"other")) == bound(ACTIVE)
