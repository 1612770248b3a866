"""Does an answer arrive as the same events wherever its bytes are cut on the wire?"""

from hypothesis import given, settings
from hypothesis import strategies as st

from client.models.port import CallsReady, Finished, TextDelta, ToolCall
from tests.client.models.answering import ARGUMENTS, answered
from tests.support.model_server import (
    Step,
    call,
    call_deltas,
    calls,
    stream,
)

FIXED = stream(
    [
        {"content": "환불은 "},
        {"content": "14일 😀 안에"},
        *call_deltas("c1", "search_facts", ARGUMENTS, at=(4, 11)),
        *call_deltas("c2", "rewrite_customer_context", '{"text":"줄 1\\n줄 2"}', index=1, at=(7,)),
    ],
    "tool_calls",
)
LENGTH = len(b"".join(FIXED.pieces))
EXPECTED = [
    TextDelta("환불은 "),
    TextDelta("14일 😀 안에"),
    CallsReady(
        (
            ToolCall("c1", "search_facts", ARGUMENTS),
            ToolCall("c2", "rewrite_customer_context", '{"text":"줄 1\\n줄 2"}'),
        )
    ),
    Finished("tools"),
]


@settings(max_examples=60, deadline=None)
@given(st.sets(st.integers(1, LENGTH - 1), max_size=40), st.sampled_from([b"\n", b"\r\n", b"\r"]))
def test_a_stream_whose_bytes_are_cut_anywhere_gives_the_same_events(offsets, newline):
    pieces = tuple(piece.replace(b"\n", newline) for piece in FIXED.pieces)
    assert answered(Step(pieces).split(*offsets)).events == EXPECTED


@settings(max_examples=40, deadline=None)
@given(st.sets(st.integers(1, len(ARGUMENTS) - 1), max_size=20))
def test_arguments_cut_anywhere_on_the_wire_give_the_same_calls(places):
    wanted = (("c1", "search_facts", ARGUMENTS), ("c2", "search_policy", ARGUMENTS))
    assert answered(calls(*wanted, at=tuple(places))).calls == [ToolCall(*one) for one in wanted]
    assert answered(call(*wanted[0], at=tuple(places), text="음")).calls == [ToolCall(*wanted[0])]
