"""A day that is put right in the chat: no card that forgets, and the fact has its other day afterwards."""

import asyncio

import pytest

SAID = [
    ("어제 요금을 결제했어요", "어제 결제했다고 한 건 잊어 주세요, 그저께였어요", "9/26 요금을 결제함"),
    ("I paid the invoice yesterday", "Forget that I paid yesterday, it was the day before", "26 Sep: Paid the invoice"),
    ("昨日料金を支払いました", "昨日支払ったというのは忘れてください、一昨日でした", "9/26 料金を支払いました"),
]


def told(engine, ask, text):
    turn = ask(engine, text)
    engine.conversations.end(turn.conversation)
    asyncio.run(engine.learning.run_due())
    return turn


@pytest.mark.parametrize(("first", "then", "statement"), SAID)
def test_who_puts_a_day_right_is_asked_to_forget_nothing(account, ask, first, then, statement):
    engine = account()
    told(engine, ask, first)
    assert [card for card in told(engine, ask, then).cards if card.kind == "forget"] == []
    assert [fact.statement for fact in engine.notebook.facts()] == [statement]


@pytest.mark.parametrize("text", [first for first, _, _ in SAID[:2]])
def test_what_is_only_told_is_acknowledged(account, ask, text):
    answer = ask(account(), text).answer
    assert any(word in answer for word in ("고마워요", "Thank you"))
