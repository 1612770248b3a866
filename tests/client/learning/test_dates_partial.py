"""Half a date: a month, a weekday, the end of a month; and that no day is found which the text does not support."""

from calendar import monthrange
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.learning.dates import find_days, resolve
from tests.client.learning.talk import Memory, builtin, turn

TODAY = date(2026, 9, 30)  # a Wednesday


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("지난달 말일에 결제했어요", "2026-08-31"),
        ("월요일에 결제했어요", "2026-09-28"),
        ("금요일에 물건을 받았어요", "2026-09-25"),
        ("작년 3월에 가입했어요", "2025-03-01"),
        ("재작년 5월 1일", "2024-05-01"),
        ("올해 1월부터 쓰고 있어요", "2026-01-01"),
        ("8월부터 프로로 바꿨어요", "2026-08-01"),
        ("11월에 샀어요", "2025-11-01"),
        ("8월 말에 샀어요", "2026-08-01"),
        ("그제께 샀어요", "2026-09-28"),
        ("I paid on Monday", "2026-09-28"),
        ("It has been down since Monday", "2026-09-28"),
        ("We ordered it a fortnight ago", "2026-09-16"),
        ("I was charged on the 3rd", "2026-09-03"),
        ("I was charged on the 31st", "2026-08-31"),
        ("We joined in August", "2026-08-01"),
        ("customers since March 2025", "2025-03-01"),
        ("I paid on the last day of last month", "2026-08-31"),
        ("月曜日に支払いました", "2026-09-28"),
        ("昨年の3月に契約しました", "2025-03-01"),
        ("先月末日に払いました", "2026-08-31"),
        ("8月から使っています", "2026-08-01"),
    ],
)
def test_half_a_date_names_its_day(text, day):
    assert resolve(text, TODAY) == date.fromisoformat(day)


@pytest.mark.parametrize(
    "text",
    [
        "엊그제 샀어요",
        "엊그저께 샀어요",
        "금요일에 보내 주세요",
        "월요일까지 부탁드려요",
        "매주 월요일에 받았어요",
        "수요일에 샀어요",  # today is one: that day or the one before
        "Please call me on Monday",
        "We will pay on Friday",
        "I may buy it",
        "月曜日に送ってください",
        "毎週月曜日に届きました",
        "예전에 샀어요",
        "a few days ago",
        "先日買いました",
        "3월호 잡지",
    ],
)
def test_what_names_no_day_gives_none(text):
    assert find_days(text, TODAY) == ()


def test_a_day_of_the_month_that_lies_ahead_is_no_day_of_the_past():
    (found,) = find_days("28일에 받을 예정이에요", TODAY)
    assert (found.day, found.future) == (date(2026, 10, 28), True)


SHIFTS = {
    "어제 {} 결제했어요": -1,
    "그저께 {} 결제했어요": -2,
    "그끄저께 {} 결제했어요": -3,
    "사흘 전에 {} 결제했어요": -3,
    "보름 전 {} 결제했어요": -15,
    "일주일 전에 {} 결제했어요": -7,
    "I paid {} yesterday": -1,
    "I paid {} the day before yesterday": -2,
    "I paid {} two weeks ago": -14,
    "昨日{}支払いました": -1,
    "一昨日{}支払いました": -2,
    "三日前に{}支払いました": -3,
}
VAGUE = ("예전에", "얼마 전에", "엊그제", "최근에", "recently", "the other day", "once", "先日", "以前", "数日前に")
DAYS = st.dates(date(2000, 3, 1), date(2100, 12, 31))


@given(st.sampled_from(sorted(SHIFTS)), st.sampled_from(("", "카드로", "order 12", "50%")), DAYS)
def test_a_count_of_days_is_that_many_days_back_on_any_day_of_any_year(pattern, filler, today):
    assert resolve(pattern.format(filler), today) == today + timedelta(days=SHIFTS[pattern])


@given(st.sampled_from(VAGUE), st.sampled_from(("쿠폰 받았어요", "I got a coupon", "クーポンをもらいました")), DAYS)
def test_a_vague_time_is_no_day_whatever_the_day(vague, what, today):
    assert find_days(f"{vague} {what}", today) == ()


@given(st.text(max_size=80), DAYS)
def test_every_day_found_stands_on_digits_or_words_of_the_text(text, today):
    for found in find_days(text, today):
        assert text[found.start : found.end].strip()
        assert found.future or found.day <= today


@given(DAYS)
def test_the_last_day_of_the_last_month_is_that_months_last(today):
    day = resolve("지난달 말일에 냈어요", today)
    assert day == today.replace(day=1) - timedelta(days=1)
    assert day.day == monthrange(day.year, day.month)[1]


@pytest.mark.parametrize(
    ("said", "at", "zone", "day"),
    [
        ("어제 결제했어요", "2026-09-28T23:50", "Asia/Seoul", "2026-09-27"),
        ("어제 결제했어요", "2026-09-29T00:05", "Asia/Seoul", "2026-09-28"),
        ("어제 결제했어요", "2026-09-28T23:50", "America/Los_Angeles", "2026-09-27"),
        ("어제 결제했어요", "2027-01-01T00:10", "Asia/Seoul", "2026-12-31"),
        ("어제 결제했어요", "2028-03-01T09:00", "Asia/Seoul", "2028-02-29"),
        ("I paid yesterday", "2026-03-01T00:01", "Asia/Seoul", "2026-02-28"),
        ("昨日支払いました", "2026-10-01T00:01", "Asia/Tokyo", "2026-09-30"),
        ("지난달 말일에 결제했어요", "2026-01-15T10:00", "Asia/Seoul", "2025-12-31"),
    ],
)
def test_T1_the_day_is_reckoned_from_the_turns_own_time_and_zone(said, at, zone, day):
    memory = Memory(builtin())
    memory.hears(turn(said, at=at, zone=zone))
    assert [fact.day for fact in memory.active(kind="event")] == [date.fromisoformat(day)]


def test_T5_two_facts_from_two_zones_keep_their_own_days_and_their_order():
    memory = Memory(builtin())
    memory.hears(turn("오늘 결제했어요", at="2026-09-28T09:00", zone="Asia/Seoul"))
    memory.hears(turn("오늘 또 주문했어요", at="2026-09-27T20:00", zone="America/Los_Angeles"))  # three hours later
    facts = memory.active(kind="event")
    assert [fact.day for fact in facts] == [date(2026, 9, 28), date(2026, 9, 27)]
    assert facts[0].first_seen < facts[1].first_seen
