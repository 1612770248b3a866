"""mem0 proposes; does our gate decide, does only the chosen model hear it, and is nothing lost where it does not answer?"""

import asyncio
import json

import pytest

from client import later
from client.errors import ModelUnavailable
from client.learning.jobs import Learning
from client.mem0_bridge.extract import extract_with_mem0, learner_with_mem0
from client.models.service import ServiceModel
from client.settings import load_settings
from client.store import conversations, egress, facts, jobs, logs, refusals
from shared.errors import Refused
from shared.formats.config import ServiceConfig
from tests.client.learning.talk import turn
from tests.support.fakes import ScriptedModel
from tests.support.model_server import ModelServer, say

ADD_NOTHING = json.dumps({"verdict": "add", "fact": None})


def reply(*memories):
    return json.dumps({"memory": [{"id": str(n), **memory} for n, memory in enumerate(memories)]}, ensure_ascii=False)


def talk(question, answer="네."):
    return turn(question, answer, "2026-09-28T10:00")


def said(database, *turns):
    logs.begin_conversation(database, "talk", turns[0].asked_at)
    for one in turns:
        logs.write_question(database, one, "제목")
        logs.complete(database, one)
    conversations.end(database, "talk", turns[-1].asked_at)


def learning(database, clock, ids, model, choose=learner_with_mem0):
    return Learning(
        database,
        clock,
        ids,
        lambda talk: choose(model, ServiceConfig(), database, talk, clock, lambda: None),
        lambda: 4_000,
    )


def learn(database, clock, ids, model):
    return asyncio.run(learning(database, clock, ids, model).run_due())


@pytest.mark.parametrize(
    ("message", "true", "false"),
    [
        ("저희는 엔터프라이즈 요금제를 씁니다", "고객은 엔터프라이즈 요금제를 쓴다", "고객은 고양이 두 마리를 키운다"),
        ("We are on the Enterprise plan", "The user is on the Enterprise plan", "The user owns three horses"),
        ("エンタープライズプランを使っています", "エンタープライズプランを使っている", "猫を二匹飼っている"),
    ],
)
def test_a_proposal_becomes_a_fact_with_the_customers_own_words_or_is_refused_and_counted(
    database, clock, ids, message, true, false
):
    said(database, talk(message))
    model = ScriptedModel(reply({"text": true, "attributed_to": "user"}, {"text": false, "attributed_to": "user"}))
    assert learn(database, clock, ids, model) == 1
    (fact,) = facts.list_facts(database, every=True)
    assert fact.statement == true
    assert fact.evidence[0].text in message
    assert refusals.counts(database) == {"no_quote": 1}


def test_a_quote_that_the_model_made_up_and_what_the_assistant_said_are_refused(database, clock, ids):
    said(database, talk("환불은 언제까지 되나요", "14일 안에 됩니다."))
    model = ScriptedModel(
        reply(
            {"text": "고객은 환불을 원한다", "quote": "환불해 주세요"},
            {"text": "환불은 14일 안에 된다", "quote": "14일 안에 됩니다", "attributed_to": "assistant"},
            {"text": "고객은 환불 기한을 물었다", "quote": "환불은 언제까지 되나요"},
        )
    )
    learn(database, clock, ids, model)
    assert facts.list_facts(database, every=True) == []
    assert refusals.counts(database) == {"not_said": 1, "no_customer_side": 1, "claim": 1}


def test_every_request_is_on_record_and_goes_to_the_chosen_model_alone(database, clock, ids):
    with ModelServer(say(reply({"text": "청구서는 매월 15일", "quote": "청구서는 매월 15일에 보내 주세요"}))) as server:
        model = ServiceModel(server.url, "test-model", "sk-test")
        said(database, talk("청구서는 매월 15일에 보내 주세요. 카드는 4111 1111 1111 1111"))
        assert learn(database, clock, ids, model) == 1
        assert len(server.requests) == 1
        sent = json.dumps(server.requests[0].json, ensure_ascii=False)
    assert "4111" not in sent
    (record,) = egress.records(database)
    assert (record.purpose, record.turn, record.destination) == ("learn", "talk", model.destination)
    assert "청구서는 매월 15일에 보내 주세요" in record.content
    assert [fact.statement for fact in facts.list_facts(database, every=True)] == ["청구서는 매월 15일"]


@pytest.mark.parametrize(
    "answer", [ModelUnavailable("model-no-answer"), "죄송해요, 모르겠어요", '{"memory": [{"te', "[]"]
)
def test_a_model_that_is_away_or_answers_no_json_loses_nothing(database, clock, ids, answer):
    said(database, talk("저희는 엔터프라이즈 요금제를 씁니다"))
    assert learn(database, clock, ids, ScriptedModel(answer)) == 0
    assert jobs.pending(database) == (1, 1)
    clock.move(hours=2)
    good = reply({"text": "고객은 엔터프라이즈 요금제를 쓴다", "quote": "저희는 엔터프라이즈 요금제를 씁니다"})
    assert learn(database, clock, ids, ScriptedModel(good)) == 1
    assert len(facts.list_facts(database, every=True)) == 1


@pytest.mark.parametrize(
    "odd", [{"text": 3}, {"text": ""}, {}, {"text": "고객", "quote": 5, "day": "soon", "kind": []}]
)
def test_odd_proposals_do_not_break_learning(odd):
    candidates = asyncio.run(extract_with_mem0(ScriptedModel(reply(odd)), [turn("안녕하세요, 저는 지수예요")]))
    assert all(not candidate.quotes for candidate in candidates)


def test_it_is_chosen_by_a_setting_and_off_otherwise(tmp_path):
    nothing = tmp_path / "none.toml"
    assert load_settings({}, {}, nothing).extractor == "own"
    assert load_settings({}, {"GIEOK_EXTRACTOR": "mem0"}, nothing).extractor == "mem0"
    with pytest.raises(Refused, match="settings-extractor-unknown"):
        load_settings({}, {"GIEOK_EXTRACTOR": "gpt"}, nothing)
    assert later.learner("mem0") is learner_with_mem0
    assert later.learner("own") is not learner_with_mem0


def test_with_the_built_in_assistant_its_rules_go_on_reading(database, clock, ids):
    said(database, talk("저희는 엔터프라이즈 요금제를 씁니다"))
    assert learn(database, clock, ids, ScriptedModel(kind="builtin")) == 1
    assert facts.list_facts(database, every=True)
    assert egress.records(database) == []
