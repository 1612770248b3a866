"""Days in text, from Monday 28 September 2026."""

from datetime import UTC, date, datetime
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.learning.dates import find_days, is_vague, resolve
from shared.clock import local_day

TODAY = date(2026, 9, 28)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("어제 결제했어요", "2026-09-27"),
        ("그저께", "2026-09-26"),
        ("그제 샀어요", "2026-09-26"),
        ("그끄저께", "2026-09-25"),
        ("오늘", "2026-09-28"),
        ("지난주 금요일", "2026-09-25"),
        ("지난 금요일에", "2026-09-25"),
        ("지지난주 수요일", "2026-09-16"),
        ("이번 달부터", "2026-09-01"),
        ("지난달부터", "2026-08-01"),
        ("지난달 28일", "2026-08-28"),
        ("9월 28일", "2026-09-28"),
        ("9월 29일", "2025-09-29"),
        ("9/28", "2026-09-28"),
        ("12/3", "2025-12-03"),
        ("2026년 9월 28일", "2026-09-28"),
        ("2026-09-01", "2026-09-01"),
        ("작년 9월 28일", "2025-09-28"),
        ("3일 전", "2026-09-25"),
        ("사흘 전에", "2026-09-25"),
        ("2주 전", "2026-09-14"),
        ("일주일 전", "2026-09-21"),
        ("28일에 결제했어요", "2026-09-28"),
        ("29일에 결제했어요", "2026-08-29"),
        ("9月２１日から", "2026-09-21"),
        ("yesterday", "2026-09-27"),
        ("last Tuesday", "2026-09-22"),
        ("last Monday", "2026-09-21"),
        ("on Friday last week", "2026-09-25"),
        ("two weeks ago", "2026-09-14"),
        ("3 days ago", "2026-09-25"),
        ("since this month", "2026-09-01"),
        ("on 28 September", "2026-09-28"),
        ("September 3rd", "2026-09-03"),
        ("Sep 28th, 2025", "2025-09-28"),
        ("昨日", "2026-09-27"),
        ("おととい", "2026-09-26"),
        ("先週の金曜日", "2026-09-25"),
        ("今月から", "2026-09-01"),
        ("3日前", "2026-09-25"),
        ("三日前", "2026-09-25"),
        ("9月28日", "2026-09-28"),
        ("2月29日", "2024-02-29"),
    ],
)
def test_a_day_is_found(text, day):
    assert resolve(text, TODAY) == date.fromisoformat(day)


@pytest.mark.parametrize(
    "text",
    [
        "예전에",
        "before",
        "以前",
        "18일 지난 건",
        "14일 이내",
        "1/2만 환불",
        "24/7 지원",
        "2월 30일",
        "3일에 한 번",
        "만료 3일 전",
        "이번 주 금요일",
        "7일 전까지 취소",
        "지난주문",
        "v3.1",
        "50%",
        "사주세요",
        "다음에",
        "May I ask",
        "10 people",
    ],
)
def test_what_only_looks_like_a_day_is_none(text):
    assert resolve(text, TODAY) is None


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("내일", "2026-09-29"),
        ("다음 주 화요일", "2026-10-06"),
        ("12월 3일까지", "2026-12-03"),
        ("will end on December 3", None),
        ("2027-01-02", "2027-01-02"),
        ("来月から", "2026-10-01"),
    ],
)
def test_a_day_ahead_says_so(text, day):
    found = find_days(text, TODAY)
    if day:
        assert [(it.day.isoformat(), it.future) for it in found] == [(day, True)]
    else:
        assert all(it.day <= TODAY or it.future for it in found)


def test_a_month_is_exact_only_from_its_first_day_on():
    assert [(it.precision, it.since) for it in find_days("지난달에", TODAY)] == [("month", False)]
    assert [(it.precision, it.since) for it in find_days("지난달부터", TODAY)] == [("month", True)]


