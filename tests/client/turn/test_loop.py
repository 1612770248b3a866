"""The loop between a model and its tools: bounded, and honest about what was not stored."""

import asyncio
import json
import threading

import pytest

from client.errors import ModelUnavailable
from client.memory.logged import Source
from client.models.port import ToolMessage, UserMessage
from client.turn.events import AnswerDelta, AnswerReplaced, ToolStarted
from client.turn.loop import MAX_FAILED_WRITES, MAX_STEPS, Loop, Phrases, Progress
from client.turn.tools import WRITE_TOOL, Outcome, Toolbox
from tests.support.fakes import ScriptedModel

PHRASES = Phrases("use the tool", "say something", "(기억하지 못했어요)", "(끊겼어요)", "기억해 두었어요.")
REFUND = Source("policy", "refund", "환불 정책", 4, "2026-10-01")


def play(model, *, write=None, search=None, sending=None):
    progress = Progress()
    tools = {
        "search_policy": search or (lambda given: Outcome('{"results": []}', (REFUND,))),
        WRITE_TOOL: write or (lambda given: Outcome(json.dumps({"stored": True}), stored=True)),
    }
    loop = Loop(model, (), [UserMessage("질문")], Toolbox(tools), progress, PHRASES, sending or (lambda request: None))
    seen = []

    async def run():
        seen.extend([event async for event in loop.run()])

    asyncio.run(run())
    return progress, seen


def on_screen(events):
    text = ""
    for event in events:
        match event:
            case AnswerDelta(piece):
                text += piece
            case AnswerReplaced(whole):
                text = whole
    return text


def test_an_answer_streams_and_is_what_is_kept():
    progress, seen = play(ScriptedModel("환불은 14일 안에 됩니다."))
    assert progress.shown == on_screen(seen) == "환불은 14일 안에 됩니다."


def test_markers_become_numbers_and_only_what_a_tool_returned_counts():
    model = ScriptedModel(
        [("search_policy", '{"query": "환불"}')], "14일입니다 [policy:refund@4]. 지어낸 것 [policy:coupon@1]."
    )
    progress, seen = play(model)
    assert progress.shown == on_screen(seen) == "14일입니다 [1]. 지어낸 것."
    assert progress.cited == (REFUND,)


def test_L9_a_promise_without_a_write_gets_one_forced_retry_and_the_write_counts():
    model = ScriptedModel("네, 기억할게요.", [(WRITE_TOOL, '{"text": "호칭: 지수"}')], "지수 님, 기억해 두었어요.")
    progress, seen = play(model)
    assert progress.stored
    assert on_screen(seen) == "지수 님, 기억해 두었어요."
    assert model.requests[1].must_call == WRITE_TOOL


def test_L9_a_promise_that_stays_empty_is_taken_back():
    progress, seen = play(ScriptedModel("네, 기억할게요. 환불은 14일입니다.", "네! 꼭 기억할게요. 환불은 14일입니다."))
    assert "기억할게요" not in on_screen(seen)
    assert "환불은 14일입니다." in on_screen(seen)
    assert PHRASES.not_stored in on_screen(seen)


def test_L3_and_L4_a_model_that_keeps_failing_to_write_loses_the_tool_and_still_answers():
    def refuse(given):
        return Outcome('{"stored": false}')

    call = [(WRITE_TOOL, '{"text": "too long"}')]
    model = ScriptedModel(call, call, call, "답변입니다.")
    progress, _ = play(model, write=refuse)
    assert progress.shown == "답변입니다."
    assert progress.failed_writes == MAX_FAILED_WRITES
    assert WRITE_TOOL not in [tool.name for tool in model.requests[-1].tools]


def test_L17_a_model_that_ends_after_the_write_is_asked_for_words():
    model = ScriptedModel([(WRITE_TOOL, '{"text": "호칭: 지수"}')], "", "반가워요, 지수 님.")
    progress, _ = play(model)
    assert progress.shown == "반가워요, 지수 님."


def test_a_model_that_never_says_a_word_fails_and_does_not_answer_with_nothing():
    with pytest.raises(ModelUnavailable):
        play(ScriptedModel("", ""))


def test_the_steps_are_limited_and_the_last_one_has_no_tools():
    model = ScriptedModel(*[[("search_policy", '{"query": "x"}')]] * (MAX_STEPS - 1), "끝.")
    progress, _ = play(model)
    assert progress.shown == "끝."
    assert len(model.requests) == MAX_STEPS
    assert model.requests[-1].tools == ()


def test_words_before_a_tool_call_are_replaced_by_the_answer():
    progress, seen = play(ScriptedModel(("찾아볼게요…", [("search_policy", '{"query": "x"}')]), "14일입니다."))
    assert on_screen(seen) == progress.shown == "14일입니다."


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("no_such_tool", "{}"),
        ("search_policy", "{broken"),
        ("search_policy", "[]"),
        ("search_policy", "{}"),
        ("search_policy", '{"query": 7}'),
        ("search_policy", '{"query": null}'),
    ],
)
def test_a_bad_call_is_a_result_that_the_model_reads(name, arguments):
    model = ScriptedModel([(name, arguments)], "답변입니다.")
    progress, _ = play(model)
    assert progress.shown == "답변입니다."
    assert "error" in json.loads(model.requests[1].messages[-1].content)


def test_a_tool_that_breaks_does_not_take_the_answer_with_it_and_says_nothing_of_the_customer():
    def break_(given):
        raise RuntimeError(given["query"])

    model = ScriptedModel([("search_policy", '{"query": "코끼리-7731"}')], "답변입니다.")
    progress, _ = play(model, search=break_)
    assert progress.shown == "답변입니다."
    assert "코끼리" not in model.requests[1].messages[-1].content


def test_each_request_is_heard_before_it_goes_out():
    heard = []
    model = ScriptedModel([("search_policy", '{"query": "x"}')], "답.")
    play(model, sending=heard.append)
    assert heard == model.requests


def test_searches_that_follow_each_other_run_in_one_thread_and_a_rewrite_between_them_keeps_its_place():
    ran, hops = [], []

    class Counting(Toolbox):
        async def use(self, calls):
            hops.append([call.name for call in calls])
            return await super().use(calls)

    def search(given):
        ran.append((given["query"], threading.get_ident()))
        return Outcome(json.dumps({"results": [given["query"]]}))

    def write(given):
        ran.append(("write", threading.get_ident()))
        return Outcome(json.dumps({"stored": True}), stored=True)

    asked = [("search_policy", json.dumps({"query": query})) for query in "abc"]
    model = ScriptedModel([*asked[:2], (WRITE_TOOL, '{"text": "짧게"}'), asked[2]], "답입니다.")
    progress = Progress()
    tools = Counting({"search_policy": search, WRITE_TOOL: write})
    loop = Loop(model, (), [UserMessage("질문")], tools, progress, PHRASES, lambda request: None)

    async def run():
        return [event.name async for event in loop.run() if isinstance(event, ToolStarted)]

    started = asyncio.run(run())
    assert started == ["search_policy", "search_policy", WRITE_TOOL, "search_policy"]
    assert hops == [["search_policy", "search_policy"], [WRITE_TOOL], ["search_policy"]]
    assert [what for what, _ in ran] == ["a", "b", "write", "c"]
    assert ran[0][1] == ran[1][1] != threading.get_ident()
    answered = [
        json.loads(message.content) for message in model.requests[-1].messages if isinstance(message, ToolMessage)
    ]
    assert [answer.get("results") for answer in answered] == [["a"], ["b"], None, ["c"]]
    assert [tool.name for tool in progress.tools] == started
