"""Can one's own messages be searched by hand: by words, by titles, never what was deleted or stands for nothing more?"""

import asyncio
from dataclasses import replace

import pytest

from client.errors import Refused
from client.store import conversations, instead, logs
from tests.client.turn.searching.conftest import DAY, engine_with, indexed
from tests.support.fakes import ScriptedModel


def turns(engine, words):
    return [found.turn for found in engine.lookback.find(words).turns]


def test_a_word_is_found_in_question_and_answer_with_its_place(talked):
    engine, turn = talked
    (found,) = engine.lookback.find("코끼리").turns
    assert (found.turn, found.conversation) == (turn.id, turn.conversation)
    text = found.passage.text
    assert [text[start:stop] for start, stop in found.passage.marks] == ["코끼리", "코끼리"]
    assert turns(engine, "코끼리군요 네") == [turn.id]


@pytest.mark.parametrize("typed", ["", "   ", "?!", '" OR *', "가" * 100_000, "\ud800", "하마"])
def test_what_is_not_there_gives_nothing_and_never_raises(talked, typed):
    assert turns(talked[0], typed) == []


def test_a_conversation_that_is_deleted_is_found_neither_by_words_nor_by_its_title(talked):
    engine, turn = talked
    engine.conversations.rename(turn.conversation, "동물원")
    assert [one.id for one in engine.lookback.find("동물원").titled] == [turn.conversation]
    conversations.hide(engine.opened.database, turn.conversation, DAY)
    assert engine.lookback.find("동물원").titled == ()
    assert turns(engine, "코끼리") == []


def test_a_question_that_was_asked_anew_is_found_once_where_it_stands_now(talked):
    engine, turn = talked
    database = engine.opened.database
    again = logs.turn(database, turn.id)
    database.run("UPDATE conversations SET ended_at = NULL WHERE id = ?", (turn.conversation,))
    newer = replace(again, id="newer", instead_of=turn.id, state="waiting")
    logs.write_question(database, newer, "")
    logs.complete(database, replace(newer, state="done"))
    instead.give_way(database, replace(newer, state="done"))
    asyncio.run(indexed(engine))
    assert turns(engine, "코끼리") == ["newer"]
    assert [found.id for found in engine.finder.find("conversations", "코끼리", 5)] == ["newer"]


def test_a_title_is_one_line_that_can_be_seen_and_not_a_long_one(talked):
    engine, turn = talked
    kept = engine.conversations.rename(turn.conversation, " \u200b나의\u202e \n\n이야기\t ")
    assert (kept.title, kept.named) == ("나의 이야기", True)
    assert engine.conversations.rename(turn.conversation, "가" * 80).title == "가" * 80
    with pytest.raises(Refused, match=r"^talks-title-long"):
        engine.conversations.rename(turn.conversation, "가" * 81)
    assert engine.conversations.rename(turn.conversation, "\u200b ").named is False
    with pytest.raises(Refused, match=r"^conversation-unknown"):
        engine.conversations.rename("nope", "이름")


def test_a_new_question_leaves_the_customers_title_alone(talked, ask):
    engine, turn = talked
    engine.conversations.rename(turn.conversation, "동물원")
    ask(engine_with(engine, ScriptedModel("네.")), "다른 질문이에요", turn.conversation)
    assert engine.conversations.get(turn.conversation).title == "동물원"
