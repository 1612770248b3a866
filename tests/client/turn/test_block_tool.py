"""A model's rewrite of the block as the customer sees it: what changed, what was refused and why, what can be undone."""

import json

import pytest

from client.errors import StoreFull
from client.models.service import ServiceModel
from client.store import audit
from client.turn.loop import MAX_FAILED_WRITES
from client.turn.tools import WRITE_TOOL
from tests.client.turn.block_calls import refusals, result, write
from tests.support.fakes import ScriptedModel
from tests.support.model_server import ModelServer, call, say

LONG = write("가" * 4_001)


def test_L3_and_L4_five_rewrites_that_are_too_long_end_with_an_answer_and_one_sentence_for_the_customer(account, ask):
    model = ScriptedModel(LONG, LONG, LONG, "환불은 14일 안에 됩니다.")
    engine = account(model=model)
    engine.notebook.save_block("호칭: 지수", "")
    turn = ask(engine, "제 취향을 다 기억해 주세요")
    assert (turn.state, turn.answer) == ("done", "환불은 14일 안에 됩니다.")
    assert refusals(turn) == [
        "기억하지 못했어요: 4,000자를 넘어요(4,001자). 기억된 내용은 그대로예요. 줄을 합치거나 덜어 주세요."
    ]
    assert engine.notebook.block().text == "호칭: 지수"
    assert WRITE_TOOL not in [tool.name for tool in model.requests[-1].tools]


def test_L3_five_rewrites_in_one_step_are_refused_after_the_third(account, ask):
    model = ScriptedModel(LONG * 5, "답이에요.")
    engine = account(model=model)
    turn = ask(engine, "기억해 주세요")
    told = [json.loads(message.content) for message in model.requests[1].messages[-5:]]
    assert [("stored" in one) for one in told] == [True] * MAX_FAILED_WRITES + [False] * 2
    assert turn.answer == "답이에요."


def test_L4_a_promise_after_a_refusal_gives_way_to_the_reason(account, ask):
    model = ScriptedModel(LONG, "네, 기억해 두었어요!", "네, 기억해 두었어요!")
    turn = ask(account(model=model), "기억해 주세요")
    assert turn.answer.startswith("기억하지 못했어요: 4,000자를 넘어요")


def test_L4_a_full_disk_is_told_too(account, ask, monkeypatch):
    engine = account(model=ScriptedModel(write("가" * 3_000), "네, 알겠어요."))
    database = engine.opened.database
    real = database.run

    def full(sql, params=()):
        if sql.startswith("INSERT INTO block "):
            raise StoreFull("store-full")
        return real(sql, params)

    monkeypatch.setattr(database, "run", full)
    turn = ask(engine, "기억해 주세요")
    assert "저장 공간이 가득" in refusals(turn)[0]


def test_a_broken_call_that_stores_nothing_is_told_as_well(account, ask):
    broken = [(WRITE_TOOL, "{not json")]
    turn = ask(account(model=ScriptedModel(broken, "네, 지수 님.")), "지수라고 불러 주세요")
    assert refusals(turn) == ["(이번에는 기억해 두지 못했어요. 다시 말씀해 주시거나 ‘기억된 내용’에 직접 적어 주세요.)"]


def test_a_refusal_that_was_put_right_leaves_only_the_change(account, ask):
    model = ScriptedModel(LONG, write("호칭: 지수"), "지수 님, 반가워요.")
    turn = ask(account(model=model), "지수라고 불러 주세요")
    assert [(card.kind, card.added) for card in turn.cards] == [("block", ("호칭: 지수",))]


def test_L7_a_rewrite_without_reading_shows_all_twelve_lines_and_undo_brings_them_back(account, ask):
    engine = account(model=ScriptedModel(write("새 줄"), "네."))
    before = "\n".join(f"줄 {n}" for n in range(12))
    engine.notebook.save_block(before, "")
    turn = ask(engine, "안녕하세요")
    (card,) = turn.cards
    assert len(card.dropped) == 12
    assert engine.notebook.undo_block(turn.conversation).text == before


