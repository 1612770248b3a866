"""Under which terms are texts found, in three languages and in mixtures of them?"""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.search.terms import document, normal, query


def asked(text):
    return {term for word in query(text) for term in word.terms()}


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("환불을 받았어요", "환불"),
        ("환불이", "환불"),
        ("환불에서는", "환불"),
        ("바꿨습니다", "바꿨"),
        ("바꿨어요", "바꿨"),
        ("요청했고", "요청"),
        ("해지하시겠습니까", "해지"),
        ("돈을", "돈"),
        ("앱에서", "앱"),
        ("Notion에", "notion"),
        ("VIP등급", "vip"),
        ("VIP등급", "등급"),
        ("수정youer서버", "youer"),
        ("수정youer서버", "서버"),
        ("返金をお願いします", "返金"),
        ("税", "税"),
        ("解約", "解"),
        ("jisoo.kim@example.com", "jisoo"),
        ("jisoo.kim@example.com", "jisookimexamplecom"),
        ("주문 A-2024-0017", "a20240017"),
        ("4,000원", "4000"),
        ("C++", "c"),
        ("ｶﾀｶﾅ", "カタ"),
        ("Ｒｅｆｕｎｄ", "refund"),
        ("9월", "9"),
        ("9월", "월"),
    ],
)
def test_a_text_is_found_by_its_words_without_particle_and_by_its_ids(text, word):
    assert word in document(text).terms()
    assert document(word).terms() & document(text).terms()


def test_K5_decomposed_hangul_makes_the_same_terms():
    for text in ("환불 정책", "がぎぐ", "café"):
        decomposed = unicodedata.normalize("NFD", text)
        assert decomposed != text
        assert document(decomposed) == document(text)
        assert query(decomposed) == query(text)


@pytest.mark.parametrize(
    "text",
    ["환불", "C++", "한", "あ", "税", "5", "é", "ㅋㅋ", "어떻게 되나요?", "the who", "それは", "요", "9", "Ω", "नमस्ते"],
)
def test_K7_a_text_with_a_letter_or_digit_is_never_without_terms(text):
    assert document(text).terms()
    assert asked(text)


@pytest.mark.parametrize("text", ["", "   ", "😀👨‍👩‍👧", "!?…", "\ud800"])
def test_K7_only_a_text_without_letters_is(text):
    assert not document(text).terms()
    assert not asked(text)


def test_words_that_only_ask_are_left_out_of_a_question_but_not_of_a_text():
    assert asked("환불 규정이 어떻게 되나요?") == {"환불", "규정"}
    assert asked("what is the refund policy") == {"refund", "policy"}
    assert {"어떻", "떻게", "하기"} <= document("어떻게 하기로 했다").terms()
    assert not any(term in asked("返金はどうすればいいですか") for term in ("うす", "すれ", "です"))


def test_a_particle_after_a_foreign_word_is_no_word_of_the_question():
    assert asked("Notion에 적어 둔 것") >= {"notion"}
    assert "에" not in asked("Notion에")


@given(st.text(max_size=200))
def test_a_question_is_found_in_its_own_text_and_no_term_can_break_a_query(text):
    terms = asked(text)
    assert terms <= document(text).terms() | {term for term in terms if normal(text)}
    assert not any('"' in term or " " in term for term in terms)
    assert bool(terms) == bool(document(text).terms())


@given(st.text(max_size=100))
def test_normalising_twice_changes_nothing_more(text):
    assert normal(normal(text)) == normal(text)
