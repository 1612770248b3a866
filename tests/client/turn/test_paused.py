"""While the memory is off what is known is used, nothing new is remembered, and nobody claims otherwise; turn by turn."""

import asyncio
import json

import pytest

from client.errors import ModelUnavailable
from client.kit.words import Words
from client.store import logs, questions
from client.turn.tools import WRITE_TOOL
from tests.support.fakes import ScriptedModel

TIER = "저희는 엔터프라이즈를 써요"


def pause(engine, value="off"):
    engine.preferences.set("memory", value)


def learned(engine, turn):
    """End the conversation and tidy; the sentences in force."""
    engine.conversations.end(turn.conversation)
    asyncio.run(engine.tidy(embed=0.0))
    return {fact.statement for fact in engine.notebook.facts(every=True)}


def retry(engine, turn):
    async def go():
        return [event async for event in engine.turns.retry(turn.id)][-1].turn

    return asyncio.run(go())


def test_the_model_is_told_has_no_tool_that_remembers_and_reads_what_is_known(account, ask):
    model = ScriptedModel("답", "답")
    engine = account(model=model)
    engine.notebook.save_block("호칭: 지수", "")
    pause(engine)
    turn = ask(engine, "질문")
    (request,) = model.requests
    assert turn.paused
    assert [part.name for part in request.system][-2:] == ["paused", "block"]
    assert request.system[-1].text.endswith("호칭: 지수")
    assert {"search_facts", "propose_forget"} <= {tool.name for tool in request.tools}
    assert WRITE_TOOL not in {tool.name for tool in request.tools}


def test_a_model_that_calls_the_tool_all_the_same_writes_nothing(account, ask):
    engine = account(model=ScriptedModel([(WRITE_TOOL, json.dumps({"text": "호칭: 지수"}))], "답"))
    pause(engine)
    ask(engine, "앞으로 저를 지수라고 불러 주세요")
    assert engine.notebook.block().text == ""


@pytest.mark.parametrize(
    ("language", "promise"),
    [
        ("ko", "네, 지수 님이라고 기억할게요."),
        ("en", "Sure. I'll remember that."),
        ("ja", "承知しました。覚えておきます。"),
    ],
)
def test_a_promise_is_taken_back_with_the_reason_and_forces_no_second_try(account, ask, language, promise):
    model = ScriptedModel(promise)
    engine = account(model=model, language=language)
    pause(engine)
    turn = ask(engine, "앞으로 저를 지수라고 불러 주세요")
    assert turn.answer.endswith(Words(language).text("memory-paused-not-kept"))
    assert promise not in turn.answer
    assert len(model.requests) == 1


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("앞으로 저를 지수라고 불러 주세요", "기억이 멈춰 있어서"),
        ("Please call me Ann from now on", "Memory is paused"),
        ("今後は日本語で答えてください", "記憶を止めているため"),
    ],
)
def test_the_built_in_assistant_says_honestly_that_a_wish_is_not_written_down(account, ask, wish, told):
    engine = account()
    pause(engine)
    turn = ask(engine, wish)
    assert told in turn.answer
    assert engine.notebook.block().text == ""


def test_a_turn_asked_while_it_is_off_makes_no_fact_then_or_ever(account, ask):
    engine = account()
    pause(engine)
    turn = ask(engine, TIER)
    assert learned(engine, turn) == set()
    pause(engine, "on")
    after = ask(engine, "고마워요", turn.conversation)
    assert learned(engine, after) == set()
    assert engine.learning.pending().waiting == 0


def test_a_conversation_of_such_turns_alone_does_not_even_wait_to_be_tidied(account, ask):
    engine = account()
    pause(engine)
    turn = ask(engine, TIER)
    engine.conversations.end(turn.conversation)
    assert engine.learning.pending().waiting == 0


def test_switching_within_a_conversation_counts_turn_by_turn(account, ask):
    engine = account()
    first = ask(engine, TIER)
    pause(engine)
    ask(engine, "직원이 9명이에요", first.conversation)
    pause(engine, "on")
    last = ask(engine, "저는 부산에 살아요", first.conversation)
    found = learned(engine, last)
    assert any("엔터프라이즈" in statement for statement in found)
    assert any("부산" in statement for statement in found)
    assert not any("9" in statement for statement in found)


def test_it_is_decided_when_the_question_is_asked(account, ask):
    class Switching(ScriptedModel):
        async def stream(self, request):
            pause(engine, "off" if engine.preferences.get().memory == "on" else "on")
            async for event in super().stream(request):
                yield event

    engine = account(model=Switching("하나", "둘"))
    on = ask(engine, TIER)
    off = ask(engine, "직원이 9명이에요", on.conversation)
    assert (on.paused, off.paused) == (False, True)
    found = learned(engine, off)
    assert any("엔터프라이즈" in statement for statement in found)
    assert not any("9" in statement for statement in found)


def test_a_question_tried_again_while_it_is_off_is_not_remembered_and_one_asked_so_stays_so(account, ask):
    failing = ModelUnavailable("model-busy")
    engine = account(model=ScriptedModel(failing, "하나", failing, "둘"))
    first = ask(engine, TIER)
    pause(engine)
    assert retry(engine, first).paused
    second = ask(engine, "직원이 9명이에요", first.conversation)
    pause(engine, "on")
    assert retry(engine, second).paused
    assert logs.turn(engine.opened.database, first.id).paused
    assert learned(engine, first) == set()


def test_no_card_asks_anything_new(account, ask):
    engine = account()
    said = ask(engine, TIER)
    learned(engine, said)
    assert any(card.kind == "promotion" for card in ask(engine, "환불 규정이 궁금해요").cards)
    pause(engine)
    assert ask(engine, "환불 규정이 궁금해요").cards == ()


def test_such_a_question_is_no_sign_that_the_same_is_asked_again_and_again(account, ask):
    engine = account()
    pause(engine)
    ask(engine, "연간 계약도 환불되나요?")
    assert questions.newest(engine.opened.database, 10) == []


def test_the_conversation_can_still_be_searched(account, ask):
    engine = account()
    pause(engine)
    turn = ask(engine, "코끼리-7731 주문이 궁금해요")
    engine.conversations.end(turn.conversation)
    asyncio.run(engine.tidy(embed=0.0))
    assert [hit.id for hit in engine.finder.find("conversations", "코끼리-7731", 5)] == [turn.id]


def test_a_temporary_conversation_stays_what_it_is(account):
    model = ScriptedModel("답")
    engine = account(model=model)
    pause(engine)
    kept = engine.temporary()

    async def go():
        return [event async for event in kept.ask("질문")]

    asyncio.run(go())
    assert [part.name for part in model.requests[0].system][-2:] == ["temporary", "block"]


def test_the_choice_and_the_marks_of_its_turns_live_on_after_a_restart_and_in_a_file(account, ask, tmp_path):
    engine = account()
    pause(engine)
    turn = ask(engine, TIER)
    again = account()
    assert again.preferences.get().memory == "off"
    engine.transfer.export(tmp_path / "memory.jsonl", None, Words("ko"), force=False)
    other = account(name="other")
    other.transfer.read_in(tmp_path / "memory.jsonl", replace_block=False)
    assert other.preferences.get().memory == "off"
    assert logs.turn(other.opened.database, turn.id).paused
    pause(other, "on")
    assert learned(other, turn) == set()
