"""What would go to the service of a decision: ids of the vocabulary, and nothing of the customer."""

from dataclasses import asdict, replace

import pytest

from client.memory.proposal import proposal_of
from tests.client.memory.agreements import VOCABULARY, agreed


def test_W12_no_name_company_or_phone_number_leaves_with_a_decision():
    said = "A사 김지수 팀장(010-1234-5678, jisu@a.example)과 연간 계약 부분 환불 50%로 합의했어요"
    found = proposal_of(agreed(said), "호칭: 지수\n엔터프라이즈 등급", VOCABULARY)
    assert asdict(found) == {
        "kind": "decision",
        "topic": "refund-exception",
        "conditions": ("contract-annual", "tier-enterprise"),
        "decision": "partial-refund-up-to-50",
        "page": "refund",
        "version": 3,
        "month": "2026-09",
    }


@pytest.mark.parametrize(
    ("said", "decision"),
    [
        ("田中様 080-1234-5678: 年間契約の返金は半額で合意", "partial-refund-up-to-50"),
        ("28 Sep: agreed on a full refund for Jane Doe of Acme Ltd, jane@acme.example", "full-refund"),
    ],
)
def test_W12_every_word_that_leaves_is_an_id_of_the_signed_vocabulary(said, decision):
    found = proposal_of(agreed(said), "", VOCABULARY)
    topic = next(topic for topic in VOCABULARY.topics if topic.id == found.topic)
    assert found.decision == decision
    assert set(found.conditions) <= {term.id for term in topic.conditions}
    assert not {"田中", "080", "Jane", "Acme", "jane"} & set(str(asdict(found)).replace("'", " ").split())


def test_a_case_that_the_vocabulary_does_not_name_is_not_proposed():
    assert proposal_of(agreed("9/28 사무실 방문 교육을 합의함"), "", VOCABULARY) is None


def test_two_decisions_that_fit_as_well_are_not_guessed_at():
    topic = next(topic for topic in VOCABULARY.topics if topic.id == "sla-credit")
    assert proposal_of(agreed("SLA 크레딧: 장애로 셈 / 제외"), "", replace(VOCABULARY, topics=(topic,))) is None
    same = tuple(replace(term, words=("같은 말",)) for term in topic.decisions)
    doubtful = replace(VOCABULARY, topics=(replace(topic, decisions=same),))
    assert proposal_of(agreed("SLA 크레딧: 같은 말"), "", doubtful) is None


@pytest.mark.parametrize("changes", [{"kind": "event"}, {"status": "retracted"}, {"status": "awaiting_consent"}])
def test_only_a_decision_in_force_is_proposed(changes):
    assert proposal_of(agreed("부분 환불 50% 합의", **changes), "", VOCABULARY) is None


def test_a_number_inside_another_number_is_not_it():
    assert proposal_of(agreed("환불 수수료 150%로 합의"), "", VOCABULARY) is None
