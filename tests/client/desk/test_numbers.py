"""Are two pages found that give different numbers for one rule, and are two rules left alone?"""

from dataclasses import replace
from datetime import date

import pytest

from client.desk.content import Content, read_content, read_page_file
from client.desk.lint.amounts import amounts, same_values, without_days
from client.desk.lint.numbers import conflicts
from tests.client.desk.sets import numbers_seen, numbers_seen_later, numbers_tuned, numbers_unseen
from tests.support.server_process import ROOT
from tests.support.signing import page

DEMO = ROOT / "config" / "demo"
DAY = 24 * 60


def found(one, other):
    pages = {
        name: page(name, 1, title="안내", summary="요약", body=body) for name, body in (("one", one), ("other", other))
    }
    return list(conflicts(Content({"policy": pages, "knowhow": {}})))


def measured(pairs):
    """Found at all, found with certainty, and look-alikes that were taken for contradictions."""
    hits = [found(*pair) for pair in pairs.CONTRADICTIONS.values()]
    wrong = [name for name, pair in pairs.LOOK_ALIKES.items() if found(*pair)]
    certain = sum(1 for hit in hits if hit and hit[0].level == "error")
    some = sum(1 for hit in hits if hit)
    precision = some / (some + len(wrong))
    print(f"{pairs.__name__}: {some}/{len(hits)} found, {certain} certain, precision {precision:.2f}, false {wrong}")
    return some, certain, wrong


@pytest.mark.parametrize(
    ("pairs", "some", "certain", "wrong"),
    [
        (numbers_tuned, 24, 21, []),
        (numbers_seen, 21, 14, []),
        (numbers_seen_later, 19, 14, []),
        (numbers_unseen, 18, 9, ["ko-floor", "ja-summer"]),
    ],
    ids=["tuned", "seen", "seen-later", "unseen"],
)
def test_contradictions_are_found_and_look_alikes_are_left_alone(pairs, some, certain, wrong):
    assert measured(pairs) == (some, certain, wrong)


@pytest.mark.parametrize(
    "pairs",
    [numbers_tuned, numbers_seen, numbers_seen_later, numbers_unseen],
    ids=["tuned", "seen", "seen-later", "unseen"],
)
def test_no_look_alike_holds_a_publication_back(pairs):
    assert not [name for name, pair in pairs.LOOK_ALIKES.items() if any(it.level == "error" for it in found(*pair))]


@pytest.mark.parametrize("refund", [DEMO / "policy" / "refund.md", DEMO / "next" / "refund.md"], ids=["v3", "v4"])
def test_the_demo_contradicts_itself_nowhere(refund):
    assert list(conflicts(read_content(DEMO).with_page("policy", read_page_file(refund)))) == []


PLANTED = {
    "refund": "환불은 구매 후 20일 이내에 요청하면 전액 돌려드립니다.",
    "billing": "결제가 실패하면 첫 실패일부터 14일은 유예 기간입니다.",
    "tax-invoice": "전자세금계산서는 결제를 확인한 달의 다음 달 15일까지 발행합니다.",
    "cancellation": "연간 계약의 갱신을 거절하려면 갱신일 30일 전까지 신청합니다.",
    "backup-restore": "백업 스냅숏은 매일 만들어 60일 동안 보관합니다.",
    "sla": "비즈니스의 월 가동률 목표는 99.5%입니다.",
    "plans": "비즈니스 월간 계약의 단가는 좌석당 월 20,000원입니다.",
    "sso": "엔터프라이즈의 인증 공급자 수는 5개까지입니다.",
    "security": "로그인에 10회 연속 실패하면 15분 동안 잠깁니다.",
}


@pytest.mark.parametrize("place", PLANTED)
def test_another_number_for_a_rule_of_the_demo_is_found_on_both_pages(place):
    faq = page("faq", 1, title="자주 묻는 질문", summary="자주 묻는 질문", body=PLANTED[place])
    there = {(it.place, it.rule) for it in conflicts(read_content(DEMO).with_page("policy", faq))}
    assert {("faq", "number-conflict"), (place, "number-conflict")} <= there


def test_the_finding_names_the_other_page_and_both_sentences():
    one, other = found("구매 후 14일 이내 환불", "구매 후 30일 이내 환불")
    assert (one.place, one.detail) == ("one", "“구매 후 14일 이내 환불” ↔ other: “구매 후 30일 이내 환불”")
    assert (other.place, other.detail) == ("other", "“구매 후 30일 이내 환불” ↔ one: “구매 후 14일 이내 환불”")


def test_one_page_alone_and_one_that_knows_both_numbers_contradict_nothing():
    both = "- 구매 후 30일 이내 환불\n- 구매 후 14일 이내 환불"
    assert found(both, "아무 숫자도 없음") == []
    assert found(both, "구매 후 14일 이내 환불") == []
    assert found("구매 후 14일 이내 환불", both) == []


def test_two_conditions_with_a_number_each_are_two_rules():
    assert found("30,000원 이상 사면 배송은 3일 이내", "50,000원 이상 사면 배송은 2일 이내") == []
    assert found("30,000원 이상 사면 배송은 3일 이내", "30,000원 이상 사면 배송은 2일 이내")


def test_what_a_page_said_in_earlier_versions_is_not_compared():
    old = page("one", 1, title="안내", summary="요약", body="구매 후 14일 이내 환불")
    new = replace(old, version=2, effective=date(2026, 9, 1), body="구매 후 30일 이내 환불")
    other = page("other", 1, title="안내", summary="요약", body="구매 후 30일 이내 환불")
    assert not list(conflicts(Content({"policy": {"one": new, "other": other}, "knowhow": {}})))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("구매 후 14일 이내", [("time", (14 * DAY,), "limit")]),
        ("within 30 days", [("time", (30 * DAY,), "limit")]),
        ("14日以内に", [("time", (14 * DAY,), "limit")]),
        ("영업일 5일 안에", [("workdays", (5,), "limit")]),
        ("5営業日以内", [("workdays", (5,), "limit")]),
        ("1일, 3일, 5일 뒤에", [("time", (DAY, 3 * DAY, 5 * DAY), "after")]),
        ("평일 09:00~18:00", [("clock", (540, 1080), "none")]),
        ("30만원", [("won", (300_000,), "none")]),
        ("over $50", [("dollars", (50,), "after")]),
        ("two weeks", [("time", (14 * DAY,), "none")]),
        ("일주일 안에", [("time", (7 * DAY,), "limit")]),
        ("14일이 지난", [("time", (14 * DAY,), "after")]),
        ("8자 이상 500gb를", [("characters", (8,), "least"), ("bytes", (500e6,), "none")]),
        ("2026년 10월 1일 이후 제3조 v4", []),
    ],
    ids=range(14),
)
def test_amounts_are_read_with_their_unit_and_their_side(text, told):
    assert [(it.dimension, it.values, it.side) for it in amounts(without_days(text))] == told


def test_a_month_is_thirty_days_and_a_year_twelve_months():
    assert same_values((30 * DAY,), (31 * DAY,))
    assert same_values((360 * DAY,), (365 * DAY,))
    assert not same_values((14 * DAY,), (15 * DAY,))
    assert not same_values((90 * DAY,), (60 * DAY,))
