"""Does every kind of answer arrive as the same few events?"""

import pytest

from client.models.port import CallsReady, Finished, ModelRequest, TextDelta, ToolCall, UserMessage
from tests.client.models.answering import ARGUMENTS, answered
from tests.client.models.asking import QUICK
from tests.support.model_server import (
    JSON,
    Step,
    call_deltas,
    chunk,
    event,
    refuse,
    say,
    stream,
    whole,
)


def test_text_comes_in_the_pieces_in_which_it_was_sent():
    assert answered(say("안녕", "하세요", " 😀")).events == [
        TextDelta("안녕"),
        TextDelta("하세요"),
        TextDelta(" 😀"),
        Finished("stop"),
    ]


def test_text_is_passed_on_before_the_answer_is_over():
    seen = answered(say("안녕").then("stall"), timeouts=QUICK)
    assert seen.text == "안녕"


def test_several_calls_after_some_text_come_at_once_at_the_end():
    deltas = [
        {"content": "찾아볼게요"},
        *call_deltas("c1", "search_facts", ARGUMENTS, at=(2, 5, 9)),
        *call_deltas("c2", "search_policy", "{}", index=1),
    ]
    assert answered(stream(deltas, "tool_calls")).events == [
        TextDelta("찾아볼게요"),
        CallsReady((ToolCall("c1", "search_facts", ARGUMENTS), ToolCall("c2", "search_policy", "{}"))),
        Finished("tools"),
    ]


def test_calls_are_calls_whatever_the_finish_reason_says():
    deltas = call_deltas("c1", "search_facts", "{}")
    assert [answered(stream(deltas, reason)).reason for reason in ("stop", "function_call", None)] == ["tools"] * 3


def test_a_made_id_differs_between_the_steps_of_a_turn():
    step = stream(call_deltas("", "search_facts", "{}"), "tool_calls")
    longer = ModelRequest((), (UserMessage("a"), UserMessage("b")), ())
    assert answered(step).calls[0].id != answered(step, request=longer).calls[0].id


def test_a_refusal_is_text_and_says_so():
    seen = answered(refuse("도와드릴 수 ", "없어요"))
    assert (seen.text, seen.reason) == ("도와드릴 수 없어요", "refusal")


def test_a_filtered_answer_is_a_refusal_with_or_without_text():
    assert answered(say("답", finish="content_filter")).reason == "refusal"
    assert answered(say(finish="content_filter")).events == [Finished("refusal")]


def test_an_answer_that_ran_out_of_room_says_so():
    seen = answered(say("긴 답", finish="length"))
    assert (seen.text, seen.reason) == ("긴 답", "length")


def test_a_call_that_ran_out_of_room_is_not_made():
    deltas = [{"content": "찾을게요"}, *call_deltas("c1", "search_facts", '{"query":"환')]
    seen = answered(stream(deltas, "length"))
    assert (seen.calls, seen.reason) == ([], "length")


@pytest.mark.parametrize("reason", ["", "null", None])
def test_a_missing_finish_reason_is_inferred_from_the_end_mark(reason):
    seen = answered(say("답", finish=reason))
    assert (seen.text, seen.reason) == ("답", "stop")


def test_an_end_mark_is_not_needed_after_a_finish_reason():
    assert answered(say("답", done=False)).reason == "stop"
    assert answered(say("답", done=False).then("cut")).reason == "stop"
    assert answered(say("답", done=False).then("close")).reason == "stop"


def test_nothing_is_read_after_the_end_mark():
    assert answered(Step((*say("답").pieces, b"data: {oops\n\n"))).reason == "stop"


@pytest.mark.parametrize("reason", ["", "null"])
def test_an_empty_finish_reason_in_every_delta_does_not_hide_a_broken_connection(reason):
    seen = answered(Step((event(chunk({"content": "반쯤"}, reason)),), ending="cut"))
    assert (seen.text, seen.failed) == ("반쯤", ("ModelUnavailable", "model-cut"))


