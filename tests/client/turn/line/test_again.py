"""A question asked anew that waits in line: the old answer stands until the new one is there, and nothing is lost."""

import asyncio

import pytest

from client.errors import ModelUnavailable, StoreFull
from client.store import logs
from tests.client.turn.line.conftest import ended
from tests.support.away import unreachable

TIER = "저희는 엔터프라이즈를 써요"


def answered(away, text):
    """A question that has its answer, before the service goes away."""
    away.back()
    turn = away.ask(text)
    away.service.trouble = unreachable()
    return turn


def again(away, text=None):
    return ended(away.engine.turns.again(None, text))[-1]


def title(away):
    return away.engine.conversations.all()[0].title


@pytest.mark.parametrize("restart", [False, True])
def test_the_old_answer_stands_until_the_new_one_is_there_which_is_asked_for_once(away, restart):
    first = answered(away, "하나")
    second = again(away, "하나 더")
    assert (second.state, second.instead_of) == ("waiting", first.id)
    if restart:
        asyncio.run(away.engine.close())
        away.open()
    assert away.states() == [("하나", "done"), ("하나 더", "waiting")]
    away.back()
    assert [turn.answer for turn in away.send()] == ["답: 하나 더"]
    assert away.states() == [("하나 더", "done")]
    assert away.service.asked()[2:] == [["하나 더"]], "once, without what it stands in the place of"
    assert title(away) == "하나 더"


def test_taken_out_of_the_line_it_gives_the_old_answer_back(away):
    answered(away, "하나")
    away.line.turns.waits.withdraw(again(away, "비밀스러운 질문").id)
    assert away.states() == [("하나", "done")]
    assert title(away) == "하나"


def test_taken_out_of_the_line_it_gives_the_failed_question_back_and_no_title_keeps_its_words(away):
    away.service.trouble = ModelUnavailable("model-malformed")
    away.ask("하나")
    away.service.trouble = unreachable()
    second = again(away, "비밀스러운 질문")
    assert away.states() == [("비밀스러운 질문", "waiting")]
    away.line.turns.waits.reword(second.id, "더 비밀스러운 질문")
    assert title(away) == "더 비밀스러운 질문"
    away.line.turns.waits.withdraw(second.id)
    assert away.states() == [("하나", "failed")]
    assert title(away) == "하나"


def test_no_title_keeps_the_words_of_the_only_question_that_was_taken_out(away):
    turn = away.ask("비밀스러운 질문")
    away.line.turns.waits.withdraw(turn.id)
    [row] = away.engine.opened.database.all("SELECT title FROM conversations")
    assert row["title"] == ""


def learned(away, turn):
    away.engine.conversations.end(turn.conversation)
    asyncio.run(away.engine.tidy(embed=0.0))
    return away.engine.notebook.facts(every=True)


def memory(away, value):
    away.engine.preferences.set("memory", value)


@pytest.mark.parametrize("when", ["asked", "reworded", "sent", "asked anew"])
def test_what_was_asked_put_in_other_words_or_sent_while_the_memory_is_off_is_never_read_for_facts(away, when):
    if when == "asked anew":
        memory(away, "off")
        answered(away, TIER)
        memory(away, "on")
        turn = again(away)
    else:
        if when == "asked":
            memory(away, "off")
        turn = away.ask("질문" if when == "reworded" else TIER)
        if when == "reworded":
            memory(away, "off")
            away.line.turns.waits.reword(turn.id, TIER)
        memory(away, "off" if when == "sent" else "on")
    away.back()
    [sent] = away.send()
    assert (sent.question, sent.state, sent.paused) == (TIER, "done", True)
    names = {tool.name for tool in away.service.requests[-1].tools}
    assert "rewrite_customer_context" not in names
    memory(away, "on")
    assert learned(away, turn) == []


def test_an_answer_in_the_place_of_another_that_cannot_be_saved_leaves_both_until_it_is(away, monkeypatch):
    first = answered(away, "하나")
    second = again(away, "하나 더")
    real = logs.complete
    away.back()

    def full(*_):
        raise StoreFull("store-full")

    monkeypatch.setattr(logs, "complete", full)
    [turn] = away.send()
    assert (turn.error, turn.answer) == ("turn-unsaved-store-full", "답: 하나 더")
    assert not away.engine.turns.get(first.id).superseded
    monkeypatch.setattr(logs, "complete", real)
    away.engine.conversations.end(turn.conversation)
    [saved] = ended(away.engine.turns.answer_with_builtin(second.id))
    assert (saved.state, saved.answer) == ("done", "답: 하나 더"), "what came is saved, nobody is asked again"
    assert away.engine.turns.get(first.id).superseded
    assert away.service.asked()[2:] == [["하나 더"]]
    assert away.engine.learning.pending().waiting == 1, "its conversation had ended"
