"""On what ground something is asked for is read from the words, and a request that points back names none."""

import pytest

from client.memory.ground import points_back, read


@pytest.mark.parametrize(
    ("statement", "said", "key", "exception"),
    [
        ("예외로 50% 부분 환불을 요청함 (이유: 연간 계약)", "연간 계약인데 예외로 50% 부분 환불 가능할까요?", "contract/annual", True),
        ("환불을 요청함", "1년 약정이라 환불을 받고 싶어요", "contract/annual", False),
        ("면제를 요청함", "2년 약정이라 위약금을 면제해 주세요", "contract/multi-year", False),
        ("Asked to refund 50% as an exception", "Since we have an annual contract", "contract/annual", True),
        ("환불을 요청함", "이번에도 연간 계약인 점을 감안해서 환불해 주실 수 있나요?", "contract/annual", False),
        ("Asked for a refund", "As an annual customer", "contract/annual", False),
        ("返金を依頼", "年間契約を結んでいるので、例外で", "contract/annual", True),
        ("Asked for a discount", "We're on a yearly plan", "contract/annual", False),
        ("例外として一部返金を依頼 (理由: 年間契約)", "年間契約なので、例外として…", "contract/annual", True),
        ("보상을 요청함", "서버 장애 때문에 보상해 주세요", None, False),
        ("Asked for a refund", "because of the outage, please refund us", None, False),
    ],
)  # fmt: skip
def test_a_ground_is_read_with_its_contract_as_the_key(statement, said, key, exception):
    found = read(statement, [said])
    assert (found.key, found.exception) == (key, exception)


@pytest.mark.parametrize(
    "said", ["연간 계약 해지해 주세요", "환불해 주세요", "Please refund my order", "返金してください"]
)
def test_a_request_without_a_reason_has_no_ground(said):
    assert read("요청함", [said]) is None


@pytest.mark.parametrize(
    ("said", "back"),
    [
        ("지난번처럼 18일 지난 건도 부분 환불 되나요", True),
        ("Like last time, can you refund my order?", True),
        ("前回のように一部返金できますか", True),
        ("지난번 주문 환불해 주세요", False),
        ("I would like a refund for the last order", False),
        ("前回の注文を返金してください", False),
    ],
)
def test_pointing_back_is_told_from_speaking_of_the_last_one(said, back):
    assert points_back([said]) is back
