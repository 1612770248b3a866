"""Conversations are read when they end, not in the order in which they were held."""

import pytest

from tests.client.learning.talk import turn


@pytest.mark.parametrize(
    ("older", "newer", "attribute", "value"),
    [
        ("프로 요금제를 쓰고 있어요", "엔터프라이즈로 바꿨어요", "tier", "enterprise"),
        ("직원이 5명이에요", "직원이 6명이에요", "seats", "6"),
        ("Please call me Sam", "Please call me Alex", "address_form", "Alex"),
        ("今後は英語でお願いします", "今後は日本語でお願いします", "language", "ja"),
    ],
)
def test_an_older_value_read_later_does_not_replace_the_newer(memory, older, newer, attribute, value):
    memory.hears(turn(newer, at="2026-09-28T11:00"))
    memory.hears(turn(older, at="2026-09-28T10:00"))
    assert [fact.value for fact in memory.active(attribute=attribute)] == [value]
    assert memory.refused == ["older"]


@pytest.mark.parametrize(
    ("taken_back", "asked"),
    [
        ("환불 요청은 철회할게요", "50%만 환불해 주세요"),
        ("Please forget the refund request", "I want a refund for order 12"),
        ("返金の依頼は取り下げます", "50%の返金をお願いします"),
    ],
)
def test_nobody_takes_back_what_is_said_later(memory, taken_back, asked):
    first = turn(taken_back, at="2026-09-28T10:00")
    memory.hears(first, turn(asked, at="2026-09-28T10:05"))
    (fact,) = memory.active()
    memory.hears(first)
    assert memory.active() == [fact]
