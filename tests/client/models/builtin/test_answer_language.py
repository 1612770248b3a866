"""Block first, then the question, then the screen; and what a line about a language is."""

import pytest

from client.models.builtin import language
from tests.client.models.builtin.pages import refund_v4
from tests.client.models.builtin.talk import Talk


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("환불 되나요", "ko"),
        ("Notion에 적어 두세요", "ko"),
        ("Is a refund possible?", "en"),
        ("返金できますか", "ja"),
        ("返金", "ja"),
        ("「환불 규정」とは何ですか", "ja"),
        ("ㅋㅋ", "ko"),
        ("123", None),
        ("😀", None),
        ("请问可以退款吗", None),
        ("", None),
        ("\u1112\u116a\u11ab\u1107\u116e\u11af", "ko"),
    ],
)
def test_the_script_tells_the_language(text, code):
    assert language.detect(text) == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("일본어로 답해", "ja"),
        ("일본어 응대", "ja"),
        ("엔터프라이즈, 일본어 응대", "ja"),
        ("日本語で", "ja"),
        ("in Japanese", "ja"),
        ("Answer language: Japanese", "ja"),
        ("답변 언어: 영어", "en"),
        ("언어는 영어", "en"),
        ("回答の言語: 韓国語", "ko"),
        ("Language: Korean", "ko"),
        ("일본어 말고 영어로", "en"),
        ("English please", "en"),
        ("prefers Japanese", "ja"),
        ("답변 언어: 중국어", "zh"),
        ("일본어 공부 중", None),
        ("learning Japanese", None),
        ("일본어로 답하지 마세요", None),
        ("고양이 나비를 키움", None),
        ("영어 교육 회사", None),
    ],
)
def test_a_line_about_the_answers_language_is_told_from_others(line, code):
    assert language.asked_for(line) == code


@pytest.mark.parametrize(
    ("block", "asked", "screen", "sign"),
    [
        ("일본어 응대", "환불은 며칠까지 되나요?", "ko", "から）"),
        ("답변 언어: 영어", "返金は何日以内ですか", "ja", "(from "),
        ("", "返金は何日以内ですか", "ko", "から）"),
        ("", "How many days do I have for a refund?", "ko", "(from "),
        ("답변 언어: 프랑스어", "환불은 며칠까지 되나요?", "ko", "일부터)"),
        ("일본어 응대\n답변 언어: 한국어", "How many days for a refund?", "en", "일부터)"),
    ],
)
def test_framing_is_in_the_customers_language_and_the_rule_in_its_own(block, asked, screen, sign):
    answer = Talk(block, [refund_v4()], screen=screen).ask(asked)
    assert sign in answer
    assert "14일 이내" in answer


def test_where_nothing_tells_the_language_the_screens_counts():
    assert Talk(screen="ja").ask("😀") != Talk(screen="en").ask("😀")
