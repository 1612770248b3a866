"""Which signs belong together, and when they are enough: by values alone, whatever comes in whatever order."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.memory.fact import Fact, Quote
from client.memory.trait import enough, group, opposed, sign_of, together
from client.memory.trait_words import sentence, topic
from shared.formats.config import TraitRules

FAST = (
    "비싸도 되니 빨리요",
    "저희는 속도가 제일 중요해요",
    "Speed matters more than price to us",
    "高くてもいいので早くお願いします",
)
CHEAP = ("천천히 해도 되니 싸게 해 주세요", "No rush, just make it cheap", "ゆっくりでいいので安くしてください")
START = datetime(2026, 1, 1, 3, tzinfo=UTC)


def shown(number, day, words, axis):
    at = START + timedelta(days=day, minutes=number)
    fact = Fact(f"f{number}", "preference", words, at.date(), True, "active", at, at,
                (Quote(words, "customer", f"t{number}", at),), topic=f"leaning/{axis}")  # fmt: skip
    return sign_of(fact, at.date())


def asked(number, day, statement, words, kind="event", subject="refund"):
    at = START + timedelta(days=day, minutes=number)
    fact = Fact(f"f{number}", kind, statement, at.date(), True, "active", at, at,
                (Quote(words, "customer", f"t{number}", at),), topic=subject)  # fmt: skip
    return sign_of(fact, at.date())


def far(one, other):
    return None


signs = st.lists(
    st.tuples(st.integers(0, 9), st.sampled_from([(words, "speed") for words in FAST] + [(words, "price") for words in CHEAP])),
    min_size=1, max_size=12,
).map(lambda drawn: [shown(number, day, *said) for number, (day, said) in enumerate(drawn)])  # fmt: skip


@given(signs, st.randoms())
def test_no_group_holds_opposites_and_the_order_of_reading_does_not_matter(known, random):
    for sign in known:
        found = group(sign.fact, known, far)
        assert sign in found or any(opposed(sign, other) and other.said >= sign.said for other in known)
        assert not any(opposed(one, other) for one in found for other in found)
        mixed = random.sample(known, len(known))
        assert group(sign.fact, mixed, far) == found


@given(signs, st.integers(2, 6), st.integers(2, 6))
def test_enough_means_the_served_repeats_on_the_served_number_of_days(known, repeats, days):
    reached = len(known) >= repeats and len({sign.day for sign in known}) >= days
    assert enough(known, TraitRules(min_repeats=repeats, min_distinct_days=days)) is reached


def test_only_what_came_after_the_last_opposite_counts():
    known = [shown(0, 0, FAST[0], "speed"), shown(1, 1, FAST[1], "speed"), shown(2, 2, CHEAP[0], "price"),
             shown(3, 3, FAST[0], "speed")]  # fmt: skip
    assert [sign.fact for sign in group("f3", known, far)] == ["f3"]


def test_a_request_that_points_back_stands_on_the_last_ground_of_its_topic():
    known = [
        asked(0, 0, "환불을 요청함 (이유: 연간 계약)", "연간 계약인데 예외로 환불 가능할까요"),
        asked(1, 9, "할인을 요청함 (이유: 월간 계약)", "월간 계약인데 할인해 주세요", subject="discount"),
        asked(2, 20, "환불을 요청함", "지난번처럼 환불 되나요"),
    ]
    assert [sign.fact for sign in group("f2", known, far)] == ["f0", "f2"]
    assert group("f2", known[1:], far) == [], "nothing of the same topic to point back to"


def test_a_request_and_the_agreement_it_led_to_that_day_are_one():
    known = [
        asked(0, 0, "예외로 환불을 요청함 (이유: 연간 계약)", "연간 계약인데 예외로 환불 가능할까요"),
        asked(1, 0, "1/1 부분 환불 50%를 예외로 합의함 (이유: 연간 계약)", "50%만 환불해 주세요", "agreement"),
    ]
    assert [sign.fact for sign in group("f0", known, far)] == ["f1"]


def test_exceptions_on_one_ground_belong_together_whatever_is_asked_and_plain_requests_by_what_is_asked():
    refund = asked(0, 0, "예외로 환불을 요청함 (이유: 연간 계약)", "x")
    discount = asked(1, 1, "예외로 할인을 요청함 (이유: 연간 계약)", "x", subject="discount")
    plain = asked(2, 2, "할인을 요청함 (이유: 연간 계약)", "x", subject="discount")
    assert together(refund, discount, far)
    assert not together(refund, plain, far)
    assert not together(refund, asked(3, 3, "예외로 환불을 요청함 (이유: 월간 계약)", "x"), far)


@pytest.mark.parametrize(
    ("near", "same"), [(None, False), (0.90, False), (0.93, True), (0.99, True)]
)  # fmt: skip
def test_words_that_no_list_knows_meet_by_meaning_where_it_is_near(near, same):
    one, other = shown(0, 0, "모바일 사용을 중시함", "모바일사용"), shown(1, 1, "휴대폰에서 쓰는 것을 중시함", "휴대폰")
    assert together(one, other, lambda a, b: near) is same


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("짧은 회의를 중시함", "긴 회의를 중시함"),
        ("Values short meetings", "Values long meetings"),
        ("短い会議を重視", "長い会議を重視"),
    ],
)
def test_contraries_stay_apart_however_near_their_meaning_is(one, other):
    assert not together(shown(0, 0, one, "a"), shown(1, 1, other, "b"), lambda a, b: 0.99)


def test_the_sentence_is_in_the_language_of_what_was_said():
    known = [shown(number, number, words, "speed") for number, words in enumerate((FAST[2], FAST[2]))]
    assert sentence(known, [FAST[2]]) == "Tends to value speed over price"
    assert topic(known) == "trait/leaning/speed"
    outage = [asked(0, 0, "보상을 요청함 (이유: 서버 장애)", "x", subject="compensation")]
    assert sentence(outage, ["서버 장애 때문에 보상해 주세요"]) == "서버 장애를 근거로 보상을 요청하는 편"


def test_what_happened_to_a_customer_with_a_contract_is_no_request_on_its_ground():
    assert asked(0, 0, "로그인이 안 됨", "연간 계약이라 급한데 로그인이 안 돼요", subject="fault/로그인") is None
    assert asked(1, 1, "Signed an annual contract", "We signed an annual contract", subject="event/signed") is None


def test_what_is_sensitive_or_has_a_slot_of_its_own_shows_nothing():
    at = START
    private = Fact(
        "f", "preference", "x", date(2026, 1, 1), True, "active", at, at, topic="leaning/speed", sensitive=True
    )
    language = Fact("g", "preference", "x", None, True, "active", at, at, attribute="language", topic="language")
    assert sign_of(private, at.date()) is None
    assert sign_of(language, at.date()) is None
