"""Is the JSON found in what a model says, and is a wrong one asked for once more?"""

import asyncio
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.errors import ModelRefused, ModelUnavailable
from client.models.json_reply import ask_json, candidates
from client.models.service import ServiceModel
from tests.support.model_server import ModelServer, fail, refuse, say

FACTS = {"facts": [{"statement": "환불 {계좌} [국민]"}]}
TEXT = json.dumps(FACTS, ensure_ascii=False)


def facts(value):
    if not isinstance(value, dict) or not isinstance(value.get("facts"), list):
        raise ValueError('"facts" must be a list')
    return value


def asked(*steps, validate=facts):
    with ModelServer(*steps) as server:
        value = asyncio.run(ask_json(ServiceModel(server.url, "m"), "Extract.", "대화", validate))
    return value, server.requests


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        f"\n {TEXT} \n",
        f"```json\n{TEXT}\n```",
        f"```\n{TEXT}\n```",
        f"Here you are:\n```JSON\r\n{TEXT}\n```\nDone.",
        f"결과는 [1]에 있고 {{아마}} 이래요: {TEXT} 이상이에요.",
        f'<think>maybe {{"facts":[{", ".join("1" * 99)}]}}</think>{TEXT}',
        f'Like {{"facts":[{", ".join("1" * 99)}]}}, so:\n```json\n{TEXT}\n```',
        f"```json\n{TEXT}",
        json.dumps(FACTS, indent=2),
        f'{{"note": "no"}} {TEXT}',
        f"12 facts: {TEXT}",
    ],
)
def test_json_is_found_alone_in_a_fence_and_among_words(text):
    value, requests = asked(say(text[:7], text[7:]))
    assert (value, len(requests)) == (FACTS, 1)


def test_the_question_is_one_system_and_one_user_message_without_tools():
    _, (request,) = asked(say(TEXT))
    assert request.json == {
        "model": "m",
        "stream": True,
        "messages": [{"role": "system", "content": "Extract."}, {"role": "user", "content": "대화"}],
    }


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ('{"fact": []}', '"facts" must be a list'),
        ('{"result": {"facts": []}}', '"facts" must be a list'),
        ("I can not.", "there is no JSON document"),
        ('{"facts": [', "no JSON"),
    ],
)
def test_a_wrong_answer_is_sent_back_once_with_the_reason(wrong, reason):
    value, requests = asked(say(wrong), say(TEXT))
    assert value == FACTS
    assert [message["role"] for message in requests[1].json["messages"]] == ["system", "user", "assistant", "user"]
    assert requests[1].json["messages"][2]["content"] == wrong
    assert reason in requests[1].json["messages"][3]["content"]


@pytest.mark.parametrize("wrong", [say('{"fact": []}'), say("no"), refuse("no"), say('{"facts": [', finish="length")])
def test_after_two_wrong_answers_the_model_is_unavailable(wrong):
    with pytest.raises(ModelUnavailable) as failed:
        asked(wrong, wrong)
    assert (failed.value.code, failed.value.params) == ("model-malformed", {})


def test_a_refused_request_is_not_a_wrong_answer():
    with pytest.raises(ModelRefused, match="model-key-refused"):
        asked(fail(401))


def test_among_words_the_longest_document_comes_first():
    assert list(candidates('see [1] and {"a": 1}: {"b": [1, 2, 3]}')) == [{"b": [1, 2, 3]}, {"a": 1}, [1]]


def test_a_number_that_begins_a_sentence_is_no_document():
    assert list(candidates("12 facts")) == []


def test_what_validate_returns_is_the_value():
    assert asked(say(TEXT), validate=lambda value: len(value["facts"]))[0] == 1


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@settings(max_examples=50, deadline=None)
@given(st.dictionaries(st.text(), JSON_VALUES, min_size=1), st.text("가 a.:\n"), st.text("가 a.:\n"))
def test_any_object_among_words_is_found(value, before, after):
    assert value in list(candidates(before + json.dumps(value, ensure_ascii=False) + after))


@settings(deadline=None)
@given(st.text())
def test_any_text_gives_candidates_or_none(text):
    list(candidates(text))


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        "{" * 100_000,
        '{"a":' * 100_000,
        "```\n" * 50_000,
        "[NaN]",
        "[1" * 50_000,
        "1" * 10_000,
        "```json" + "\n" * 100_000,
    ],
)
def test_hostile_text_gives_no_candidates(text):
    assert list(candidates(text)) == []
