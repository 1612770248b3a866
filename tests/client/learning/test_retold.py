"""What a customer told and takes back: with another day it is put right, else it goes out of force."""

import pytest

from tests.client.learning.talk import Memory, builtin, turn

OTHER_DAY = [
    ("어제 결제했어요", "어제 결제했다고 한 건 잊어 주세요, 그저께였어요"),
    ("어제 결제했어요", "제가 어제 결제했다고 말한 거 잘못이에요. 그저께예요"),
    ("어제 결제했어요", "어제 결제했다고 했는데 사실 그저께였어요"),
    ("I paid yesterday", "Forget that I paid yesterday, it was the day before"),
    ("I paid yesterday", "I said I paid yesterday, but it was on Saturday"),
    ("I paid yesterday", "Please forget I paid yesterday. It was the day before yesterday."),
    ("昨日支払いました", "昨日支払ったというのは忘れてください、一昨日でした"),
    ("昨日支払いました", "昨日払ったと言いましたが、一昨日の間違いです"),
]
NOT_SO = [
    ("어제 좌석을 추가했어요", "좌석 추가했다고 한 건 취소할게요, 안 했어요"),
    ("어제 좌석을 추가했어요", "좌석을 추가했다고 했는데 사실 안 했어요"),
    ("어제 좌석을 추가했어요", "사실 좌석 추가 안 했어요"),
    ("어제 결제했어요", "아 확인해 보니 결제는 안 했네요"),
    ("I added two seats yesterday", "Forget what I said about adding seats, I didn't"),
    ("I added two seats yesterday", "I said I added two seats but I didn't"),
    ("I added two seats yesterday", "Actually I didn't add any seats"),
    ("I paid yesterday", "I take back that I paid yesterday"),
    ("昨日席を追加しました", "席を追加したと言ったのは取り消します、していません"),
    ("昨日支払いました", "昨日支払ったと言いましたが、実はまだ払っていません"),
    ("昨日席を追加しました", "実は席は追加していませんでした"),
]
REQUESTS = [
    ("환불해 주세요", "환불해 달라고 한 건 취소할게요"),
    ("I'd like a refund for my order", "Forget that I asked for a refund"),
    ("返金してください", "返金の依頼は取り消します"),
]


def heard(before, then):
    memory = Memory(builtin())
    memory.hears(turn(before, at="2026-09-28T10:00"))
    memory.hears(turn(then, at="2026-09-28T15:00"))
    return memory


@pytest.mark.parametrize(("before", "then"), OTHER_DAY)
def test_what_is_forgotten_for_another_day_is_put_right_and_not_only_forgotten(before, then):
    memory = heard(before, then)
    assert [(fact.day.isoformat(), fact.status) for fact in memory.facts.values()] == [
        ("2026-09-27", "replaced"),
        ("2026-09-26", "active"),
    ]


@pytest.mark.parametrize(
    ("before", "then", "statement"),
    [
        ("어제 9월 요금을 결제했어요", "어제 결제했다고 한 건 잊어 주세요, 그저께였어요", "9/26 9월 요금을 결제함"),
        (
            "I paid the invoice yesterday",
            "Forget that I paid yesterday, it was the day before",
            "26 Sep: Paid the invoice",
        ),
        ("昨日料金を支払いました", "昨日支払ったというのは忘れてください、一昨日でした", "9/26 料金を支払いました"),
    ],
)
def test_only_the_day_of_the_statement_changes(before, then, statement):
    assert heard(before, then).statements() == {statement}


@pytest.mark.parametrize(("before", "then"), OTHER_DAY)
def test_nothing_else_is_learned_where_nobody_had_told_it_before(before, then):
    memory = Memory(builtin())
    memory.hears(turn(then, at="2026-09-28T15:00"))
    assert [fact.day.isoformat() for fact in memory.active()] == ["2026-09-26"]


@pytest.mark.parametrize(("before", "then"), NOT_SO)
def test_something_told_and_taken_back_goes_out_of_force(before, then):
    memory = heard(before, then)
    assert [fact.status for fact in memory.facts.values()] == ["retracted"]


@pytest.mark.parametrize(("before", "then"), REQUESTS)
def test_a_request_that_is_taken_back_goes_out_of_force(before, then):
    memory = heard(before, then)
    assert [fact.status for fact in memory.facts.values()] == ["retracted"]


def test_the_other_sentences_of_such_a_message_are_read_as_ever():
    memory = heard(
        "I paid yesterday", "Forget that I paid yesterday, it was the day before. Also please cancel my order."
    )
    assert memory.statements() == {"26 Sep: Paid", "Asked to cancel the order"}


@pytest.mark.parametrize(
    ("before", "then"),
    [
        ("저희 직원은 30명이에요", "직원이 30명이라고 한 건 잘못 말했어요"),
        ("We have 30 employees", "Forget that we have 30 employees"),
    ],
)
def test_what_lasts_and_is_taken_back_goes_out_of_force(before, then):
    assert [fact.status for fact in heard(before, then).facts.values()] == ["retracted"]
