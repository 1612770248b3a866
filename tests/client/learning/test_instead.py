"""A instead of B since a day: what is so now, and the day on which it began. A choice is a decision and no more."""

from datetime import date

import pytest

from tests.client.learning.talk import Memory, builtin, turn

SINCE = [
    ("From this month on we're using the Camden warehouse rather than the Hackney one.", "Camden", "2026-09-01"),
    ("Since the beginning of this month I go to the pool instead of spin class.", "pool", "2026-09-01"),
    ("이달부터 강남점에서 잠실점으로 옮겨서 다니고 있어요.", "잠실점", "2026-09-01"),
    ("9월 14일부터 새벽배송 말고 편의점 픽업으로 받고 있어요.", "편의점", "2026-09-14"),
    ("今月から受け取りを自宅じゃなく駅前のロッカーにしてるんですが。", "ロッカー", "2026-09-01"),
    ("9月1日付で本社を名古屋市中区に移転いたしました。", "名古屋市中区", "2026-09-01"),
]
NOT_YET = [
    "Could we use the Camden warehouse rather than the Hackney one from this month on?",
    "다음 달부터 강남점 말고 잠실점으로 다닐까 해요.",
    "来月から自宅ではなくロッカーにしようか考えています。",
    "I'd rather buy it SIM-only instead of taking a handset from you.",
]
CHOSEN = [
    ("We sat down yesterday and chose the 15-year mortgage over the 20-year one.", "15-year"),
    ("I picked the blue sofa over the grey one yesterday.", "blue sofa"),
    ("어제 상의해서 A안 대신 B안을 택했어요", "B안"),
    ("昨日話し合って、青ではなく白の椅子を選びました", "白の椅子"),
]


def found(said):
    memory = Memory(builtin())
    memory.hears(turn(said))
    return [*memory.facts.values()]


@pytest.mark.parametrize(("said", "holds", "day"), SINCE)
def test_what_is_done_instead_is_so_and_began_on_a_day(said, holds, day):
    facts = {it.kind: it for it in found(said)}
    assert set(facts) == {"attribute", "event"}
    assert facts["event"].day == date.fromisoformat(day)
    assert facts["attribute"].day is None
    assert all(holds in it.statement for it in facts.values())


@pytest.mark.parametrize("said", NOT_YET)
def test_what_is_only_asked_or_planned_holds_nothing(said):
    assert not [it for it in found(said) if it.kind == "attribute"]


@pytest.mark.parametrize(("said", "holds"), CHOSEN)
def test_a_choice_is_one_decision_and_no_event(said, holds):
    (fact,) = found(said)
    assert (fact.kind, fact.day) == ("decision", date(2026, 9, 27))
    assert holds in fact.statement
