"""What does a request look like on the wire?"""

import json
from types import MappingProxyType

import pytest

from client.models.port import (
    AssistantMessage,
    ModelRequest,
    SystemPart,
    ToolCall,
    ToolMessage,
    ToolSpec,
    UserMessage,
)
from client.models.wire import body, parse

TOOL = ToolSpec("search_facts", "Finds.", MappingProxyType({"type": "object"}))


def sent(**changes):
    request = {"system": (), "messages": (UserMessage("안녕"),), "tools": ()} | changes
    return json.loads(body(ModelRequest(**request), "m"))


def test_the_system_parts_are_one_message_in_order_with_the_block_last():
    parts = (
        SystemPart("service_context", "원칙"),
        SystemPart("rules", "rules"),
        SystemPart("people", ""),
        SystemPart("language", "ko"),
        SystemPart("block", "# 고객 context\n반말 금지"),
    )
    messages = sent(system=parts)["messages"]
    assert messages[0] == {"role": "system", "content": "원칙\n\nrules\n\nko\n\n# 고객 context\n반말 금지"}
    assert [message["role"] for message in messages] == ["system", "user"]


def test_a_changed_block_leaves_everything_before_it_byte_for_byte_the_same():
    stable = (SystemPart("service_context", "원칙"), SystemPart("rules", "rules"))
    one, two = (
        body(ModelRequest((*stable, SystemPart("block", text)), (UserMessage("q"),), (TOOL,)), "m")
        for text in ("가", "나")
    )
    assert one.split("가".encode())[0] == two.split("나".encode())[0]


def test_nothing_but_the_request_is_sent():
    assert sent() == {"model": "m", "messages": [{"role": "user", "content": "안녕"}], "stream": True}


def test_tools_and_a_demanded_tool_are_written_as_functions():
    asked = sent(tools=(TOOL,), must_call="search_facts")
    function = {"name": "search_facts", "description": "Finds.", "parameters": {"type": "object"}}
    assert asked["tools"] == [{"type": "function", "function": function}]
    assert asked["tool_choice"] == {"type": "function", "function": {"name": "search_facts"}}


def test_calls_and_their_results_go_back_as_they_came():
    messages = sent(
        messages=(
            UserMessage("q"),
            AssistantMessage("", (ToolCall("c1", "search_facts", '{"query": "환불"}'),)),
            ToolMessage("c1", "search_facts", '{"results":[]}'),
            AssistantMessage("없어요"),
        )
    )["messages"]
    function = {"name": "search_facts", "arguments": '{"query": "환불"}'}
    assert messages[1:] == [
        {"role": "assistant", "content": None, "tool_calls": [{"id": "c1", "type": "function", "function": function}]},
        {"role": "tool", "tool_call_id": "c1", "content": '{"results":[]}'},
        {"role": "assistant", "content": "없어요"},
    ]


@pytest.mark.parametrize("arguments", ['{"query": ', "", "[1]", "null", "[" * 100_000])
def test_arguments_that_are_no_object_go_back_as_an_empty_one(arguments):
    messages = sent(messages=(AssistantMessage("", (ToolCall("c1", "search_facts", arguments),)),))["messages"]
    assert messages[0]["tool_calls"][0]["function"]["arguments"] == "{}"


def test_half_a_character_does_not_stop_the_request():
    assert sent(messages=(UserMessage("a\ud83db"),))["messages"][0]["content"] == "a?b"


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "1" * 10_000])
def test_what_can_not_be_read_as_json_is_a_value_error(text):
    with pytest.raises(ValueError, match=r".*"):
        parse(text)
