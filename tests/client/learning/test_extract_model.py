"""What is sent to a model, and what of its reply is let in."""

import asyncio
import json

import pytest

from client.errors import ModelUnavailable
from client.learning.extract_model import extract_with, read_candidates
from client.memory.fact import PageRef
from tests.client.learning.talk import V4, Memory, turn, with_model
from tests.support.fakes import ScriptedModel

TURN = turn("지난번처럼 18일 지난 건도 부분 환불 되나요", "v4에서는 14일 이내입니다.", "2026-10-20T11:00", sources=V4)
ROW = {
    "kind": "event",
    "statement": "18일 지난 건의 부분 환불을 요청함",
    "day": "2026-10-20",
    "topic": "refund",
    "quotes": [{"turn": 1, "speaker": "customer", "text": "18일 지난 건도 부분 환불 되나요"}],
}


def test_only_the_turns_with_their_local_day_are_sent():
    model = ScriptedModel('{"facts": []}')
    assert asyncio.run(extract_with(model, [TURN])) == ()
    (request,) = model.requests
    sent = json.loads(request.messages[0].text)
    assert sent == {"turns": [{"turn": 1, "day": "2026-10-20", "customer": TURN.question, "service": TURN.answer}]}
    assert not request.tools


def test_nothing_is_sent_where_there_is_nothing_new():
    model = ScriptedModel()
    assert asyncio.run(extract_with(model, [])) == ()
    assert not model.requests


def test_links_come_from_what_the_turn_cited():
    (found,) = read_candidates({"facts": [ROW | {"policy": {"page": "invented", "version": 9}}]}, [TURN])
    assert found.policy == PageRef("refund", 4)
    assert found.knowhow is None


def test_the_same_facts_come_out_as_from_the_rules(memory):
    model = Memory(with_model(ScriptedModel(json.dumps({"facts": [ROW]}))))
    model.hears(TURN)
    memory.hears(TURN)
    (by_model,), (by_rules,) = model.active(), memory.active()
    assert (by_model.statement, by_model.day, by_model.policy) == (by_rules.statement, by_rules.day, by_rules.policy)


@pytest.mark.parametrize(
    "reply",
    [
        [],
        {"facts": {}},
        {"facts": ["x"]},
        {"facts": [ROW] * 41},
        {"facts": [ROW | {"kind": "trait"}]},
        {"facts": [ROW | {"kind": None}]},
        {"facts": [ROW | {"statement": ""}]},
        {"facts": [ROW | {"statement": "x" * 301}]},
        {"facts": [ROW | {"day": "yesterday"}]},
        {"facts": [ROW | {"day": 20261020}]},
        {"facts": [ROW | {"value": ["a"]}]},
        {"facts": [ROW | {"quotes": "18일"}]},
        {"facts": [ROW | {"quotes": [{"turn": 1}]}]},
    ],
)
def test_a_reply_of_the_wrong_form_is_sent_back_once_and_then_waits(reply):
    with pytest.raises(ValueError, match="facts"):
        read_candidates(reply, [TURN])
    model = ScriptedModel(json.dumps(reply), json.dumps(reply))
    with pytest.raises(ModelUnavailable):
        asyncio.run(extract_with(model, [TURN]))
    assert len(model.requests) == 2


@pytest.mark.parametrize("number", [0, 2, -1, "1", None, True])
def test_a_turn_that_does_not_exist_is_looked_for_in_all_of_them(number):
    row = ROW | {"quotes": [{"turn": number, "text": "18일 지난 건도 부분 환불 되나요"}]}
    memory = Memory(with_model(ScriptedModel(json.dumps({"facts": [row]}))))
    memory.hears(TURN)
    assert len(memory.active()) == 1


def test_unknown_attributes_are_left_out_and_the_fact_stays():
    (found,) = read_candidates({"facts": [ROW | {"kind": "attribute", "attribute": "shoe size", "value": 42}]}, [TURN])
    assert (found.attribute, found.value) == (None, "42")


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("거기 음식이 어제 정말 맛있었어요", 0),
        ("The food there was delicious yesterday", 0),
        ("明日支払います", 0),
        ("청구서는 매월 15일에 보내 주세요", 1),
        ("I like getting updates in the evening", 1),
        ("連絡は夕方にしてください", 1),
    ],
)
def test_a_preference_in_free_words_rests_on_words_that_read_like_one(said, kept):
    row = {
        "kind": "preference",
        "statement": said,
        "day": None,
        "quotes": [{"turn": 1, "speaker": "customer", "text": said}],
    }
    model = ScriptedModel(json.dumps({"facts": [row]}), json.dumps({"verdict": "add", "fact": None}))
    memory = Memory(with_model(model))
    assert len(memory.hears(turn(said, "네.")).decisions) == kept
