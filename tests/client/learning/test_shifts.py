"""A lasting change leaves what happened and what is so since then; a moved booking leaves one fact."""

import pytest

from client.learning.shifts import shifted
from tests.client.learning.talk import Memory, builtin, turn

LASTING = [
    ("en", "I swapped my card for the Amex two days ago", "Card: the Amex"),
    ("en", "We switched from paper to digital statements in May", "Now: digital statements"),
    ("en", "I've been promoted to head chef", "Role: head chef"),
    ("ko", "결제카드를 현대카드로 교체했어요", "결제카드: 현대카드"),
    ("ko", "이번 달부터 방문을 목요일로 옮겼어요", "방문: 목요일"),
    ("ko", "이번에 점장으로 승진했어요", "직책: 점장"),
    ("ja", "カードをJCBに差し替えました", "カード: JCB"),
    ("ja", "今月から訪問を土曜に変えてもらいました", "訪問: 土曜"),
    ("ja", "店長に就きました", "役職: 店長"),
]
FOR_ONCE = [
    ("en", "I moved my booking to Friday"),
    ("en", "I changed my appointment to next Tuesday"),
    ("en", "I swapped it for a bigger one"),
    ("ko", "예약을 금요일로 옮겼어요"),
    ("ko", "진료를 다음 주로 변경했어요"),
    ("ko", "담당자가 김민수에서 김민석으로 바뀌었어요"),
    ("ja", "予約を金曜に変更しました"),
    ("ja", "配達を明日に変えました"),
    ("ja", "電話番号は090-1234-5678に変わりました"),
]
SINCE = [
    ("어제부터 30석으로 쓰고 있어요.", "2026-09-27"),
    ("We've been on the Team plan since September 1.", "2026-09-01"),
    ("9月1日からスタンダードプランを使っています。", "2026-09-01"),
]


@pytest.mark.parametrize(("language", "text", "statement"), LASTING)
def test_what_holds_since_a_change_is_said_with_its_matter(language, text, statement):
    assert [(draft.kind, draft.statement) for draft in shifted(text, language)] == [("attribute", statement)]


@pytest.mark.parametrize(("language", "text"), FOR_ONCE)
def test_what_is_moved_for_once_leaves_nothing_that_lasts(language, text):
    assert list(shifted(text, language)) == []


@pytest.mark.parametrize(("text", "day"), SINCE)
def test_what_is_so_from_a_day_on_is_an_event_of_that_day_too(text, day):
    memory = Memory(builtin())
    memory.hears(turn(text, at="2026-09-28T15:00"))
    assert sorted(fact.kind for fact in memory.active()) == ["attribute", "event"]
    assert [fact.day.isoformat() for fact in memory.active(kind="event")] == [day]


@pytest.mark.parametrize(
    ("first", "then", "statement"),
    [
        ("I live in Dover.", "I live in Deal.", "Lives in Deal"),
        ("저는 안양 살아요.", "저는 안산 살아요.", "사는 곳은 안산"),
        ("横浜に住んでいます。", "川崎に住んでいます。", "住まいは川崎"),
    ],
)
def test_a_place_to_live_takes_the_place_of_the_one_before(first, then, statement):
    memory = Memory(builtin())
    memory.hears(turn(first))
    memory.hears(turn(then, at="2026-09-29T10:00"))
    assert memory.statements() == {statement}
