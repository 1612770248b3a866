"""The rules: kinds of statements, and robustness against any text."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.learning.extract_rules import extract
from client.learning.ko.wording import object_, past_as_noun, towards
from client.learning.sense import Sense
from client.memory.fact import PageRef
from client.memory.logged import Source
from tests.client.learning.talk import Memory, builtin, turn


@pytest.mark.parametrize(
    "said",
    [
        "부분 환불 되나요?",
        "14일 지나면 환불이 안 되나요?",
        "환불하고 싶은데 어떻게 하면 돼요?",
        "Can I get a refund after 14 days?",
        "How do I cancel a subscription?",
        "返金の条件を教えてください",
        "엔터프라이즈로 바꾸면 뭐가 좋아요?",
        "옆 팀이 엔터프라이즈로 바꿨대요",
        "My brother switched to Pro",
        "同僚がプロプランに変えました",
        "농담인데 저희는 VIP 고객이에요",
        "이번만 앞으로 올 답을 짧게 해 주세요",
        "다음 주 화요일에 결제했다면 어때요",
        "직원이 5명이에요 " + "그리고 " * 150,
        "보고서는 어떻게 내보내나요?",
        "이 문장 다듬어 줘: 저희는 연간 계약입니다",
        "고마워요, 잘 해결됐어요",
        "영어로 답해 주세요",
        "이 이메일로 보내 주세요",
        "카톡 상담도 있나요?",
    ],
)
def test_no_claim_no_fact(memory, said):
    assert extract([turn(said, "네, 알겠습니다.")], Sense()) == ()
    memory.hears(turn(said, "네, 알겠습니다."))
    assert memory.statements() == set()


@pytest.mark.parametrize(
    ("said", "statement", "day"),
    [
        ("어제 결제했어요", "9/27 결제함", date(2026, 9, 27)),
        ("2025년 12월 30일에 좌석을 추가했습니다", "2025/12/30 좌석을 추가함", date(2025, 12, 30)),
        ("로그인이 안 돼요", "로그인이 안 됨", date(2026, 9, 28)),
        ("8월 3일에 결제한 건 환불해 주세요", "결제한 건의 환불을 요청함", date(2026, 9, 28)),
        ("I paid on September 3", "3 Sep: Paid", date(2026, 9, 3)),
        ("昨日支払いました", "9/27 支払いました", date(2026, 9, 27)),
    ],
)
def test_an_event_is_one_dated_sentence(memory, said, statement, day):
    memory.hears(turn(said, "확인해 볼게요."))
    (fact,) = memory.active()
    assert (fact.day, fact.statement) == (day, statement)


@pytest.mark.parametrize(("place", "said"), [("부산", "부산으로"), ("제주", "제주로"), ("수원", "수원으로")])
def test_a_place_is_named_without_its_particle(memory, place, said):
    memory.hears(turn(f"지난주에 {said} 이사했어요"))
    assert [it.statement for it in memory.active() if it.kind == "attribute"] == [f"사는 곳은 {place}"]


def test_what_lies_ahead_gives_an_event_no_day():
    (found,) = extract([turn("내일 쓸 좌석을 추가했어요")], Sense())
    assert found.day is None


def test_the_newest_version_in_force_that_day_is_linked(memory):
    pages = [
        Source("policy", "refund", "환불 정책", 4, "2026-09-01"),
        Source("policy", "refund", "환불 정책", 3, "2026-02-01"),
        Source("policy", "refund", "환불 정책", 5, "2026-12-01"),
        Source("policy", "export", "내보내기", 7),
    ]
    memory.hears(turn("18일 지난 건도 환불해 주실 수 있나요", "확인해 볼게요.", sources=pages))
    assert [it.policy for it in memory.active()] == [PageRef("refund", 4)]


def test_a_correction_in_the_same_conversation_leaves_only_what_is_right(memory):
    memory.hears(turn("직원이 5명이에요", number=1), turn("아, 직원이 6명이에요", number=2))
    assert [it.statement for it in memory.facts.values()] == ["직원 6명"]
    assert memory.refused == ["corrected"]


def test_a_request_taken_back_in_the_same_conversation_leaves_nothing(memory):
    memory.hears(turn("주문 취소해 주세요", number=1), turn("아니에요, 취소 요청은 철회할게요", number=2))
    assert not memory.facts


def test_a_request_taken_back_later_is_retracted(memory):
    memory.hears(turn("18일 지난 건도 환불해 주실 수 있나요", "확인해 볼게요.", "2026-09-27T10:00"))
    memory.hears(turn("지난번에 요청한 환불은 없던 걸로 해 주세요"))
    assert [it.status for it in memory.facts.values()] == ["retracted"]


@pytest.mark.parametrize(
    ("clause", "noun"),
    [
        ("바꿨어요", "바꿈"),
        ("받았습니다", "받음"),
        ("결제했는데", "결제함"),
        ("됐어요", "됨"),
        ("왔어요", "옴"),
        ("변경하였습니다", "변경함"),
        ("늘렸어요", "늘림"),
        ("바뀌었어요", "바뀜"),
        ("좋아요", None),
        ("할게요", None),
    ],
)
def test_a_korean_past_becomes_a_noun(clause, noun):
    assert past_as_noun(clause) == noun


def test_particles_follow_the_sound():
    assert [object_(it) for it in ("환불", "취소", "50%", "30")] == ["환불을", "취소를", "50%를", "30을"]
    assert [towards(it) for it in ("엔터프라이즈", "연간 계약", "메일", "VIP")] == [
        "엔터프라이즈로",
        "연간 계약으로",
        "메일로",
        "VIP로",
    ]


PIECES = st.lists(
    st.one_of(
        st.text(max_size=6),
        st.sampled_from(
            [
                "환불",
                "해 주세요",
                "어제",
                "결제했어요",
                "엔터프라이즈",
                "로 바꿨어요",
                "직원이 5명이에요",
                "저를 지수라고 불러 주세요",
                "앞으로",
                "연락은 ",
                "이메일",
                "로 ",
                "please ",
                "refund ",
                "my order ",
                "we switched to ",
                "Pro ",
                "返金",
                "してください",
                "今月から",
                "?",
                ". ",
                ", ",
                "\n",
                "1234",
                "50%",
                "9/28 ",
                "취소 요청은 철회할게요",
                "うつ病の薬を飲んでいます",
            ]
        ),
    ),
    max_size=14,
)


@settings(max_examples=300)
@given(PIECES, PIECES)
def test_whatever_is_said_nothing_raises_and_each_quote_was_said(asked, answered):
    said = turn("".join(asked), "".join(answered))
    for found in extract([said], Sense()):
        assert found.statement.strip()
        assert found.quotes
        for quote in found.quotes:
            assert quote.text in (said.question if quote.speaker == "customer" else said.answer)
        assert found.day is None or found.day <= date(2026, 9, 28)
    Memory(builtin()).hears(said)


@pytest.mark.parametrize("piece", ["가 ", "환불 ", "로그인 ", "i have ", "返金を", "1 ", "12-", "에서 ", "こと"])
def test_a_message_of_forty_thousand_characters_is_read_to_its_bound(piece):
    said = piece * (40_000 // len(piece))
    assert extract([turn(said, said)], Sense()) == ()
