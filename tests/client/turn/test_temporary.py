"""A temporary conversation is answered like any other, reads the memory, says what it is, and leaves nothing behind."""

import asyncio
import json
import logging
from contextlib import aclosing

import pytest

from client.errors import ModelUnavailable, Refused
from client.models.port import AssistantMessage, UserMessage
from client.turn.events import AnswerDelta, AnswerReplaced
from client.turn.tools import WRITE_TOOL
from tests.client.turn.hanging import Hanging
from tests.support.fakes import ScriptedModel
from tests.support.tables import changed, everything_of, tables

CANARY = "코끼리-7731"
NOT_KEPT = "임시 대화에서는 기억하지 않아요"


@pytest.fixture
def say():
    """Ask to the end in a temporary conversation; returns the turn."""

    def run(kept, text):
        async def go():
            return [event async for event in kept.ask(text)][-1].turn

        return asyncio.run(go())

    return run


def known(engine, ask):
    """A customer of whom something is known: a block, an earlier conversation, a fact."""
    engine.notebook.save_block("호칭: 지수", "")
    turn = ask(engine, "이번 달부터 엔터프라이즈로 바꿨어요")
    engine.conversations.end(turn.conversation)
    asyncio.run(engine.tidy(embed=0.0))
    assert engine.notebook.facts("", every=True)
    return engine


def test_no_table_changes_but_the_record_without_text_and_no_file_holds_a_word(account, ask, say, caplog):
    caplog.set_level(logging.DEBUG)
    known(account(), ask)
    steps = (
        [("search_facts", json.dumps({"query": CANARY}))],
        [(WRITE_TOOL, json.dumps({"text": f"메모: {CANARY}"}))],
        f"{CANARY}에 대해 답해요.",
        f"기억할게요, {CANARY}!",
        ModelUnavailable("model-busy"),
        f"이제 {CANARY}에 답해요.",
    )
    engine = account(model=ScriptedModel(*steps))
    before = tables(engine.opened.database)
    kept = engine.temporary()
    for text in (f"{CANARY}는 어떻게 하나요?", f"앞으로 {CANARY}라고 불러 주세요", f"직원이 9명이에요 {CANARY}"):
        say(kept, text)

    async def again():
        return [event async for event in kept.retry()][-1].turn

    assert asyncio.run(again()).answer == f"이제 {CANARY}에 답해요."
    asyncio.run(engine.tidy(embed=0.0))
    database = engine.opened.database
    assert changed(before, tables(database)) == {"egress", "sqlite_sequence"}
    rows = database.all("SELECT turn, purpose, content FROM egress")
    assert {tuple(row) for row in rows} == {(None, "temporary", None)}
    assert len(rows) == 6
    assert all(sent.size > 500 for sent in engine.sent())
    told, files = everything_of(database, engine.settings.home)
    assert CANARY not in told
    assert CANARY.encode() not in files
    assert "7731" not in caplog.text


def test_it_reads_the_block_and_the_facts_and_its_own_earlier_turns_and_no_other_temporary_ones(account, ask, say):
    known(account(), ask)
    model = ScriptedModel([("search_facts", '{"query": "엔터프라이즈"}')], "하나", "둘", "셋")
    engine = account(model=model)
    kept = engine.temporary()
    say(kept, "첫 질문")
    say(kept, "둘째 질문")
    say(engine.temporary(), "다른 임시 대화")
    assert model.requests[0].system[-1].text.endswith("호칭: 지수")
    assert "엔터프라이즈" in model.requests[1].messages[-1].content
    assert model.requests[2].messages == (UserMessage("첫 질문"), AssistantMessage("하나"), UserMessage("둘째 질문"))
    assert model.requests[3].messages == (UserMessage("다른 임시 대화"),)


def test_the_model_is_told_and_has_only_tools_that_read(account, say):
    model = ScriptedModel("답")
    say(account(model=model).temporary(), "질문")
    assert {tool.name for tool in model.requests[0].tools} == {
        "search_facts", "search_policy", "read_policy", "search_knowhow", "search_conversations",
    }  # fmt: skip
    assert [part.name for part in model.requests[0].system][-2:] == ["temporary", "block"]


@pytest.mark.parametrize(
    ("language", "promise", "told"),
    [
        ("ko", "네, 지수 님이라고 기억할게요.", NOT_KEPT),
        ("en", "Sure. I'll remember that.", "remembers nothing"),
        ("ja", "承知しました。覚えておきます。", "何も記憶しません"),
    ],
)
def test_a_promise_to_remember_is_taken_back_without_forcing_a_tool_that_is_not_there(
    account, say, language, promise, told
):
    model = ScriptedModel(promise)
    turn = say(account(model=model, language=language).temporary(), "앞으로 저를 지수라고 불러 주세요")
    assert told in turn.answer
    assert promise not in turn.answer
    assert len(model.requests) == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("앞으로 저를 지수라고 불러 주세요.", NOT_KEPT),
        ("제 연락처는 이메일로만 해 주세요, 기억해 주세요", NOT_KEPT),
        ("From now on, please call me Jisoo.", "remembers nothing"),
        ("今後は私をジスと呼んでください。", "何も記憶しません"),
    ],
)
def test_the_built_in_assistant_says_so_when_it_is_asked_to_remember(account, say, text, told):
    engine = account()
    turn = say(engine.temporary(), text)
    assert told in turn.answer
    assert turn.cards == ()
    assert engine.notebook.block().text == ""


def test_a_stopped_answer_keeps_its_part_while_the_conversation_is_open_and_can_be_tried_again(account):
    engine = account(model=Hanging())
    kept = engine.temporary()

    async def stop():
        async with aclosing(kept.ask("질문")) as events:
            async for event in events:
                if isinstance(event, AnswerDelta):
                    break

    asyncio.run(stop())
    assert (kept.turns[0].state, kept.turns[0].answer) == ("cancelled", "여기까지는 왔어요.")
    again = kept.answer_with_builtin(kept.turns[0].id)

    async def answered():
        return [event async for event in again][-1].turn

    assert asyncio.run(answered()).state == "done"
    assert len(kept.turns) == 1


def test_nothing_to_retry_and_an_unknown_turn_are_refused(account):
    kept = account(model=ScriptedModel("답")).temporary()

    async def again():
        return [event async for event in kept.retry()]

    with pytest.raises(Refused, match="turn-nothing-to-retry"):
        asyncio.run(again())
    with pytest.raises(Refused, match="turn-unknown"):
        kept.get("nope")


def test_a_blank_question_is_refused_and_the_open_conversation_stays_open(account, ask, say):
    engine = account(model=ScriptedModel("답", "임시 답"))
    open_one = ask(engine, "질문").conversation
    kept = engine.temporary()
    with pytest.raises(Refused, match="turn-blank"):
        say(kept, "  ")
    say(kept, "임시 질문")
    assert engine.conversations.current() == open_one
    assert [turn.question for turn in engine.conversations.history(open_one)] == ["질문"]


def test_a_card_that_waits_is_not_asked_here(account, ask, say):
    engine = known(account(), ask)
    assert engine.notebook.waiting("")
    assert say(engine.temporary(), "안녕하세요").cards == ()


def test_what_replaces_a_promise_is_shown_as_such(account):
    kept = account(model=ScriptedModel("기억해 둘게요.")).temporary()

    async def events():
        return [event async for event in kept.ask("기억해 주세요")]

    replaced = [event for event in asyncio.run(events()) if isinstance(event, AnswerReplaced)]
    assert NOT_KEPT in replaced[-1].text
