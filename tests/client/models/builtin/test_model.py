"""The model's side of the protocol: steps, pieces, the same answer every time."""

import asyncio
import json

import pytest

from client.models.builtin.model import BuiltinModel
from client.models.port import (
    AssistantMessage,
    CallsReady,
    Finished,
    ModelRequest,
    SystemPart,
    TextDelta,
    ToolCall,
    ToolMessage,
    ToolSpec,
    UserMessage,
)
from tests.client.models.builtin.pages import annual, over_14, refund_v4
from tests.client.models.builtin.talk import TOOLS, Talk


def events(*messages, tools=TOOLS):
    async def collect():
        request = ModelRequest((), messages, tuple(ToolSpec(name, "", {}) for name in tools))
        return [event async for event in BuiltinModel().stream(request)]

    return asyncio.run(collect())


def test_it_says_who_it_is_and_that_nothing_leaves():
    model = BuiltinModel()
    assert (model.name, model.kind, model.destination) == ("Gieok 내장 도우미", "builtin", None)


def test_a_step_with_tools_is_calls_and_then_the_end():
    ready, end = events(UserMessage("환불은 며칠까지 되나요?"))
    assert isinstance(ready, CallsReady)
    assert [call.name for call in ready.calls] == ["search_facts", "search_policy", "search_knowhow"]
    assert len({call.id for call in ready.calls}) == 3
    assert end == Finished("tools")


def test_an_answer_comes_in_small_pieces_and_ends_once():
    *deltas, end = events(UserMessage("뭐 할 수 있어?"))
    assert end == Finished("stop")
    assert all(isinstance(delta, TextDelta) for delta in deltas)
    assert len(deltas) > 5


def test_a_turn_takes_at_most_three_steps_of_tools():
    messages = [UserMessage("환불은 며칠까지 되나요?")]
    steps = 0
    while isinstance(ready := events(*messages)[0], CallsReady):
        steps += 1
        messages.append(AssistantMessage("", ready.calls))
        messages += [ToolMessage(call.id, call.name, json.dumps({"results": []})) for call in ready.calls]
    assert steps <= 3
    assert isinstance(ready, TextDelta)


def test_after_three_steps_it_answers_with_what_it_has():
    messages = [UserMessage("환불은 며칠까지 되나요?")]
    found = {
        "results": [
            {name: refund_v4()[name] for name in ("id", "title", "version", "effective", "summary")}
            | {"passage": "환불"}
        ]
    }
    for step in range(3):
        call = ToolCall(f"c{step}", "search_policy", json.dumps({"query": f"환불 {step}"}))
        messages += [AssistantMessage("", (call,)), ToolMessage(call.id, call.name, json.dumps(found))]
    assert isinstance(events(*messages)[0], TextDelta)


def test_only_tools_that_are_offered_are_called():
    ready = events(UserMessage("지난번처럼 환불 되나요?"), tools=("search_policy",))[0]
    assert [call.name for call in ready.calls] == ["search_policy"]


def test_without_tools_it_still_answers():
    assert isinstance(events(UserMessage("환불은 며칠까지 되나요?"), tools=())[0], TextDelta)


def test_the_same_request_gives_the_same_answer():
    answers = {Talk(pages=[refund_v4(), over_14(), annual()]).ask("환불은 며칠까지 되나요?") for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize(
    "content",
    [
        "",
        "no json",
        "[]",
        '{"results": 3}',
        '{"results": [{}]}',
        '{"results": [null, {"id": 1}]}',
        '{"error": "x"}',
        '{"results": [{"id": "a", "title": "t", "version": "x"}]}',
    ],
)
def test_a_result_that_is_not_as_agreed_breaks_nothing(content):
    messages = [UserMessage("환불은 며칠까지 되나요?")]
    ready = events(*messages)[0]
    messages.append(AssistantMessage("", ready.calls))
    messages += [ToolMessage(call.id, call.name, content) for call in ready.calls]
    assert events(*messages)[-1].reason in {"stop", "tools"}


@pytest.mark.parametrize(
    "said",
    ["", " ", "\u200b", "\ud83d", "a" * 40_000, "환불 " * 10_000, "```", "'" * 500, "「" * 300, "앞으로 " * 2_000],
)
def test_no_input_breaks_it(said):
    assert events(UserMessage(said))[-1].reason in {"stop", "tools"}


def test_no_message_at_all_is_answered():
    assert events()[-1] == Finished("stop")


def test_the_block_is_read_below_its_header():
    async def collect():
        block = SystemPart("block", "# 고객 context (5 / 4,000)\n일본어 응대")
        request = ModelRequest((block,), (UserMessage("안녕하세요"),), ())
        return "".join([event.text async for event in BuiltinModel().stream(request) if isinstance(event, TextDelta)])

    assert "こんにちは" in asyncio.run(collect())
