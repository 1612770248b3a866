"""Which version of a page is in force on which day."""

from __future__ import annotations

from datetime import date

import pytest

from shared.formats.page import Page, PageHistory
from shared.formats.versions import in_force, standing, succeed

V3, V4 = PageHistory(3, date(2026, 7, 1)), PageHistory(4, date(2026, 10, 15))


def numbers(known, day):
    stands = standing(known, day)
    return tuple(entry and entry.version for entry in (stands.current, stands.previous, stands.upcoming))


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (date(2026, 6, 30), (None, None, 3)),
        (date(2026, 7, 1), (3, None, 4)),
        (date(2026, 10, 14), (3, None, 4)),
        (date(2026, 10, 15), (4, 3, None)),
    ],
)
def test_a_version_is_in_force_from_its_day_until_the_next_ones(day, expected):
    assert numbers([V3, V4], day) == expected


def test_the_higher_version_wins_over_the_later_day():
    urgent = PageHistory(5, date(2026, 8, 1))
    assert numbers([V3, V4, urgent], date(2026, 8, 2)) == (5, 3, None)
    assert numbers([V3, V4, urgent], date(2026, 10, 20)) == (5, 3, None)  # v4 never came into force


def test_of_two_announced_versions_the_next_one_is_the_earlier():
    v5 = PageHistory(5, date(2026, 12, 1))
    assert numbers([V3, V4, v5], date(2026, 9, 1)) == (3, None, 4)


def test_of_two_versions_of_one_day_the_higher_counts():
    v5 = PageHistory(5, date(2026, 10, 15))
    assert numbers([V3, V4, v5], date(2026, 9, 1)) == (3, None, 5)
    assert numbers([V3, V4, v5], date(2026, 10, 15)) == (5, 4, None)


def test_no_version_is_in_force_before_the_first_day():
    page = Page("refund", "환불", 1, date(2026, 7, 1), "ko", "요약", "30일")
    assert in_force(page, date(2026, 6, 30)) is None
    assert in_force(page, date(2026, 7, 1)).body == "30일"


def edition(version, day, body):
    return Page("refund", f"환불 v{version}", version, day, "ko", f"요약 v{version}", body, may_agree=version == 4)


def test_the_next_version_carries_the_text_before_and_what_it_was_called():
    joined = succeed(edition(3, date(2026, 7, 1), "30일"), edition(4, date(2026, 10, 15), "14일"), date(2026, 10, 20))
    assert joined.history == (PageHistory(3, date(2026, 7, 1), "", "30일", "환불 v3", "요약 v3", False),)


def test_texts_older_than_the_one_before_are_left_out():
    page = edition(1, date(2026, 1, 1), "1")
    for version in (2, 3, 4):
        page = succeed(page, edition(version, date(2026, version, 1), str(version)), date(2026, 12, 1))
    assert [(entry.version, entry.body) for entry in page.history] == [(1, None), (2, None), (3, "3")]


def test_todays_text_is_carried_even_behind_two_announced_versions():
    today = date(2026, 8, 1)
    page = edition(3, date(2026, 7, 1), "30일")
    page = succeed(page, edition(4, date(2026, 10, 15), "14일"), today)
    page = succeed(page, edition(5, date(2026, 12, 1), "7일"), today)
    assert [(entry.version, entry.body) for entry in page.history] == [(3, "30일"), (4, "14일")]
