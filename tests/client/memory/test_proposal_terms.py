"""A decision is proposed as it was made: what was turned down is not it, and two at once are none."""

import pytest

from client.memory.proposal import proposal_of
from client.memory.proposal_terms import named
from tests.client.memory.agreements import VOCABULARY, agreed

CONDITIONS = VOCABULARY.topics[0].conditions
DECIDED = {
    "전액 환불은 안 되고 50% 환불로 합의함": "partial-refund-up-to-50",
    "전액 환불 대신 절반만 환불하기로 합의함": "partial-refund-up-to-50",
    "전액 환불이 아니라 부분 환불로 합의함": "partial-refund-up-to-50",
    "환불하지 않기로 하지 않고 전액 환불하기로 합의함": "full-refund",
    "전액 환불 불가로 합의함": "no-refund",
    "Agreed on a partial refund instead of a full refund": "partial-refund-up-to-50",
    "A full refund was not possible, half of it was": "partial-refund-up-to-50",
    "全額返金ではなく一部返金で合意": "partial-refund-up-to-50",
    "유예 기간 연장 불가로 합의함": "keep-grace",
    "유예 기간을 연장하기로 합의함": "extend-grace",
}
NOTHING = [
    "전액 환불은 하지 않기로 합의함",
    "부분 환불은 안 하기로 합의함",
    "환불을 절반도 못 받기로 함",
    "전액 환불을 거절하기로 결정함",
    "The full refund was refused",
    "Agreed without a full refund",
    "全額返金はしないことで合意",
    "전액 환불이나 부분 환불 가운데 하나로 합의함",
]


@pytest.mark.parametrize("said", DECIDED)
def test_the_decision_is_the_one_that_was_made(said):
    found = proposal_of(agreed(said), "", VOCABULARY)
    assert found is not None
    assert found.decision == DECIDED[said]


@pytest.mark.parametrize("said", NOTHING)
def test_what_was_turned_down_or_left_open_is_no_decision(said):
    assert proposal_of(agreed(said), "", VOCABULARY) is None


def test_the_facts_own_sentence_decides_before_what_was_said_on_the_way():
    found = proposal_of(agreed("부분 환불 50%를 합의함", quote="전액 환불은요?"), "", VOCABULARY)
    assert found.decision == "partial-refund-up-to-50"


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("연간 계약이 아니라 월간 계약이에요", ["contract-monthly"]),
        ("연간 계약 말고 월간 계약", ["contract-monthly"]),
        ("monthly instead of annual", ["contract-monthly"]),
        ("年間契約ではなく月間契約です", ["contract-monthly"]),
        ("연간 계약인데 환불이 안 되나요", ["contract-annual"]),
    ],
    ids=["not but", "rather", "instead", "japanese", "what is turned down is something else"],
)
def test_a_condition_that_is_named_only_to_say_that_another_holds_does_not_hold(text, held):
    assert [term.id for term in named(CONDITIONS, text)] == held
