"""A day that is put right in the same breath: one fact, with the right day, and the customer's whole words."""

from datetime import date

import pytest

from client.learning.slips import put_right
from client.learning.support import days
from tests.client.learning.talk import Memory, builtin, turn

TODAY = date(2026, 9, 28)  # a Monday
PUT_RIGHT = [
    ("어제, 아니 그저께 결제했어요", "2026-09-26"),
    ("어제 결제했어요, 아니 그저께요", "2026-09-26"),
    ("어제 결제했어요 아니 그저께네요", "2026-09-26"),
    ("어제 결제했어요. 아 아니다 그저께네요", "2026-09-26"),
    ("어제가 아니라 그저께 결제했어요", "2026-09-26"),
    ("그저께 결제했어요, 어제가 아니라", "2026-09-26"),
    ("어제 결제했어요. 죄송해요 착각했어요 그저께예요", "2026-09-26"),
    ("9월 20일에, 아니 21일에 결제했어요", "2026-09-21"),
    ("8월 20일에 결제했어요. 아니 21일이요", "2026-08-21"),
    ("지난주 화요일, 아니 수요일에 결제했어요", "2026-09-23"),
    ("I paid yesterday — no, the day before", "2026-09-26"),
    ("I paid yesterday, no wait, the day before yesterday", "2026-09-26"),
    ("I paid yesterday. Actually it was Saturday.", "2026-09-26"),
    ("I paid on September 20, sorry, September 21", "2026-09-21"),
    ("I paid on the 20th, I mean the 21st", "2026-09-21"),
    ("I paid last Tuesday, or rather Wednesday", "2026-09-23"),
    ("I paid the day before yesterday, not yesterday", "2026-09-26"),
    ("Yesterday, no, on Saturday I paid the invoice", "2026-09-26"),
    ("昨日、いや一昨日払いました", "2026-09-26"),
    ("昨日じゃなくて一昨日払いました", "2026-09-26"),
    ("昨日払いました。いえ、一昨日でした", "2026-09-26"),
    ("9月20日、じゃなくて21日に払いました", "2026-09-21"),
    ("昨日、間違えました、一昨日払いました", "2026-09-26"),
    ("昨日払いました、違う、その前の日です", "2026-09-26"),
    ("先週の火曜日、いや水曜日に払いました", "2026-09-23"),
]
NO_SLIP = [
    "어제 결제했는데 아니 오늘 또 결제됐어요",
    "어제 주문했는데 오늘 취소했어요",
    "어제도 안 되고 오늘도 안 돼요",
    "I paid yesterday, no refund since last Monday",
    "I paid yesterday, sorry for asking today again",
    "I paid yesterday and actually today the app broke",
    "昨日払いましたが、すみません、今日また請求されました",
    "昨日も今日も開きません",
]


@pytest.mark.parametrize(("text", "day"), PUT_RIGHT)
def test_a_day_that_is_put_right_in_the_same_message_makes_one_fact_with_the_right_day(text, day):
    memory = Memory(builtin())
    memory.hears(turn(text, at="2026-09-28T15:00"))
    (fact,) = memory.active()
    assert (fact.kind, fact.day.isoformat()) == ("event", day)
    assert fact.evidence[0].text in text
    assert not {"아니", "no", "いや", "じゃなくて"} & set(fact.statement.split())


@pytest.mark.parametrize("text", NO_SLIP)
def test_two_days_without_a_word_that_takes_one_back_both_stand(text):
    assert put_right(text, TODAY).words == text


@pytest.mark.parametrize(("text", "day"), PUT_RIGHT)
def test_the_day_that_is_taken_back_supports_no_fact_of_any_extractor(text, day):
    supported = days(turn(text, at="2026-09-28T15:00"), text)
    assert date.fromisoformat(day) in supported
    assert supported <= {date.fromisoformat(day), TODAY}


@pytest.mark.parametrize(
    ("said", "then", "day"),
    [
        ("어제 결제했어요", "아, 어제 말고 그저께요", "2026-09-26"),
        ("어제 결제했어요", "잘못 말했어요, 그저께예요", "2026-09-26"),
        ("I paid yesterday", "Sorry, it was the day before, not yesterday", "2026-09-26"),
        ("I paid yesterday", "Actually no, it was Saturday", "2026-09-26"),
        ("昨日払いました", "すみません、一昨日でした", "2026-09-26"),
        ("昨日払いました", "あ、昨日じゃなくて一昨日です", "2026-09-26"),
    ],
)
def test_the_next_message_puts_the_day_right_too(said, then, day):
    memory = Memory(builtin())
    memory.hears(turn(said, number=1), turn(then, number=2))
    (fact,) = memory.active()
    assert (fact.day.isoformat(), [quote.text for quote in fact.evidence]) == (day, [said, then])


HALTING = [
    "工事に来てもらったのは26日…いえ、27日でした。",
    "商品が届いたのは26日、いや27日でした。",
    "설치 기사님이 오신 건 26일... 아니, 27일이었어요.",
    "8일… 아니 27일에 결제했어요",
    "제가 9월 26일, 아니 27일에 예약 변경 전화를 드렸었는데 반영이 안 된 것 같아요.",
    "I paid on the 26th… no, the 27th.",
]


@pytest.mark.parametrize("said", HALTING)
def test_a_day_put_right_after_a_halt_is_one_event_of_the_right_day(said):
    memory = Memory(builtin())
    memory.hears(turn(said))
    assert [(it.kind, it.day) for it in memory.active()] == [("event", date(2026, 9, 27))]
    assert "26" not in memory.active()[0].statement
    assert "  " not in memory.active()[0].statement
