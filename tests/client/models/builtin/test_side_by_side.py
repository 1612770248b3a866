"""What stands side by side, each thing once: the rule, the know-how that fits, the past agreement, what to do next."""

import re

import pytest

from tests.client.models.builtin.pages import agreement, annual, over_14, page, refund_v3, refund_v4
from tests.client.models.builtin.talk import Talk

ASKED_AGAIN = "지난번처럼 18일 지난 건도 부분 환불 되나요"
RULE = "환불 규정이 어떻게 되나요?"


def fact(fact_id, kind, statement, day=None, **more):
    return agreement(fact_id, day, recheck=False, statement=statement) | {"kind": kind, "date": day} | more


def tier(name):
    return fact("TIER", "attribute", f"{name} 등급", policy=None, evidence=[])


def turn(turn_id, question, answer, day="2026-09-28"):
    return {
        "turn": turn_id,
        "conversation": "C",
        "at": f"{day}T01:00:00Z",
        "question": question,
        "answer": answer,
        "score": 1.0,
    }


def test_a_request_that_led_to_the_agreement_is_not_repeated():
    request = fact("REQUEST", "event", "예외로 50% 부분 환불을 요청함", "2026-09-28")
    earlier = fact("EARLIER", "event", "예외로 일부라도 환불을 요청함", "2026-08-12")
    answer = Talk(pages=[refund_v4(), over_14()], facts=[request, earlier, agreement()]).ask(ASKED_AGAIN)
    assert "[fact:F928]" in answer
    assert "[fact:REQUEST]" not in answer
    assert "[fact:EARLIER]" not in answer


def test_a_request_after_the_agreement_is_one_more_thing():
    later = fact("LATER", "event", "부분 환불을 다시 요청함", "2026-10-05")
    answer = Talk(pages=[refund_v4()], facts=[later, agreement()]).ask(ASKED_AGAIN)
    assert answer.index("[fact:F928]") < answer.index("[fact:LATER]")


def test_a_turn_that_a_fact_was_drawn_from_is_not_repeated():
    known = agreement()
    known["evidence"] = [quote | {"turn": "T1"} for quote in known["evidence"]]
    turns = [
        turn("T1", "그럼 카드로 50%만 환불해 주세요", "네, 카드로 진행할게요."),
        turn("T2", "부분 환불은 카드로 받나요?", "네, 카드로 받아요."),
    ]
    answer = Talk(pages=[refund_v4()], facts=[known], turns=turns).ask("지난번처럼 부분 환불을 카드로 받을 수 있나요?")
    assert "[conversation:T1]" not in answer
    assert "[conversation:T2]" in answer


def test_a_question_for_the_rule_gets_the_rule_and_nothing_to_do():
    answer = Talk(pages=[refund_v4(), over_14(), annual()]).ask(RULE)
    assert "14일 이내" in answer
    assert "knowhow:" not in answer
    assert "help@gaon.example" not in answer


def test_a_past_agreement_stands_in_one_line_below_a_rule_that_was_asked_for():
    request = fact("REQUEST", "event", "환불을 요청함", "2026-10-05")
    answer = Talk(pages=[refund_v4(), over_14()], facts=[request, agreement()]).ask(RULE)
    assert "[fact:F928]" in answer
    assert "재확인 필요" in answer
    assert "[fact:REQUEST]" not in answer
    assert "help@gaon.example" not in answer


@pytest.mark.parametrize("asked", ["산 지 18일 지났는데 환불되나요?", "환불을 예외로 받을 수 있을까요?"])
def test_a_case_gets_the_know_how_too(asked):
    assert "[knowhow:over-14@1]" in Talk(pages=[refund_v4(), over_14()]).ask(asked)


class FoundWhenAskedFor(Talk):
    """Facts come only to a search that names the tier."""

    def _use(self, call):
        given = super()._use(call)
        return {"results": []} if call.name == "search_facts" and "요금제" not in call.arguments else given


