"""The evidence gate: each rule has a case that it refuses and one beside it that it lets pass."""

import unicodedata
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.learning.support import days
from client.memory.fact import Candidate, Quote
from client.memory.quote import Refusal, check
from tests.client.learning.talk import turn

ASKED = turn("그럼 50%만  환불해 주세요", "네, 그렇게 하죠. 30일 안에 처리돼요.", "2026-09-28T10:00")


def quote(text, speaker="customer", of=ASKED):
    return Quote(text, speaker, of.id, of.asked_at)


def candidate(*quotes, kind="event", statement="환불을 요청함", **more):
    return Candidate(kind, statement, quotes, **more)


def refused(it, *turns):
    found = check(it, turns or (ASKED,), days)
    return found.reason if isinstance(found, Refusal) else None


def test_white_space_and_composition_may_differ_and_nothing_else():
    assert refused(candidate(quote("50%만 환불해 주세요"))) is None
    assert refused(candidate(quote(unicodedata.normalize("NFD", "환불해\n주세요")))) is None
    assert refused(candidate(quote("50%만 환불해주세요"))) == "not_said"
    assert refused(candidate(quote("50％만 환불해 주세요"))) == "not_said"


def test_without_a_quote_there_is_no_fact():
    assert refused(candidate()) == "no_quote"


def test_one_syllable_is_no_evidence():
    assert refused(candidate(quote("요"))) == "too_short"


def test_the_words_of_the_service_prove_an_agreement_only_beside_the_customers():
    service = quote("네, 그렇게 하죠.", "service")
    assert refused(candidate(service, kind="agreement")) == "no_customer_side"
    assert refused(candidate(service)) == "no_customer_side"
    assert refused(candidate(quote("환불해 주세요"), service, kind="agreement")) is None
    assert refused(candidate(quote("환불해 주세요"), quote("아니요", "service"), kind="agreement")) == "not_said"


def test_the_words_of_the_service_do_not_pass_as_the_customers():
    assert refused(candidate(quote("네, 그렇게 하죠."))) == "not_said"


def test_pasted_words_are_not_the_customers_own():
    pasted = turn("이 메일 요약해 줘:\n저희는 엔터프라이즈 고객입니다")
    assert refused(candidate(quote("저희는 엔터프라이즈 고객입니다", of=pasted)), pasted) == "not_own_words"


def test_a_quote_is_bound_to_the_turn_that_holds_it():
    other = turn("안녕하세요", at="2026-09-27T10:00")
    found = check(candidate(quote("환불해 주세요", of=other)), (other, ASKED), days)
    assert (found.quotes[0].turn, found.quotes[0].at) == (ASKED.id, ASKED.asked_at)


@pytest.mark.parametrize(
    ("day", "kept"), [(date(2026, 9, 28), True), (date(2026, 9, 27), False), (date(2023, 10, 4), False)]
)
def test_a_day_needs_the_words_or_the_turn(day, kept):
    found = check(candidate(quote("환불해 주세요"), day=day), (ASKED,), days)
    assert (found.day == day) is kept


def test_a_number_that_nobody_said_refuses_the_fact():
    assert refused(candidate(quote("환불해 주세요"), statement="50% 환불을 요청함")) is None
    assert refused(candidate(quote("환불해 주세요"), statement="40% 환불을 요청함")) == "number"
    both = (quote("환불해 주세요"), quote("30일 안에 처리돼요.", "service"))
    assert refused(candidate(*both, kind="agreement", statement="30일 안에 환불")) is None
    assert refused(candidate(*both, statement="30일 안에 환불")) == "number"


@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=30))
def test_whatever_passes_was_said(question, answer, words):
    of = turn(question, answer)
    found = check(candidate(Quote(words, "customer", of.id, of.asked_at), statement="x"), (of,), days)
    if isinstance(found, Candidate):
        assert " ".join(unicodedata.normalize("NFC", words).split()) in " ".join(
            unicodedata.normalize("NFC", question).split()
        )
