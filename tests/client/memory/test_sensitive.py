"""Health, relationships, finances; and only those that are served."""

import pytest

from client.memory.sensitive import sensitive_area


@pytest.mark.parametrize(
    ("text", "area"),
    [
        ("우울증 약을 먹어요", "health"),
        ("I was diagnosed with diabetes", "health"),
        ("妊娠しています", "health"),
        ("작년에 이혼했어요", "relationships"),
        ("My girlfriend left", "relationships"),
        ("離婚しました", "relationships"),
        ("대출을 갚고 있어요", "finances"),
        ("I'm bankrupt", "finances"),
        ("借金があります", "finances"),
    ],
)
def test_an_area_is_recognised_and_can_be_switched_off(text, area):
    assert sensitive_area(text) == area
    assert sensitive_area(text, ()) is None


@pytest.mark.parametrize(
    "text", ["부분 환불 50%를 합의함", "연간 계약", "국민은행 계좌로 환불", "Annual contract", "請求書が届きました"]
)
def test_business_is_not_private(text):
    assert sensitive_area(text) is None
