"""Who may look into earlier conversations, and what is never found in them?"""

import asyncio
import json

import pytest

from client.store import bundles, conversations
from tests.client.turn.searching.conftest import DAY, engine_with, indexed
from tests.support.fakes import ScriptedModel

LOOK = [("search_conversations", '{"query": "코끼리-7731"}')]


def told(engine, ask, conversation=None):
    """What a model gets to read when it looks for the word, and the tools that it is offered."""
    model = ScriptedModel(LOOK, "찾아봤어요.")
    asking = engine_with(engine, model)
    ask(asking, "지난번 이야기 기억하세요?", conversation)
    offered = {spec.name for spec in model.requests[0].tools}
    return "search_conversations" in offered, str(model.requests[1].messages[-1])


def service_says(engine, *, allowed):
    came = bundles.Provenance("config", 1, "0" * 64, 1, DAY, DAY)
    bundles.put(engine.opened.database, came, json.dumps({"format": 1, "conversation_search": allowed}))


def test_it_is_on_by_default_and_finds_what_was_said(talked, ask):
    engine, turn = talked
    offered, result = told(engine, ask)
    assert offered
    assert turn.id in result
    assert [found.id for found in engine.finder.find("conversations", "코끼리-7731", 5)] == [turn.id]


@pytest.mark.parametrize("who", ["customer", "service"])
def test_turned_off_by_the_customer_or_the_service_the_tool_is_not_there_and_nothing_is_looked_up(talked, ask, who):
    engine, turn = talked
    if who == "customer":
        engine.preferences.set("conversation_search", "off")
    else:
        service_says(engine, allowed=False)
    offered, result = told(engine, ask)
    assert not offered
    assert "7731" not in result
    by_hand = [found.id for found in engine.finder.find("conversations", "코끼리-7731", 5)]
    assert by_hand == [turn.id], "one's own messages can always be searched by hand"


def test_the_customer_can_not_turn_on_what_the_service_has_turned_off(talked, ask):
    engine, _ = talked
    service_says(engine, allowed=False)
    engine.preferences.set("conversation_search", "on")
    assert told(engine, ask)[0] is False
    service_says(engine, allowed=True)
    assert told(engine, ask)[0] is True


def test_a_deleted_conversation_is_never_found_even_before_it_is_purged(talked, ask):
    engine, turn = talked
    conversations.hide(engine.opened.database, turn.conversation, DAY)
    _, result = told(engine, ask)
    assert "7731" not in result
    assert engine.finder.find("conversations", "코끼리-7731", 5) == []


def test_deleted_turns_take_no_place_from_those_that_are_left(account, ask):
    engine = account()
    for number in range(6):
        turn = ask(engine_with(engine, ScriptedModel("네.")), f"환불 규정 환불 {number}")
        conversations.hide(engine.opened.database, turn.conversation, DAY)
    kept = ask(engine_with(engine, ScriptedModel("네.")), "배송과 환불이 궁금해요, 조금 긴 말이에요")
    asyncio.run(indexed(engine))
    assert [found.id for found in engine.finder.find("conversations", "환불 규정", 4)] == [kept.id]


def test_W1_another_account_finds_nothing_and_gets_an_empty_list_and_no_error(talked, account, ask):
    for name in ("둘", "고객-가나다", "지수@example.com"):
        other = account(name)
        _, result = told(other, ask)
        assert '"results": []' in result
        for place in ("facts", "conversations"):
            assert other.finder.find(place, "코끼리-7731", 5) == []


def test_the_conversation_that_is_open_is_not_searched_it_is_there_already(talked, ask):
    engine, turn = talked
    _, result = told(engine, ask, turn.conversation)
    assert turn.id not in result
