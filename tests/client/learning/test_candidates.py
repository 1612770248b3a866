"""Of several days in a clause, the one of the deed dates it; no day to come ever does."""

from datetime import date

import pytest

from tests.client.learning.talk import Memory, builtin, turn

TWO_DAYS = [
    "9월 3일에 받은 옷을 8일에 반품했어요.",
    "9월 3일에 받고 8일에 반품했어요",
    "9月3日に買った服を8日に返品しました。",
]
AHEAD = [
    "12월 3일까지 쓰는 쿠폰에 오류가 나요",
    "The coupon that is valid until December 3 shows an error",
    "12月3日まで使えるクーポンが表示されません",
]


def facts(said):
    memory = Memory(builtin())
    memory.hears(turn(said))
    return [*memory.facts.values()]


@pytest.mark.parametrize("said", TWO_DAYS)
def test_the_deed_has_its_own_day_and_not_that_of_the_thing(said):
    assert [(it.kind, it.day) for it in facts(said)] == [("event", date(2026, 9, 8))]


@pytest.mark.parametrize("said", AHEAD)
def test_a_fault_is_dated_by_no_day_to_come(said):
    assert [it.kind for it in facts(said)] == ["event"]
    assert all(it.day is None or it.day <= date(2026, 9, 28) for it in facts(said))