def test_L7_two_rewrites_of_one_turn_are_one_card_and_one_undo(account, ask):
    engine = account(model=ScriptedModel(write("하나"), write("하나\n둘"), "네."))
    engine.notebook.save_block("처음", "")
    turn = ask(engine, "안녕하세요")
    assert [(card.added, card.dropped) for card in turn.cards] == [(("하나", "둘"), ("처음",))]
    assert engine.notebook.undo_block(turn.conversation).text == "처음"


@pytest.mark.parametrize(
    ("question", "promise"),
    [
        ("저를 '지수'라고 불러 주세요", "네, 앞으로 지수 님이라고 부를게요."),
        ("Please call me Jisoo", "Sure! I'll make sure to call you Jisoo."),
        ("今後はジスと呼んでください", "はい、次回からジスさんとお呼びします。"),
    ],
)
def test_L9_either_there_is_a_write_or_there_is_no_promise(account, ask, question, promise):
    model = ScriptedModel(promise, promise)
    turn = ask(account(model=model), question)
    assert promise not in turn.answer
    assert "기억해 두지 못했어요" in turn.answer
    assert model.requests[1].must_call == WRITE_TOOL
    kept = account("another", model=ScriptedModel(promise, write("호칭: 지수"), promise))
    assert ask(kept, question).answer == promise
    assert [entry["writer"] for entry in audit.entries(kept.opened.database)] == ["model"]


def test_L17_a_write_and_then_nothing_still_gets_an_answer(account, ask):
    turn = ask(account(model=ScriptedModel(write("호칭: 지수"), "", "")), "지수라고 불러 주세요")
    assert turn.state == "done"
    assert turn.answer == "말씀하신 대로 기억해 두었어요. 더 필요하신 것이 있으면 알려 주세요."


@pytest.mark.parametrize(
    ("after", "said"),
    [
        ([say(""), say("반가워요, 지수 님.")], "반가워요, 지수 님."),
        ([say(" "), say("")], "말씀하신 대로 기억해 두었어요. 더 필요하신 것이 있으면 알려 주세요."),
    ],
)
def test_L17_a_service_that_ends_without_a_word_after_the_write_still_gets_an_answer(account, ask, after, said):
    written = call("c1", WRITE_TOOL, json.dumps({"text": "호칭: 지수"}))
    with ModelServer(written, *after) as server:
        turn = ask(account(model=ServiceModel(server.url, "test-model", "")), "지수라고 불러 주세요")
    assert (turn.state, turn.answer) == ("done", said)
    assert server.overrun == 0


def test_L17_a_refused_write_and_then_nothing_gets_the_reason_as_its_answer(account, ask):
    turn = ask(account(model=ScriptedModel(LONG, "", "")), "기억해 주세요")
    assert turn.answer.startswith("기억하지 못했어요: 4,000자를 넘어요")


def test_L13_what_is_stored_is_what_is_shown_is_what_is_sent_with_one_count(account, ask):
    hidden = "호칭: 지\u200b수맘 👨\u200d👩\u200d👧\u202e\u2066 끝\U000e0041"
    model = ScriptedModel(write(hidden), "네.", "네.")
    engine = account(model=model)
    ask(engine, "지수맘이라고 불러 주세요")
    ask(engine, "안녕하세요")
    shown = engine.notebook.block()
    assert shown.text == "호칭: 지수맘 👨\u200d👩\u200d👧 끝"
    assert model.requests[-1].system[-1].text == f"# 고객 context ({shown.used} / 4,000)\n{shown.text}"
    assert shown.used == len(shown.text)


def test_L6_another_conversations_line_that_a_stale_rewrite_drops_is_listed_and_audited(account, ask):
    model = ScriptedModel("네.", write("하나\n둘\n셋 고침"), "네.")
    engine = account(model=model)
    engine.notebook.save_block("하나\n둘\n셋", "")
    first = ask(engine, "안녕하세요")
    engine.notebook.save_block("하나\n둘\n셋\n넷", "하나\n둘\n셋")
    turn = ask(engine, "셋을 고쳐 주세요", first.conversation)
    assert turn.cards[0].dropped == ("셋", "넷")
    assert result(model, 2)["dropped"] == ["셋", "넷"]
    assert "넷" in audit.entries(engine.opened.database)[-1]["detail"]