@pytest.mark.parametrize("step", [say(), say("", ""), say(" \n"), stream([]), say(finish="length"), whole({})])
def test_an_empty_answer_is_an_error(step):
    assert answered(step).failed == ("ModelUnavailable", "model-empty")


def test_an_answer_that_is_not_streamed_is_taken_whole():
    function = {"name": "search_facts", "arguments": {"query": "환불"}}
    seen = answered(
        whole(
            {
                "content": "찾을게요",
                "tool_calls": [
                    {"id": "c1", "function": function},
                    {"id": "c2", "function": {"name": "search_policy", "arguments": "{}"}},
                ],
            },
            "tool_calls",
        )
    )
    assert seen.events == [
        TextDelta("찾을게요"),
        CallsReady((ToolCall("c1", "search_facts", '{"query": "환불"}'), ToolCall("c2", "search_policy", "{}"))),
        Finished("tools"),
    ]


def test_comments_and_events_of_other_kinds_are_passed_over():
    noise = (
        b": keep-alive\n\n",
        b'event: ping\ndata: {"type":"ping"}\n\n',
        b"data:\n\n",
        b"id: 7\nretry: 10\n\n",
        event({"choices": [], "prompt_filter_results": []}),
        event(chunk({"content": None})),
        event({"choices": [{"index": 1, "delta": {"content": "another answer"}}]}),
        event(chunk({"reasoning_content": "thinking"})),
    )
    step = say("답")
    assert answered(Step((*noise, *step.pieces))).events == [TextDelta("답"), Finished("stop")]


def test_content_in_parts_gives_its_text_and_not_its_thoughts():
    parts = [
        {"type": "thinking", "thinking": [{"text": "hm"}]},
        {"type": "reasoning", "text": "hm"},
        {"type": "text", "text": "답"},
    ]
    assert answered(stream([{"content": parts}])).text == "답"


def test_an_emoji_in_two_deltas_is_one_emoji():
    halves = Step(
        (
            b'data: {"choices":[{"delta":{"content":"a\\ud83d"}}]}\n\n',
            b'data: {"choices":[{"delta":{"content":"\\ude00b"}}]}\n\n',
            event("[DONE]"),
        )
    )
    assert answered(halves).texts == ["a", "😀b"]


def test_the_bytes_are_utf_8_whatever_the_header_says():
    seen = answered(Step(say("한글").pieces, content_type="text/event-stream; charset=iso-8859-1"))
    assert seen.text == "한글"


@pytest.mark.parametrize(
    "piece",
    [
        b'data: {"choices": [\n\n',
        b"data: 42\n\n",
        b"data: null\n\n",
        b"data: \xff\xfe\n\n",
        event({"choices": "x"}),
        event({"choices": ["x"]}),
        event({"choices": [{"delta": "x"}]}),
        event({"choices": [{"delta": {"content": 5}}]}),
        event({"choices": [{"delta": {"tool_calls": "x"}}]}),
        b"data: " + b"[" * 100_000 + b"\n\n",
    ],
)
def test_malformed_json_in_a_stream_is_an_error_that_repeats_nothing_of_it(piece):
    seen = answered(Step((piece, event("[DONE]"))))
    assert seen.failed == ("ModelUnavailable", "model-malformed")
    assert seen.error.params == {}
    assert seen.waits == []


@pytest.mark.parametrize(
    "step",
    [
        Step((b"<html>portal</html>",), content_type="text/html"),
        Step((b"\x00\xff\x1f",), content_type="image/png"),
        Step((b"{not json",), content_type=JSON),
        Step((b"[]",), content_type=JSON),
    ],
)
def test_an_answer_of_another_kind_is_malformed(step):
    assert answered(step).failed == ("ModelUnavailable", "model-malformed")


def test_text_before_malformed_json_is_kept():
    seen = answered(Step((*say("반쯤", done=False, finish=None).pieces, b"data: {oops\n\n")))
    assert (seen.text, seen.failed) == ("반쯤", ("ModelUnavailable", "model-malformed"))
