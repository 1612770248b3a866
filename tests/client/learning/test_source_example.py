"""The source's own customer, from August to October, through the built-in learner."""

from datetime import date

from client.memory.fact import PageRef
from client.memory.verdict import Add
from tests.client.learning.talk import V3, V4, turn

AUGUST = turn(
    "연간 계약인데 예외로 50% 부분 환불 가능할까요?",
    "환불 정책 v3에는 연간 계약이 빠져 있어요. 담당자와 협의할 수 있습니다.",
    "2026-08-12T10:00",
    sources=V3,
)
ASKS = turn(
    "연간 계약이라 예외로 부분 환불을 받고 싶어요",
    "엔터프라이즈면 부분 환불을 협의할 수 있어요.",
    "2026-09-28T10:00",
    sources=V3,
)
AGREES = turn("그럼 50%만 환불해 주세요", "네, 그렇게 하죠.", "2026-09-28T10:02", sources=V3, number=2)
MOVES = turn("이번 달부터 엔터프라이즈로 바꿨어요", "네, 확인했어요.", "2026-09-15T09:00")
AGAIN = turn("지난번처럼 18일 지난 건도 부분 환불 되나요", "v4에서는 14일 이내입니다.", "2026-10-20T11:00", sources=V4)


def test_a_request_put_as_a_question_is_an_event_with_its_reason_and_the_policy_of_that_day(memory):
    memory.hears(AUGUST)
    (fact,) = memory.active()
    assert (fact.kind, fact.day, fact.policy) == ("event", date(2026, 8, 12), PageRef("refund", 3))
    assert fact.statement == "예외로 50% 부분 환불을 요청함 (이유: 연간 계약)"
    assert fact.evidence[0].text in AUGUST.question


def test_an_agreement_holds_both_sides_the_reason_and_the_know_how_page(memory):
    memory.hears(ASKS, AGREES)
    (fact,) = memory.active(kind="agreement")
    assert fact.statement == "9/28 부분 환불 50%를 예외로 합의함 (이유: 연간 계약)"
    assert fact.day == date(2026, 9, 28)
    assert {(quote.speaker, quote.text) for quote in fact.evidence} == {
        ("customer", "그럼 50%만 환불해 주세요"),
        ("customer", "연간 계약이라 예외로 부분 환불을 받고 싶어요"),
        ("service", "네, 그렇게 하죠."),
    }
    assert (fact.policy, fact.knowhow) == (PageRef("refund", 3), PageRef("refund-over-14-days", 2))


def test_a_lasting_change_leaves_an_event_and_an_attribute_with_the_same_evidence(memory):
    learned = memory.hears(MOVES)
    event, attribute = memory.active(kind="event")[0], memory.active(kind="attribute")[0]
    assert (event.statement, event.day) == ("9/1 엔터프라이즈로 바꿈", date(2026, 9, 1))
    assert (attribute.statement, attribute.attribute, attribute.value) == ("엔터프라이즈 등급", "tier", "enterprise")
    assert attribute.day is None
    assert event.evidence == attribute.evidence
    assert {it.candidate.kind: it.promotable for it in learned.decisions} == {"event": False, "attribute": True}


def test_the_second_request_becomes_its_own_fact_and_the_old_ones_stay(memory):
    memory.hears(AUGUST)
    memory.hears(ASKS, AGREES)
    before = {fact.id: fact for fact in memory.active()}
    learned = memory.hears(AGAIN)
    (decision,) = learned.decisions
    assert isinstance(decision.verdict, Add)
    assert decision.candidate.statement == "18일 지난 건의 부분 환불을 요청함"
    assert (decision.candidate.day, decision.candidate.policy) == (date(2026, 10, 20), PageRef("refund", 4))
    assert before.items() <= memory.facts.items()


def test_learning_the_same_conversation_twice_adds_no_fact(memory):
    for _ in range(2):
        memory.hears(AUGUST)
        memory.hears(ASKS, AGREES)
        memory.hears(MOVES)
    assert len(memory.facts) == 5
