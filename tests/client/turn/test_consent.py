"""W6: what is sensitive is not known until the customer says yes; a no leaves nothing of it but the conversation."""

import asyncio
import json

import pytest

from client.store.egress import records
from client.turn.tools import WRITE_TOOL
from tests.support.fakes import ScriptedModel
from tests.support.tables import tables

SAID = [
    ("우울증 약을 먹어요", "우울증"),
    ("I take medication for depression", "depression"),
    ("うつ病の薬を飲んでいます", "うつ病"),
    ("저는 당뇨 약을 먹고 있어요", "당뇨"),
]


def heard(account, ask, text):
    engine = account()
    turn = ask(engine, text)
    engine.conversations.end(turn.conversation)
    asyncio.run(engine.learning.run_due())
    return engine


@pytest.mark.parametrize(("text", "word"), SAID)
def test_W6_nothing_is_found_sent_or_in_the_block_before_the_yes(account, ask, text, word):
    engine = heard(account, ask, text)
    (fact,) = engine.notebook.facts("", every=True)
    assert (fact.status, fact.sensitive) == ("awaiting_consent", True)
    assert engine.notebook.block().text == ""
    model = ScriptedModel([("search_facts", json.dumps({"query": word}))], "답")
    asked = account(model=model)
    ask(asked, "무엇을 알고 있나요?")
    assert json.loads(model.requests[1].messages[-1].content)["results"] == []
    told = json.loads(records(asked.opened.database)[0].content)["messages"]
    assert word not in str(told)
    assert WRITE_TOOL not in str(told[-1])


@pytest.mark.parametrize(("text", "word"), SAID)
def test_W6_a_no_leaves_nothing_outside_the_conversation_itself(account, ask, text, word):
    engine = heard(account, ask, text)
    (fact,) = engine.notebook.facts("", every=True)
    engine.notebook.confirm(fact.id, yes=False)
    assert engine.notebook.facts("", every=True) == []
    left = {name for name, rows in tables(engine.opened.database).items() if word in repr(rows)}
    assert left <= {"turns", "conversations", "search_item", "search_term"}
    engine.conversations.end(engine.conversations.all()[0].id)
    asyncio.run(engine.learning.run_due())
    assert engine.notebook.facts("", every=True) == []


@pytest.mark.parametrize(("text", "word"), SAID)
def test_W6_a_yes_makes_it_a_fact_like_any_other(account, ask, text, word):
    engine = heard(account, ask, text)
    (fact,) = engine.notebook.facts("", every=True)
    assert engine.notebook.confirm(fact.id).status == "active"
    assert [found.id for found in engine.notebook.facts(word)] == [fact.id]