def test_the_contract_is_looked_up_and_named_as_the_reason_with_its_source():
    talk = FoundWhenAskedFor(pages=[refund_v4(), over_14()], facts=[tier("엔터프라이즈")])
    answer = talk.ask("산 지 18일 지났는데 환불되나요?")
    queries = [given["query"] for name, given in talk.calls if name == "search_facts"]
    assert "엔터프라이즈" in queries[-1]
    assert "등급" in answer
    assert "[fact:TIER]" in answer
    assert answer.index("[knowhow:over-14@1]") < answer.index("[fact:TIER]")


def test_what_the_block_says_of_the_contract_needs_no_search():
    talk = Talk("엔터프라이즈 고객", [refund_v4(), over_14()])
    answer = talk.ask("산 지 18일 지났는데 환불되나요?")
    assert talk.names().count("search_facts") == 1
    assert "대상이에요" not in answer


def test_know_how_for_another_tier_is_left_out():
    assert "knowhow:" not in Talk(pages=[refund_v4(), over_14()], facts=[tier("팀")]).ask(
        "산 지 18일 지났는데 환불되나요?"
    )


@pytest.mark.parametrize("unfit", [{"stated": False}, {"status": "replaced"}, {"kind": "agreement"}])
def test_only_a_stated_attribute_in_force_is_a_reason(unfit):
    answer = Talk(pages=[refund_v4(), over_14()], facts=[tier("엔터프라이즈") | unfit]).ask(
        "산 지 18일 지났는데 환불되나요?"
    )
    assert "엔터프라이즈 고객이 대상이에요" in answer


def test_know_how_about_another_situation_is_left_out():
    body = "# 결제 실패\n\n**결제가 두 달 이어 실패할 때 유예를 늘린다.**\n"
    failing = page("knowhow", "payment", "결제 실패의 반복", 1, "2026-01-01", body, coverage=0.5)
    assert "[knowhow:payment@1]" in Talk(pages=[failing]).ask("결제 실패가 두 달째인데 어떻게 하나요?")
    assert "[knowhow:payment@1]" not in Talk(pages=[failing]).ask("어제 결제했는데 결제 확인 메일은 언제 오나요?")


def test_a_list_item_is_quoted_under_its_heading_and_a_row_with_the_columns_that_were_asked_for():
    body = (
        "# 요금제\n\n네 가지 요금제가 있습니다.\n\n## 단가\n\n| 구분 | 팀 | 엔터프라이즈 |\n|---|---|---|\n"
        "| 월간 계약 | 11,000원 | 27,000원 |\n| 연간 계약 | 9,000원 | 23,000원 |\n\n"
        "## 장애에서 빼는 시간\n\n- 정기 점검\n"
    )
    plans = page("policy", "plans", "요금제와 단가", 1, "2026-01-01", body, coverage=0.5)
    assert "「월간 계약 — 엔터프라이즈: 27,000원」" in Talk(pages=[plans]).ask("엔터프라이즈 월간 요금이 얼마예요?")
    assert "「장애에서 빼는 시간: 정기 점검」" in Talk(pages=[plans]).ask("요금제에 정기 점검도 있나요?")


def test_the_row_that_the_customers_own_figure_falls_into_is_quoted():
    body = (
        "# SLA 크레딧\n\n가동률이 목표에 못 미치면 크레딧을 드립니다.\n\n| 가동률 | 비율 |\n|---|---|\n"
        "| 99.5% 이상 99.9% 미만 | 10% |\n| 99.0% 이상 99.5% 미만 | 15% |\n"
    )
    sla = page("policy", "sla", "SLA 크레딧", 1, "2026-01-01", body)
    answer = Talk(pages=[sla]).ask("가동률 99.2%면 크레딧이 얼마예요?")
    assert "「99.0% 이상 99.5% 미만: 15%」" in answer
    assert "10%" not in answer


def test_no_quotation_stands_inside_another():
    said = "「환불 규정」 v3: 「30일 이내」 [1]\n\n네, 예외로 진행하기로 할게요. [2]"
    answer = Talk(pages=[refund_v3()], turns=[turn("T1", "「환불」을 부분으로 받나요?", said)]).ask(
        "지난번 부분 환불 건은 어떻게 됐나요?"
    )
    assert "그때의 답: 「네, 예외로 진행하기로 할게요.」" in answer
    assert "「‘환불’을 부분으로 받나요?」" in answer
    assert not re.search("「[^」]*「", answer)
