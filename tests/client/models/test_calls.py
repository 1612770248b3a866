"""Do the deltas of a tool call always add up to the same call?"""

import json
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.errors import ModelUnavailable
from client.models.calls import CallDeltas
from client.models.port import ToolCall

WANTED = (
    ToolCall("a", "search_facts", '{"query":"환불 \\ud83d\\ude00 규정"}'),
    ToolCall("b", "search_facts", '{"query":"😀 연락처","top":3}'),
    ToolCall("c", "rewrite_customer_context", '{"text":"줄 1\\n줄 2"}'),
)


def added_up(*deltas):
    calls = CallDeltas()
    for entries in deltas:
        calls.take(entries)
    return calls.finish("made")


def entry(index=None, call_id=None, name=None, arguments=None):
    found = {} if index is None else {"index": index}
    if call_id is not None:
        found["id"] = call_id
    return found | {
        "function": {key: value for key, value in (("name", name), ("arguments", arguments)) if value is not None}
    }


@st.composite
def pieces(draw, text):
    places = sorted(draw(st.sets(st.integers(0, len(text)), max_size=8)) | {0, len(text)})
    return [text[start:end] for start, end in pairwise(places)]


@st.composite
def cut_calls(draw):
    """The wanted calls, cut anywhere; `ids`: in the first delta only, in all of them, or another one in each."""
    ids = draw(st.sampled_from(["first", "all", "new each time"]))
    indexed = draw(st.booleans()) or ids == "new each time"
    deltas = []
    for index, call in enumerate(WANTED):
        number = index if indexed else None
        for place, piece in enumerate(draw(pieces(call.arguments))):
            other = call.id if ids == "all" else (f"{call.id}{place}" if ids == "new each time" else None)
            name = call.name if place == 0 else None
            deltas.append(entry(number, call.id if place == 0 else other, name, piece))
    groups = draw(st.lists(st.integers(1, 5), min_size=len(deltas), max_size=len(deltas)))
    lists = []
    for size in groups:  # several entries may stand in one delta
        if deltas:
            lists.append(deltas[:size])
            deltas = deltas[size:]
    return lists


@settings(deadline=None)
@given(cut_calls())
def test_calls_cut_anywhere_come_out_the_same(deltas):
    assert added_up(*deltas) == WANTED


@settings(deadline=None)
@given(pieces(WANTED[0].name), pieces(WANTED[0].arguments))
def test_a_name_cut_anywhere_comes_out_the_same(names, arguments):
    deltas = [[entry(0, "a", name)] for name in names] + [[entry(0, None, None, text)] for text in arguments]
    assert added_up(*deltas) == WANTED[:1]


def test_the_name_in_every_delta_is_one_name():
    assert added_up([entry(0, "a", "f", '{"x"')], [entry(0, "a", "f", ":1}")]) == (ToolCall("a", "f", '{"x":1}'),)


def test_interleaved_calls_are_told_apart_by_index_and_come_in_its_order():
    found = added_up(
        [entry(1, "b", "g", "{")], [entry(0, "a", "f", "{")], [entry(1, None, None, "}")], [entry(0, None, None, "}")]
    )
    assert found == (ToolCall("a", "f", "{}"), ToolCall("b", "g", "{}"))


def test_a_call_without_an_id_gets_one_of_its_own():
    found = added_up([entry(0, "", "f", "{}"), entry(1, None, "g", "{}")])
    assert found == (ToolCall("made_0", "f", "{}"), ToolCall("made_1", "g", "{}"))


def test_two_calls_with_the_same_id_get_two():
    assert [call.id for call in added_up([entry(0, "a", "f", "{}"), entry(1, "a", "f", "{}")])] == ["a", "made_1"]


@pytest.mark.parametrize("ids", [("a", "b"), ("", ""), (None, None)])
@pytest.mark.parametrize("index", [0, None])
def test_whole_calls_that_are_all_numbered_alike_stay_apart(ids, index):
    found = added_up([entry(index, ids[0], "f", '{"x":1}')], [entry(index, ids[1], "f", '{"x":2}')])
    assert [call.arguments for call in found] == ['{"x":1}', '{"x":2}']
    assert len({call.id for call in found}) == 2


def test_calls_without_arguments_that_are_numbered_alike_are_told_apart_by_id():
    assert [call.name for call in added_up([entry(0, "a", "f", "")], [entry(0, "b", "g", "")])] == ["f", "g"]


def test_whole_calls_in_one_delta_stay_apart_without_index_or_id():
    assert [call.name for call in added_up([entry(None, None, "f"), entry(None, None, "g")])] == ["f", "g"]


def test_arguments_as_an_object_become_their_json():
    (call,) = added_up([entry(0, "a", "f", {"query": "환불"})])
    assert json.loads(call.arguments) == {"query": "환불"}
    assert "환불" in call.arguments


@pytest.mark.parametrize("arguments", [None, ""])
def test_no_arguments_are_an_empty_object(arguments):
    assert added_up([entry(0, "a", "f", arguments)]) == (ToolCall("a", "f", "{}"),)


def test_arguments_that_are_no_json_are_handed_on_as_they_are():
    assert added_up([entry(0, "a", "f", '{"query": "')])[0].arguments == '{"query": "'


def test_an_emoji_in_two_deltas_is_one_emoji():
    assert added_up([entry(0, "a", "f", '"\ud83d')], [entry(0, None, None, '\ude00"')])[0].arguments == '"😀"'


def test_no_deltas_are_no_calls():
    assert added_up(None, []) == ()


@pytest.mark.parametrize(
    "entries",
    [
        "x",
        {"index": 0},
        ["x"],
        [{"function": "x"}],
        [{"id": 3}],
        [entry(0, "a", 3)],
        [entry(0, "a", "f", 3)],
        [entry(0, "a", None, "{}")],
    ],
)
def test_what_is_no_tool_call_is_malformed(entries):
    with pytest.raises(ModelUnavailable, match="model-malformed"):
        added_up(entries)
