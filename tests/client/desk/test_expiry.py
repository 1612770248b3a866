"""Is a page found whose words have come to their end, and one that is about to, and no other?"""

from datetime import date

import pytest

from client.desk.lint.expiry import expiry, named_ends
from shared.formats.bundle import decode, encode
from shared.formats.page_file import parse_page, write_page
from tests.support.signing import page, pages

TODAY = date(2026, 10, 5)
END = date(2026, 9, 30)


def found(**changes):
    return [(it.rule, it.detail, it.limit) for it in expiry("policy", page("offer", 1, **changes), TODAY)]


@pytest.mark.parametrize(
    "text",
    [
        "이 할인은 2026년 9월 30일까지 적용합니다.",
        "2026. 9. 30.까지 유효",
        "2026-09-30까지 신청할 수 있습니다",
        "할인 기간: 2026-03-01 ~ 2026-09-30",
        "2026년 9월 30일(수)까지 운영합니다.",
        "2026년 9월까지 운영합니다.",
        "Valid until 30 September 2026.",
        "This offer ends on September 30, 2026.",
        "Valid through 2026-09-30",
        "2026年9月30日まで有効です。",
        "2026年9月末まで受け付けます。",
    ],
)
def test_a_day_that_ends_something_is_read(text):
    assert list(named_ends(text)) == [END]


@pytest.mark.parametrize(
    "text",
    [
        "2026년 9월 30일까지 접수한 요청에는 제3판을 적용합니다.",
        "이전 규정은 2026년 9월 30일까지 적용했습니다.",
        "- 2026년 10월 1일 이후에 접수한 요청부터",
        "Requests received until 30 September 2026 keep version 3.",
        "The price was valid until May 2025.",
        "2026年9月30日までに購入したお客様には旧規定を適用します。",
        "2026年9月30日まで有効でした。以前は有効だった。",
        "ISO/IEC 27001:2022",
        "영업일 30일까지",
        "2026-13-45까지",
    ],
)
def test_a_day_that_ends_nothing_is_left_alone(text):
    assert list(named_ends(text)) == []


def test_what_has_ended_is_an_error_and_what_ends_within_thirty_days_a_warning():
    ended = page("offer", 1, body="이 할인은 2026년 9월 30일까지 적용합니다.")
    (finding,) = expiry("policy", ended, TODAY)
    assert (finding.rule, finding.level, finding.detail) == ("expired", "error", "2026-09-30")
    (finding,) = expiry("policy", ended, date(2026, 9, 1))
    assert (finding.rule, finding.level, finding.limit) == ("expires-soon", "warning", 29)
    assert not list(expiry("policy", ended, date(2026, 8, 30)))
    (last,) = expiry("policy", ended, END)
    assert (last.rule, last.limit) == ("expires-soon", 0)


def test_the_last_day_of_the_front_matter_counts_before_any_words():
    assert found(until=date(2026, 12, 31), body="2026년 9월 30일까지 적용합니다.") == []
    assert found(until=END) == [("expired", "2026-09-30", 0)]
    assert found(until=date(2025, 12, 31)) == [("until-before", "2025-12-31", 0)]


def test_a_last_day_is_kept_in_file_and_bundle_and_older_files_stay_as_they_were():
    dated = page("offer", 1, until=END)
    assert parse_page(write_page(dated), "offer.md") == dated
    assert "until" not in write_page(page())
    assert b"until" not in encode(pages())
    assert decode(encode(pages()), "policy") == pages()


def test_the_demo_is_not_expired_in_any_season():
    from client.desk.content import read_content
    from tests.support.server_process import ROOT

    for kind, known in read_content(ROOT / "config" / "demo").pages.items():
        for it in known.values():
            assert not list(expiry(kind, it, date(2030, 1, 1))), it.id