@pytest.mark.parametrize(
    ("today", "text", "day"),
    [
        ("2026-01-01", "어제", "2025-12-31"),
        ("2026-03-01", "그저께", "2026-02-27"),
        ("2026-01-05", "지난달부터", "2025-12-01"),
        ("2026-01-01", "12월 31일", "2025-12-31"),
        ("2024-03-01", "yesterday", "2024-02-29"),
        ("2026-12-31", "来月", "2027-01-01"),
    ],
)
def test_ends_of_months_and_years(today, text, day):
    assert resolve(text, date.fromisoformat(today)) == date.fromisoformat(day)


def test_the_day_is_the_customers_own_at_midnight():
    moment = datetime(2026, 9, 28, 15, 30, tzinfo=UTC)
    assert local_day(moment, "Asia/Seoul") == date(2026, 9, 29)
    assert local_day(moment, "America/Los_Angeles") == date(2026, 9, 28)


def test_vague_words_are_known():
    assert all(map(is_vague, ["예전에 받았어요", "I used to get them", "以前もらいました"]))
    assert not is_vague("어제 받았어요")


WORDS = st.lists(
    st.one_of(
        st.text(max_size=8),
        st.sampled_from(
            [
                "어제",
                "내일",
                "지난주",
                "금요일",
                "9월",
                "28일",
                "부터",
                "3일 전",
                "9/28",
                "2026년",
                "last",
                "next",
                "Friday",
                "month",
                "ago",
                "先週の",
                "金曜日",
                "今月",
                "から",
                "昨年",
                "이번 주 ",
                "99999999일 전",
                "2월 30일",
                "예정",
                "까지",
                "0일에",
                "작년",
            ]
        ),
    ),
    max_size=12,
)


@given(WORDS, st.dates())
def test_no_text_raises_and_none_gives_a_later_day_without_saying_so(words, today):
    for text in ("".join(words), " ".join(words)):
        found = find_days(text, today)
        assert all(it.day <= today or it.future for it in found)
        assert all(0 <= it.start < it.end <= len(text) for it in found)
        assert all(one.end <= other.start for one, other in pairwise(found))


TOLD_OF_THE_PAST = [  # said on 10 December: a word of the future further on belongs to something else
    ("12월 3일에 반품 보냈고 8일에 입고됐다고 알림까지 왔는데", ["2026-12-03", "2026-12-08"]),
    ("11월 3일에 보냈고 5일에 왔어요", ["2026-11-03", "2026-11-05"]),
    ("On December 3 I sent the shoes back and it will be refunded", ["2026-12-03"]),
    ("sent on November 3 and got it on the 5th", ["2026-11-03", "2026-11-05"]),
    ("12月3日に靴を返品しましたが、返金されるまで待っています", ["2026-12-03"]),
    ("11月30日に送って、2日に届きました", ["2026-11-30", "2026-12-02"]),
    ("12월 5일에 결제했는데 환불까지 며칠 걸려요", ["2026-12-05"]),
]
LIES_AHEAD = [
    ("12월 20일에 갈 예정", "2026-12-20"),
    ("on December 20 I will go", "2026-12-20"),
    ("12月20日、25日に伺う予定です", "2026-12-20"),
    ("I sent it and it will be back on December 20", "2026-12-20"),
]


@pytest.mark.parametrize(("said", "days"), TOLD_OF_THE_PAST)
def test_what_has_been_told_of_the_past_is_dated_into_no_coming_year(said, days):
    found = find_days(said, date(2026, 12, 10))
    assert [it.day.isoformat() for it in found] == days
    assert not any(it.future for it in found)


@pytest.mark.parametrize(("said", "day"), LIES_AHEAD)
def test_a_day_to_come_is_not_looked_for_in_the_past(said, day):
    found = find_days(said, date(2026, 12, 10))
    assert (found[0].day.isoformat(), found[0].future) == (day, True)
