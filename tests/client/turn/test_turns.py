"""A turn keeps everything: the question before the model hears it, the part of an answer, why it failed."""

import asyncio
import json

import pytest

from client.errors import Refused
from client.models.port import AssistantMessage, UserMessage
from client.turn.events import TurnStarted
from client.turn.tools import WRITE_TOOL
from tests.support.fakes import ScriptedModel


def test_the_question_is_in_the_log_before_the_model_hears_it(account, ask):
    engine = account()
    seen = []

    class Looking(ScriptedModel):
        async def stream(self, request):
            seen.extend(engine.conversations.history(engine.conversations.all()[0].id))
            async for event in super().stream(request):
                yield event

    looking = account(model=Looking("답"))
    ask(looking, "질문이에요")
    assert [turn.question for turn in seen] == ["질문이에요"]
    assert seen[0].state == "answering"


def test_a_done_turn_has_its_answer_and_the_model_that_gave_it(account, ask):
    turn = ask(account(model=ScriptedModel("답이에요.")), "질문")
    assert (turn.state, turn.answer, turn.model, turn.model_kind) == ("done", "답이에요.", "scripted", "service")


@pytest.mark.parametrize(
    ("question", "title"),
    [
        ("환불 되나요?", "환불 되나요?"),
        ("가" * 40, "가" * 40),
        ("Can I get a full refund 20 days after purchase?", "Can I get a full refund 20 days after p…"),
        ("가" * 30 + "      " + "나" * 30, "가" * 30 + " " + "나" * 8 + "…"),
    ],
)
def test_a_conversation_is_called_after_its_first_question_and_a_cut_one_says_that_it_went_on(
    account, ask, question, title
):
    engine = account(model=ScriptedModel("답"))
    ask(engine, question)
    assert engine.conversations.all()[0].title == title


def test_the_system_prompt_ends_with_the_block_and_its_count(account, ask):
    model = ScriptedModel("답")
    engine = account(model=model)
    engine.notebook.save_block("호칭: 지수", "")
    ask(engine, "질문")
    names = [part.name for part in model.requests[0].system]
    assert names == ["service_context", "rules", "people", "language", "block"]
    assert model.requests[0].system[-1].text == "# 고객 context (6 / 4,000)\n호칭: 지수"


def test_another_conversations_edit_of_the_block_shows_on_the_next_turn(account, ask):
    model = ScriptedModel("하나", "둘")
    engine = account(model=model)
    first = ask(engine, "질문")
    engine.notebook.save_block("호칭: 지수", "")
    ask(engine, "또", first.conversation)
    assert "지수" not in model.requests[0].system[-1].text
    assert "지수" in model.requests[1].system[-1].text


def test_earlier_turns_of_the_conversation_come_along_and_other_conversations_do_not(account, ask):
    model = ScriptedModel("하나", "둘", "셋")
    engine = account(model=model)
    first = ask(engine, "첫 질문")
    ask(engine, "둘째 질문", first.conversation)
    ask(engine, "다른 대화")
    assert model.requests[1].messages == (UserMessage("첫 질문"), AssistantMessage("하나"), UserMessage("둘째 질문"))
    assert model.requests[2].messages == (UserMessage("다른 대화"),)


def test_a_long_conversation_leaves_out_the_oldest_turns_and_says_so_and_the_log_keeps_them(account, ask):
    model = ScriptedModel(*["답" * 100] * 5)
    engine = account(model=model, history="320")
    turn = ask(engine, "질문 0")
    for number in range(1, 4):
        ask(engine, f"질문 {number}", turn.conversation)

    async def last():
        events = [event async for event in engine.turns.ask("질문 4", turn.conversation)]
        return next(event.left_out for event in events if isinstance(event, TurnStarted))

    assert asyncio.run(last()) == 1
    assert model.requests[-1].messages[0] == UserMessage("질문 1")
    assert len(engine.conversations.history(turn.conversation)) == 5


@pytest.mark.parametrize("text", ["", " \n\t", "\x00"])
def test_a_blank_question_is_refused_and_nothing_is_written(account, ask, text):
    engine = account(model=ScriptedModel("답"))
    with pytest.raises(Refused, match="turn-blank"):
        ask(engine, text)
    assert engine.conversations.all() == []


def test_an_endless_question_is_refused_with_both_counts(account, ask):
    with pytest.raises(Refused) as refused:
        ask(account(model=ScriptedModel("답")), "가" * 40_001)
    assert refused.value.params == {"used": 40_001, "limit": 40_000}


def test_odd_characters_are_stored_and_answered(account, ask):
    turn = ask(account(model=ScriptedModel("답")), "\ud800 👨‍👩‍👧 \u202e한글\x00 \U0010ffff")
    assert turn.state == "done"


def test_what_left_the_device_is_recorded_word_for_word_and_for_whom(account, ask):
    model = ScriptedModel([("search_facts", '{"query": "환불"}')], "답")
    engine = account(model=model)
    turn = ask(engine, "코끼리-7731 환불")
    sent = engine.sent(turn.id)
    assert [one.destination for one in sent] == ["model.test", "model.test"]
    assert "코끼리-7731 환불" in json.loads(sent[0].content)["messages"][-1]["content"]


def test_nothing_is_recorded_as_sent_where_the_built_in_assistant_answers(account, ask):
    engine = account()
    ask(engine, "안녕하세요")
    assert engine.sent() == []


def test_a_secret_in_a_question_stays_in_the_log_and_reaches_no_service(account, ask):
    model = ScriptedModel("알겠어요.", "네.")
    engine = account(model=model)
    first = ask(engine, "카드 번호는 4111 1111 1111 1111 이에요")
    ask(engine, "그럼 처리해 주세요", first.conversation)
    told = "".join(one.content for one in engine.sent())
    assert "4111" not in told
    assert "4111 1111 1111 1111" in engine.conversations.history(first.conversation)[0].question


def test_a_rewrite_of_the_block_is_a_card_with_its_lines_and_can_be_undone(account, ask):
    model = ScriptedModel([(WRITE_TOOL, '{"text": "호칭: 지우"}')], "지우 님, 반가워요.")
    engine = account(model=model)
    engine.notebook.save_block("호칭: 지수", "")
    turn = ask(engine, "지우라고 불러 주세요")
    assert [(card.kind, card.added, card.dropped) for card in turn.cards] == [
        ("block", ("호칭: 지우",), ("호칭: 지수",))
    ]
    assert engine.notebook.undo_block(turn.conversation).text == "호칭: 지수"


def test_L4_a_block_that_is_too_long_is_told_to_the_customer(account, ask):
    call = [(WRITE_TOOL, json.dumps({"text": "가" * 4_001}))]
    turn = ask(account(model=ScriptedModel(call, "길어서 적지 못했어요.")), "이 긴 글을 기억해 주세요")
    assert "4000자를 넘어요" in turn.cards[0].text.replace(",", "")


def test_W1_two_accounts_of_one_home_never_see_each_other(account, ask):
    one = account("하나", model=ScriptedModel("기억"))
    ask(one, "코끼리-7731 환불을 요청해요")
    one.notebook.save_block("코끼리-7731", "")
    model = ScriptedModel(
        [("search_facts", '{"query": "코끼리"}'), ("search_conversations", '{"query": "코끼리"}')], "없어요."
    )
    other = account("둘", model=model)
    ask(other, "코끼리가 있나요?")
    told = "".join(str(request) for request in model.requests)
    assert "7731" not in told
    assert other.finder.find("conversations", "7731", 5) == []
