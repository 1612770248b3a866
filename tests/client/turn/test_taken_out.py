"""A wish whose line the customer took out of the block again is not learned as a fact, nor asked about."""

import asyncio

import pytest

WISHES = [
    "앞으로는 영어로 답해 주세요",
    "앞으로 지수라고 불러 주세요",
    "From now on please answer me in Japanese",
    "Please call me Jay from now on",
    "これからは英語で答えてください",
    "これからはジスと呼んでください",
]


def learn(engine, turn):
    engine.conversations.end(turn.conversation)
    asyncio.run(engine.learning.run_due())


@pytest.fixture
def engine(account):
    return account()


@pytest.mark.parametrize("wish", WISHES)
def test_a_wish_that_was_undone_is_neither_learned_nor_asked_about(engine, ask, wish):
    turn = ask(engine, wish)
    assert engine.notebook.block().text
    engine.notebook.undo_block(turn.conversation)
    learn(engine, turn)
    assert engine.notebook.facts(every=True) == []
    assert ask(engine, "안녕하세요").cards == ()


@pytest.mark.parametrize("wish", WISHES)
def test_a_wish_whose_line_was_deleted_by_hand_does_not_come_back_either(engine, ask, wish):
    turn = ask(engine, wish)
    engine.notebook.clear_block()
    learn(engine, turn)
    assert engine.notebook.facts(every=True) == []


@pytest.mark.parametrize("wish", WISHES)
def test_a_wish_that_stands_is_learned(engine, ask, wish):
    learn(engine, ask(engine, wish))
    assert len(engine.notebook.facts()) == 1


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("앞으로는 영어로 답해 주세요. 어제 요금을 결제했어요.", "결제"),
        ("From now on please answer me in Japanese. I paid the invoice yesterday.", "aid the invoice"),
        ("これからは英語で答えてください。昨日料金を払いました。", "払"),
    ],
)
def test_what_the_same_message_tells_besides_the_undone_wish_is_learned(engine, ask, text, kept):
    turn = ask(engine, text)
    engine.notebook.undo_block(turn.conversation)
    learn(engine, turn)
    (fact,) = engine.notebook.facts(every=True)
    assert kept in fact.statement


def test_a_wish_said_anew_after_the_undo_is_learned(engine, ask):
    turn = ask(engine, "앞으로는 영어로 답해 주세요")
    engine.notebook.undo_block(turn.conversation)
    ask(engine, "아니에요, 앞으로는 영어로 답해 주세요", turn.conversation)
    learn(engine, turn)
    assert len(engine.notebook.facts()) == 1
