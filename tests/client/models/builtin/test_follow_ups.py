"""A short message leans on what was said before; nothing is told twice, and what is new has to be on the page."""

import pytest

from client.models.builtin.in_typing import mended
from tests.client.models.builtin.pages import agreement, annual, backup, page, refund_v4
from tests.client.models.builtin.reading import understood
from tests.client.models.builtin.talk import Talk

REFUND = page(
    "policy",
    "refund",
    "환불 규정",
    4,
    "2026-10-01",
    "# 환불 규정\n\n월간 계약은 구매 후 14일 이내에 전액 환불합니다.\n\n- 연간 계약은 전액 환불에서 제외합니다.\n"
    "- 승인한 환불은 영업일 5일 안에 돌려줍니다.\n- 소유자가 관리 화면에서 신청합니다.\n",
)


def talked(*asked, pages=(REFUND,), **more):
    talk = Talk(pages=list(pages), **more)
    return [talk.ask(text) for text in asked]


@pytest.mark.parametrize(
    ("follow_up", "told"),
    [("그럼 연간은요?", "연간 계약은"), ("얼마나 걸려요", "영업일 5일"), ("어떻게 신청해요?", "관리 화면")],
)
def test_what_is_new_in_a_follow_up_is_answered_and_the_rest_is_not_repeated(follow_up, told):
    _, answer = talked("환불 규정이 어떻게 되나요?", follow_up)
    assert told in answer
    assert "14일 이내" not in answer


@pytest.mark.parametrize(
    ("first", "then"),
    [("What is the refund policy?", "and for annual plans?"), ("返金できますか", "年間契約の場合は？")],
)
def test_follow_ups_are_understood_in_each_language(first, then):
    assert "연간 계약은" in talked(first, then)[1]


def test_why_gets_what_was_not_told_yet():
    first, _, why = talked("환불 규정이 어떻게 되나요?", "그럼 연간은요?", "왜요?")
    assert why != first
    assert "영업일 5일" in why


def test_the_topic_is_found_across_several_short_questions():
    talk = Talk(pages=[REFUND])
    for text in ("환불 규정이 어떻게 되나요?", "그럼 연간은요?", "왜요?"):
        talk.ask(text)
    assert "환불 규정" in talk.calls[0][1]["query"]


def test_a_question_about_something_else_is_not_answered_with_the_page_before():
    _, answer = talked("환불 규정이 어떻게 되나요?", "오늘 날씨 어때?")
    assert "policy:" not in answer
    assert "모르겠어요" in answer


def test_a_new_matter_leaves_the_topic():
    _, answer = talked("환불 규정이 어떻게 되나요?", "백업은 며칠 보관해요?", pages=(REFUND, backup()))
    assert "[policy:backup@1]" in answer
    assert "[policy:refund@4]" not in answer


def test_the_condition_that_was_named_is_met_by_a_short_answer():
    asked = ("예외로 50% 환불해 주세요", "연간 계약이에요", "네")
    named, offered, agreed = talked(*asked, pages=(refund_v4(), annual()))
    assert "연간 계약 고객이 대상이에요" in named
    assert offered.endswith("진행할까요?")
    assert "부분 환불 50%를 진행하기로 할게요" in agreed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("환뷸 되나여", "환불 되나여"),
        ("결재가 뭐죠", "결제가 뭐죠"),
        ("can i refudn it", "can i refund it"),
        ("요즘 어때", "요즘 어때"),
    ],
)
def test_a_mistyped_matter_is_understood_and_an_everyday_word_is_none(typed, meant):
    assert mended(typed) == meant


def test_what_was_meant_is_looked_up():
    talk = Talk(pages=[REFUND])
    assert "[policy:refund@4]" in talk.ask("환뷸 되나여?? ㅠㅠ")
    assert talk.calls[0][1]["query"].startswith("환불")


def test_words_without_spaces_are_understood():
    assert "[policy:refund@4]" in talked("환불규정알려줘")[0]


def test_another_name_is_no_refusal():
    first, then = talked("제 이름은 김민수예요", "아니 김민서예요, 민수 아니고")
    assert "김민수" in first
    assert then.startswith("김민서 님")
    assert "적어 둘까요?" in then


def test_what_was_said_in_this_conversation_is_told_back():
    answer = talked("Our team uses the Business plan.", "What plan am I on?")[1]
    assert "Our team uses the Business plan." in answer


@pytest.mark.parametrize("asked", ["내 데이터 안전해?", "Is my data safe?", "私のデータは安全ですか"])
def test_whether_ones_own_data_is_safe_is_answered_without_a_search(asked):
    assert understood(asked).small == "privacy"
    assert not understood(asked).searches()


def test_what_is_remembered_is_listed_from_block_and_records():
    known = agreement("F1", recheck=False, statement="엔터프라이즈 등급") | {"kind": "attribute", "date": None}
    answer = Talk("호칭: 민서님", facts=[known]).ask("나에 대해 뭘 기억하고 있어?")
    assert "「호칭: 민서님」" in answer
    assert "엔터프라이즈 등급 [fact:F1]" in answer
    assert "기억된 내용" in answer


@pytest.mark.parametrize(
    "asked", ["같은 금액이 두 번 나갔어요!", "来月から使わないので、解約したいです。", "탈퇴할게요"]
)
def test_a_problem_or_an_intention_is_no_mere_statement(asked):
    assert not understood(asked).statement or understood(asked).trouble


def test_a_change_that_is_told_is_thanked_for():
    assert understood("이번 달부터 엔터프라이즈로 바꿨어요").statement
    assert "[policy" not in talked("이번 달부터 엔터프라이즈로 바꿨어요")[0]
