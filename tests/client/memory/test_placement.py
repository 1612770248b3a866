"""The judging order: each rung lands in its memory."""

import pytest

from client.memory.fact import Candidate
from client.memory.placement import Traits, place, traits_of


@pytest.mark.parametrize(
    ("it", "memory"),
    [
        (Traits(official_document=True, every_answer=True), "policy"),  # 구매 후 14일 이내 환불 가능
        (Traits(one_customer=True, dated=True), "fact"),  # 9/28 부분 환불 50% 합의
        (Traits(one_customer=True, repeated_leaning=True, each_conversation=True), "fact"),  # 처리 속도를 중시
        (Traits(every_answer=True), "service_context"),  # 친절하게, 근거를 밝혀
        (Traits(one_customer=True, each_conversation=True), "customer_context"),  # 엔터프라이즈, 일본어 응대
        (Traits(conditional=True, several_customers=True), "knowhow"),  # 14일 초과 엔터프라이즈면 협의
        (Traits(conditional=True, every_answer=True, nearly_always=True), "service_context"),
    ],
)
def test_J19_each_rung_of_the_order_lands_in_its_memory(it, memory):
    assert place(it) == memory


def test_a_conversation_leads_to_facts_and_to_the_block_alone():
    promotable = frozenset({"tier"})
    tier = Candidate("attribute", "엔터프라이즈 등급", (), attribute="tier", value="enterprise")
    seats = Candidate("attribute", "직원 5명", (), attribute="seats", value="5")
    moved = Candidate("event", "9/1 엔터프라이즈로 바꿈", (), topic="tier")
    assert [place(traits_of(it, promotable)) for it in (tier, seats, moved)] == ["customer_context", "fact", "fact"]
