"""Counting and what nobody can see."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from shared.text import count, fold, visible


def test_hidden_characters_are_taken_out():
    hidden = "a\u200bb\u202ec\u2066d\U000e0041e\u00adf\ufeffg\u0007h\u115fi\u3164j"
    assert visible(hidden) == "abcdefghij"


def test_newline_and_tab_stay_and_other_line_ends_become_newlines():
    assert visible("a\tb\r\nc\rd\u2028e") == "a\tb\nc\nd\ne"


def test_emoji_sequences_stay_whole():
    whole = "👨‍👩‍👧 ❤️ 1️⃣ 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 👩🏽‍💻 ☎︎"
    assert visible(whole) == whole


def test_a_joiner_between_letters_goes():
    assert visible("지\u200d수") == "지수"


def test_decomposed_hangul_is_kept_as_it_is_and_compares_equal_to_composed():
    decomposed = unicodedata.normalize("NFD", "환불  합의")
    assert visible(decomposed) == decomposed
    assert fold(decomposed) == "환불 합의"


@given(st.text())
def test_visible_is_idempotent(text):
    assert visible(visible(text)) == visible(text)


@given(st.text())
def test_white_space_around_never_counts(text):
    assert count(f" \n{text}\t ") == count(text)
