"""Are the words that were looked for found in the text, whatever form they have there, and nothing else?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.search.marks import LONGEST, marks, passage
from client.search.used import used_section


def words(text, query):
    return [text[start:stop] for start, stop in marks(text, query)]


@pytest.mark.parametrize(
    ("text", "query", "found"),
    [
        ("환불은 며칠인가요?", "환불", ["환불"]),
        ("환불 규정", "환불이 되나요", ["환불"]),
        ("Refunds were asked for twice", "refund", ["Refunds"]),
        ("ＶＩＰ 등급", "vip", ["ＶＩＰ"]),
        ("返金は三日以内です", "返金", ["返金"]),
        ("주문 A-2024-17 확인", "A-2024-17", ["2024", "17"]),
        ("환불환불", "환불", ["환불환불"]),
        ("아무 말", "환불", []),
        ("", "환불", []),
    ],
)
def test_words_are_marked_in_the_form_in_which_they_stand(text, query, found):
    assert words(text, query) == found


def test_a_passage_shows_the_first_word_that_was_looked_for_and_is_not_longer_than_a_few_lines():
    text = "앞말 " * 100 + "코끼리 주문 " + "뒷말 " * 100
    shown = passage(text, "코끼리")
    assert [shown.text[start:stop] for start, stop in shown.marks] == ["코끼리"]
    assert shown.text.startswith("… ")
    assert shown.text.endswith(" …")
    assert len(shown.text) <= LONGEST + 4


def test_without_a_word_in_it_a_passage_is_the_beginning():
    assert passage("하나\n\n둘   셋", "넷").text == "하나 둘 셋"


@given(st.text(max_size=300), st.text(max_size=40))
def test_marks_lie_inside_the_passage_in_order_and_never_overlap(text, query):
    shown = passage(text, query)
    edges = [edge for mark in shown.marks for edge in mark]
    assert edges == sorted(edges)
    assert all(start < stop <= len(shown.text) for start, stop in shown.marks)


PAGE = "# 환불\n\n## 기간\n\n구매 후 30일 이내에 환불합니다.\n\n## 지급\n\n카드사를 거쳐 영업일 5일 안에 지급합니다."


def test_the_section_whose_words_an_answer_has_is_the_one_that_it_rests_on():
    assert used_section(PAGE, "언제 들어오나요", "카드사를 거쳐 영업일 5일 안에 들어와요").heading == "지급"
    assert used_section(PAGE, "며칠까지인가요", "구매하고 30일 이내면 돼요").heading == "기간"


def test_where_no_section_stands_out_none_is_pointed_at():
    assert used_section(PAGE, "안녕하세요", "네, 안녕하세요") is None
    assert used_section("한 문단뿐인 글이에요.", "한 문단", "한 문단") is None
    assert used_section("", "환불", "환불") is None
