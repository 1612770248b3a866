"""Is a moment said as people say it, in the customer's own zone?"""

from datetime import UTC, date, datetime

import pytest

from client.kit.when import day_of, said_day, said_moment, said_time
from client.kit.words import Words

SEOUL = "Asia/Seoul"
TODAY = date(2026, 9, 28)


@pytest.mark.parametrize(
    ("name", "day", "expected"),
    [
        ("ko", date(2026, 9, 28), "오늘"),
        ("ko", date(2026, 9, 27), "어제"),
        ("ko", date(2026, 8, 12), "8월 12일"),
        ("ko", date(2025, 8, 12), "2025년 8월 12일"),
        ("ja", date(2025, 8, 12), "2025年8月12日"),
        ("en", date(2025, 8, 12), "Aug 12, 2025"),
        ("en", date(2026, 8, 12), "Aug 12"),
    ],
)
def test_a_day_is_said_as_people_say_it(name, day, expected):
    assert said_day(Words(name), day, TODAY) == expected


@pytest.mark.parametrize(
    ("hour", "expected"),
    [(15, "오전 12:05"), (0, "오전 9:05"), (3, "오후 12:05"), (14, "오후 11:05")],
)
def test_midnight_and_noon_are_twelve(hour, expected):
    assert said_time(Words("ko"), datetime(2026, 9, 28, hour, 5, tzinfo=UTC), SEOUL) == expected


def test_the_day_is_the_customers_own():
    moment = datetime(2026, 9, 27, 16, 0, tzinfo=UTC)
    assert day_of(moment, SEOUL) == date(2026, 9, 28)
    assert day_of(moment, "America/New_York") == date(2026, 9, 27)


def test_today_needs_no_day():
    now = datetime(2026, 9, 28, 3, 0, tzinfo=UTC)
    assert said_moment(Words("ko"), now, SEOUL, now) == "오후 12:00"
    assert said_moment(Words("en"), datetime(2026, 9, 27, 3, 0, tzinfo=UTC), SEOUL, now) == "yesterday, 12:00 PM"
