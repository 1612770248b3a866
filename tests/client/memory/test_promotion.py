"""Three conditions, all of them, and the line seen longest ago makes room."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from client.memory.fact import Fact
from client.memory.promotion import PromotedLine, Propose, Stay, consider

NOW = datetime(2026, 9, 28, tzinfo=UTC)
TIER = Fact("f", "attribute", "엔터프라이즈 등급", None, True, "active", NOW, NOW, attribute="tier", value="enterprise")
KINDS = ("tier", "language")


def test_a_stated_tier_is_proposed_in_the_customers_language():
    assert consider(TIER, promotable=KINDS, block="", limit=4000) == Propose("엔터프라이즈 등급")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "event"}, "dated"),
        ({"attribute": "seats"}, "not_needed"),
        ({"attribute": None}, "not_needed"),
        ({"attribute": "language", "value": "not:ja"}, "not_needed"),
        ({"stated": False}, "inferred"),
        ({"status": "awaiting_consent"}, "waiting"),
    ],
)
def test_any_missing_condition_leaves_it_a_fact(change, reason):
    assert consider(replace(TIER, **change), promotable=KINDS, block="", limit=4000) == Stay(reason)


def test_a_line_that_is_there_is_not_proposed_again():
    assert consider(TIER, promotable=KINDS, block="a\n 엔터프라이즈 등급 ", limit=4000) == Stay("there_already")


def test_without_room_the_promoted_line_seen_longest_ago_goes_down_first():
    old, new = PromotedLine("호칭은 지수", NOW - timedelta(days=9)), PromotedLine("일본어로 답변받기를 원함", NOW)
    block = f"{new.text}\n{old.text}"
    full = len(block)
    assert consider(TIER, promotable=KINDS, block=block, promoted=[new, old], limit=full + 5) == Propose(
        TIER.statement, (old,)
    )
    assert consider(TIER, promotable=KINDS, block=block, promoted=[new, old], limit=full + 10) == Propose(
        TIER.statement
    )


def test_with_no_line_that_may_go_nothing_is_promoted():
    assert consider(TIER, promotable=KINDS, block="x" * 10, limit=12) == Stay("no_room")
