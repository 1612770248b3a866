"""Does a Korean word stay whole when it is drawn, and is it the same word everywhere else?"""

from hypothesis import given
from hypothesis import strategies as st

from client.kit.wrap import JOINER, keep_words


def test_the_letters_of_a_word_hold_together():
    assert keep_words("환불 규정은") == f"환{JOINER}불 규{JOINER}정{JOINER}은"


def test_numbers_and_latin_letters_hold_on_to_their_particle():
    assert keep_words("14일 API는 (예외)") == f"14{JOINER}일 API{JOINER}는 (예{JOINER}외{JOINER})"


def test_japanese_and_english_break_as_they_always_did():
    for text in ("返金は14日以内です", "within 14 days"):
        assert keep_words(text) == text


def test_a_run_that_no_line_can_hold_may_break():
    assert keep_words("가" * 40) == "가" * 40


@given(st.text())
def test_nothing_but_joiners_is_added(text):
    clean = text.replace(JOINER, "")
    assert keep_words(clean).replace(JOINER, "") == clean


def test_the_last_word_of_a_link_holds_together_however_long_what_it_leads_to():
    drawn = keep_words("[엔터프라이즈 환불](refund-after-fourteen-days.md)")
    assert drawn.endswith(f" 환{JOINER}불](refund-after-fourteen-days.md)")
