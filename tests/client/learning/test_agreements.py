"""When did two sides agree, and when did they only talk about it?"""

import pytest

from client.memory.fact import PageRef
from client.models.builtin.words import WORDS
from tests.client.learning.talk import V3, turn


@pytest.mark.parametrize(
    "answer",
    [
        "50% 환불은 담당자와 협의하실 수 있어요.",
        "네, 담당자에게 전달해 드릴게요.",
        "죄송하지만 어려워요.",
        "네, 30% 환불해 드릴게요.",
        "50% 환불해 드릴까요?",
        "요청을 접수했어요. 확인 후 알려 드릴게요.",
        "네, 환불 규정을 안내해 드릴게요.",
        "엔터프라이즈면 50%까지 환불해 드릴 수 있어요.",
        "네, 주문을 취소해 드렸어요.",
    ],
)
def test_what_does_not_commit_the_service_is_no_agreement(memory, answer):
    memory.hears(turn("그럼 50%만 환불해 주세요", answer))
    assert [it.kind for it in memory.active()] == ["event"]


@pytest.mark.parametrize(
    "answer",
    [
        "네, 그렇게 하죠.",
        "네, 50% 환불해 드리겠습니다.",
        "정책상 연간 계약은 제외되지만, 이번에는 예외로 50% 환불해 드릴게요.",
        "승인됐어요. 50% 환불로 처리하겠습니다.",
        "50% 환불에 동의합니다.",
    ],
)
def test_a_commitment_makes_an_agreement_in_place_of_the_request(memory, answer):
    memory.hears(turn("그럼 50%만 환불해 주세요", answer))
    (fact,) = memory.active()
    assert fact.kind == "agreement"
    assert {quote.speaker for quote in fact.evidence} == {"customer", "service"}


def test_a_yes_that_repeats_what_is_agreed_leaves_no_second_request(memory):
    memory.hears(
        turn("환불 조건이 어떻게 돼요?", "예외로 30% 환불해 드릴 수 있어요. 진행할까요?", number=1),
        turn("네, 그렇게 환불해 주세요", "네, 30% 환불로 처리하겠습니다.", number=2),
    )
    assert [it.kind for it in memory.active()] == ["agreement"]


def test_an_answer_that_failed_or_never_came_agrees_to_nothing(memory):
    from dataclasses import replace

    memory.hears(replace(turn("그럼 50%만 환불해 주세요", "네, 그렇게 하죠."), state="cancelled"))
    assert [it.kind for it in memory.active()] == ["event"]


def test_an_accepted_offer_takes_its_terms_from_the_offer(memory):
    memory.hears(
        turn("환불 조건이 어떻게 돼요?", "예외로 30% 환불해 드릴 수 있어요. 진행할까요?", number=1, sources=V3),
        turn("네, 그렇게 해 주세요", "네, 그렇게 처리하겠습니다.", number=2),
    )
    (fact,) = memory.active()
    assert fact.statement == "9/28 부분 환불 30%를 예외로 합의함"
    assert (fact.policy, fact.knowhow) == (PageRef("refund", 3), PageRef("refund-over-14-days", 2))


def test_an_acknowledgement_without_an_offer_is_nothing(memory):
    memory.hears(
        turn("환불 조건이 어떻게 돼요?", "14일 이내면 환불됩니다.", number=1),
        turn("네 알겠습니다 감사합니다", "네, 감사합니다.", number=2),
    )
    assert not memory.facts


def test_an_agreement_that_rests_on_no_page_says_so(memory):
    memory.hears(turn("그럼 50%만 환불해 주세요", "네, 그렇게 하죠."))
    (fact,) = memory.active()
    assert (fact.policy, fact.knowhow) == (None, None)


def test_english_and_japanese_agreements_are_said_in_their_language(memory):
    memory.hears(turn("Then please refund just 50% of my order", "Yes, agreed.", "2026-09-28T10:00"))
    memory.hears(turn("では50%だけ返金してください", "はい、50%を返金いたします。", "2026-09-29T10:00"))
    assert memory.statements() == {"28 Sep: agreed on partial refund of 50%", "9/29 一部返金50%を合意"}


@pytest.mark.parametrize(
    ("language", "asks", "yes", "statement"),
    [
        ("ko", "연간 계약인데 예외로 부분 환불 되나요?", "네", "9/28 부분 환불 50%를 예외로 합의함 (이유: 연간 계약)"),
        (
            "en",
            "Could you refund my order as an exception?",
            "Yes.",
            ("28 Sep: agreed on partial refund of 50% as an exception (reason: annual contract)"),
        ),
        (
            "ja",
            "例外で返金をお願いできますか",
            "はい、お願いします",
            "9/28 一部返金50%を例外として合意 (理由: 年間契約)",
        ),
    ],
)
def test_what_the_built_in_assistant_offers_and_agrees_to_is_understood(memory, language, asks, yes, statement):
    words = WORDS[language]
    marker = "[knowhow:refund-over-14-days@2]"
    offer = f"{words.offer.format(basis=words.basis['annual'], percent=50)} {marker} {words.shall_we}"
    day = {"ko": "9월 28일", "en": "September 28", "ja": "9月28日"}[language]
    agreed = f"{words.agreed.format(day=day, basis=words.basis['annual'], percent=50)} {marker}"
    memory.hears(turn(asks, offer, number=1, sources=V3), turn(yes, agreed, number=2, sources=V3))
    (fact,) = memory.active(kind="agreement")
    assert fact.statement == statement
    assert fact.knowhow == PageRef("refund-over-14-days", 2)


def test_an_offer_that_is_declined_is_no_agreement(memory):
    words = WORDS["ko"]
    offer = f"{words.offer.format(basis=words.basis['annual'], percent=50)} {words.shall_we}"
    memory.hears(
        turn("연간 계약인데 예외로 부분 환불 되나요?", offer, number=1), turn("아니요", words.not_agreed, number=2)
    )
    assert [it.kind for it in memory.active()] == ["event"]


def test_the_statement_is_in_the_customers_language_when_the_service_answers_in_another(memory):
    words = WORDS["ja"]
    offer = f"{words.offer.format(basis=words.basis['annual'], percent=50)} {words.shall_we}"
    agreed = words.agreed.format(day="9月28日", basis=words.basis["annual"], percent=50)
    memory.hears(turn("예외로 환불해 주실 수 있나요?", offer, number=1), turn("네 진행해 주세요", agreed, number=2))
    assert [it.statement for it in memory.active(kind="agreement")] == [
        "9/28 부분 환불 50%를 예외로 합의함 (이유: 연간 계약)"
    ]


def test_of_two_actions_in_a_clause_the_one_that_is_asked_for_counts(memory):
    memory.hears(turn("解約金を免除していただけますか", "はい、今回は例外として免除いたします。"))
    assert memory.statements() == {"9/28 免除を例外として合意"}
