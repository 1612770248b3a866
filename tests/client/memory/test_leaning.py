"""What is weighed against what is read from the words; a plain wish, a complaint or a price is no leaning."""

import pytest

from client.memory.leaning import opposed, read


@pytest.mark.parametrize(
    ("words", "wants", "yields"),
    [
        ("가격보다 빨리 되는 게 중요해요", "speed", "price"),
        ("비싸도 되니 빨리요", "speed", "price"),
        ("얼마가 들어도 좋으니 오늘 안에 빨리 부탁드려요", "speed", "price"),
        ("처리가 늦어져도 꼼꼼하게 해 주세요", "quality", "speed"),
        ("더 빨리 처리하는 것보다 정확한 게 중요해요", "accuracy", "speed"),
        ("저희는 보안이 중요합니다", "security", None),
        ("할증 붙어도 되니까 당일로 부탁해요", "speed", "price"),
        ("비싼 건 괜찮은데 늦는 건 싫어요", "speed", "price"),
        ("조금 비싸도 빠른 쪽으로 해 주세요", "speed", "price"),
        ("Time is more important than money for us", "speed", "price"),
        ("追加料金を払ってもいいので早めにお願いします", "speed", "price"),
        ("I don't mind paying more as long as it's fast", "speed", "price"),
        ("No rush, just make it cheap", "price", "speed"),
        ("Quality is more important than price for us", "quality", "price"),
        ("高くてもいいので早くお願いします", "speed", "price"),
        ("ゆっくりでいいので安くしてください", "price", "speed"),
        ("コストより品質を優先してください", "quality", "price"),
    ],
)
def test_what_is_wanted_and_what_is_given_up_for_it(words, wants, yields):
    found = read(words)
    assert (found.wants, found.yields) == ({wants}, {yields} if yields else set())


@pytest.mark.parametrize(
    "words",
    [
        "빨리 환불해 주세요", "배송이 늦어서 불만이에요", "이번 달 요금이 비싸요", "요금제 가격이 얼마인가요", "오늘보다 빨리 되나요", "채팅이 제일 빠르더라고요", "비싸도 너무 비싸요, 빨리 환불해 주세요",
        "체감도와 경제적 파급효과가 큰 분야를 우선 추진한다",
        "The invoice is more expensive than last month", "Please refund me quickly", "How much does it cost?",
        "早く返金してください", "料金が高いです", "請求が遅れています",
    ],
)  # fmt: skip
def test_a_wish_a_complaint_or_a_question_weighs_nothing(words):
    assert read(words) is None


@pytest.mark.parametrize(
    ("one", "other", "contrary"),
    [
        ("비싸도 되니 빨리요", "천천히 해도 되니 싸게 해 주세요", True),
        ("저희는 속도가 제일 중요해요", "늦어도 괜찮으니 저렴한 걸로요", True),
        ("Speed matters more than price to us", "No rush, just make it cheap", True),
        ("高くてもいいので早くお願いします", "ゆっくりでいいので安くしてください", True),
        ("비싸도 되니 빨리요", "비싸더라도 품질 좋은 걸로 할게요", False),
        ("저희는 속도가 제일 중요해요", "저희는 보안이 중요합니다", False),
        ("비싸도 되니 빨리요", "비용은 상관없으니 최대한 빨리 처리해 주세요", False),
    ],
)
def test_the_contrary_is_what_one_wants_and_the_other_gives_up(one, other, contrary):
    assert opposed(read(one), read(other)) is contrary
    assert opposed(read(other), read(one)) is contrary
