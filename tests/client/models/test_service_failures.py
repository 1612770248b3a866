"""When is a model asked again, and what is said when it does not answer?"""

import socket

import httpx
import pytest

from client.models.connection import Timeouts
from tests.client.models.asking import QUICK, ask
from tests.support.model_server import JSON, ModelServer, Step, call_deltas, cut, event, fail, say, stall, stream

HEAD_QUICK = Timeouts(connect=0.2, first_byte=0.3, between=30.0)
PASSING = [
    *(fail(status) for status in (429, 500, 502, 503, 504, 529)),
    cut(),
    stream([], None, done=False).then("cut"),
]


def answered(*steps, **options):
    """What was seen, and how often the server was asked."""
    with ModelServer(*steps) as server:
        seen = ask(server.url, **options)
        assert server.overrun == 0
        return seen, len(server.requests)


@pytest.mark.parametrize("step", PASSING)
def test_a_trouble_that_may_pass_is_tried_three_times_with_doubling_waits(step):
    seen, requests = answered(step, step, say("답"))
    assert (seen.text, seen.waits, requests) == ("답", [1.0, 2.0], 3)


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (fail(429), "model-busy"),
        (fail(500), "model-failed"),
        (fail(502), "model-failed"),
        (fail(503), "model-failed"),
        (fail(504), "model-failed"),
        (cut(), "model-cut"),
    ],
)
def test_after_three_tries_the_model_is_unavailable(step, code):
    seen, requests = answered(step, step, step)
    assert (seen.failed, seen.waits, requests) == (("ModelUnavailable", code), [1.0, 2.0], 3)


def test_a_model_that_does_not_begin_to_answer_is_told_of_after_one_wait_and_not_after_three():
    seen, requests = answered(stall(), say("답"), timeouts=HEAD_QUICK)
    assert (seen.failed, requests) == (("ModelUnavailable", "model-timeout"), 1)


def test_a_model_that_falls_silent_after_the_head_of_its_answer_is_told_of_too():
    silent = stream([], None, done=False).then("stall")
    seen, requests = answered(silent, say("답"), timeouts=QUICK)
    assert (seen.failed, requests) == (("ModelUnavailable", "model-timeout"), 1)


def test_a_model_that_falls_silent_in_mid_answer_is_not_asked_again_and_the_part_is_kept():
    seen, requests = answered(say("반쯤", finish=None, done=False).then("stall"), timeouts=QUICK)
    assert (seen.text, seen.failed, requests) == ("반쯤", ("ModelUnavailable", "model-timeout"), 1)


@pytest.mark.parametrize("ending", ["cut", "close", "end"])
def test_a_connection_that_breaks_in_mid_answer_keeps_the_part_and_is_not_tried_again(ending):
    seen, requests = answered(say("반쯤", finish=None, done=False).then(ending))
    assert (seen.text, seen.failed, seen.waits, requests) == ("반쯤", ("ModelUnavailable", "model-cut"), [], 1)


def test_a_connection_that_breaks_in_mid_call_is_tried_again_for_nothing_was_passed_on():
    deltas = call_deltas("c1", "search_facts", '{"query":"환', at=(3,))
    seen, requests = answered(stream(deltas, None, done=False).then("cut"), say("답"))
    assert (seen.text, seen.calls, requests) == ("답", [], 2)


def test_nobody_listening_is_unreachable_after_three_tries():
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    seen = ask(f"http://127.0.0.1:{port}")
    assert (seen.failed, seen.waits) == (("ModelUnavailable", "model-unreachable"), [1.0, 2.0])
    assert seen.error.params == {"host": f"127.0.0.1:{port}"}


def test_a_connection_that_is_never_made_is_a_timeout():
    def never(request):
        assert request.extensions["timeout"]["connect"] == Timeouts().connect
        raise httpx.ConnectTimeout("", request=request)

    seen = ask("https://far.example", client=lambda: httpx.AsyncClient(transport=httpx.MockTransport(never)))
    assert (seen.failed, seen.waits) == (("ModelUnavailable", "model-timeout"), [1.0, 2.0])


@pytest.mark.parametrize(
    ("asked", "waits"),
    [
        ({"retry_after": "7"}, [7.0]),
        ({"retry_after": "0"}, [0.0]),
        ({"retry_after": "20"}, [20.0]),
        ({"retry_after": "1.5"}, [1.5]),
        ({"retry_after": "soon"}, [1.0]),
        ({"retry_after": "-3"}, [1.0]),
        ({"retry_after": "Wed, 12 Aug 2026 09:00:09 GMT", "date": "Wed, 12 Aug 2026 09:00:00 GMT"}, [9.0]),
        ({"retry_after": "Wed, 12 Aug 2026 09:00:00 GMT", "date": "Wed, 12 Aug 2026 09:00:09 GMT"}, [0.0]),
        ({"retry_after": "Wed, 12 Aug 2026 09:00:09 GMT"}, [1.0]),
        ({"retry_after": "Wed, 12 Aug 2026 09:00:09 GMT", "date": "Wed, 12 Aug 2026 09:00:00"}, [1.0]),
    ],
)
@pytest.mark.parametrize("status", [429, 503])
def test_the_wait_that_the_service_asks_for_is_kept(status, asked, waits):
    seen, _ = answered(fail(status, **asked), say("답"))
    assert (seen.text, seen.waits) == ("답", waits)


def test_a_service_that_asks_for_a_longer_wait_is_reported_at_once():
    seen, requests = answered(fail(429, retry_after="21"))
    assert (seen.failed, seen.waits, requests) == (("ModelUnavailable", "model-busy"), [], 1)


TOO_LONG = [
    {"code": "context_length_exceeded", "message": "too big"},
    {"message": "This model's maximum context length is 8192 tokens."},
    {"type": "exceed_context_size_error", "message": "n"},
    {"message": "prompt is too long: 210000 tokens > 200000 maximum"},
    {"message": "The input token count (1200000) exceeds the maximum number of tokens allowed"},
    "the request exceeds the available context size",
]


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (fail(401), "model-key-refused"),
        (fail(403), "model-key-refused"),
        (fail(404), "model-not-found"),
        (fail(400), "model-request-refused"),
        (fail(405), "model-request-refused"),
        (fail(422), "model-request-refused"),
        (fail(413), "model-context-too-long"),
        *((fail(400, error), "model-context-too-long") for error in TOO_LONG),
        (Step((b'[{"error":{"message":"maximum context length"}}]',), 400, JSON), "model-context-too-long"),
        (Step((b'{"detail":"maximum context length"}',), 422, JSON), "model-context-too-long"),
        (fail(402), "model-quota"),
        (fail(429, {"code": "insufficient_quota"}), "model-quota"),
        (Step((b"\xff<html>",), 400, "text/html"), "model-request-refused"),
        (Step((b"{}" * 9 * 1024 * 1024,), 401, JSON), "model-key-refused"),
    ],
)
def test_what_waiting_will_not_help_is_refused_at_once_with_its_own_code(step, code):
    seen, requests = answered(step)
    assert (seen.failed, seen.waits, requests) == (("ModelRefused", code), [], 1)


@pytest.mark.parametrize("ending", ["cut", "stall"])
def test_an_error_whose_body_never_ends_still_has_its_status(ending):
    seen, _ = answered(fail(404).then(ending), timeouts=QUICK)
    assert seen.failed == ("ModelRefused", "model-not-found")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        ({"message": "overloaded", "code": 503}, ("ModelUnavailable", "model-failed")),
        ({"message": "slow down", "code": 429}, ("ModelUnavailable", "model-busy")),
        ("something broke", ("ModelUnavailable", "model-failed")),
        ({"message": "no", "code": 401}, ("ModelRefused", "model-key-refused")),
        ({"message": "no", "code": "context_length_exceeded"}, ("ModelRefused", "model-context-too-long")),
    ],
)
def test_an_error_inside_a_stream_means_what_its_status_would(error, expected):
    step = Step((event({"error": error}),))
    seen, requests = answered(*([step] * (3 if expected[0] == "ModelUnavailable" else 1)))
    assert (seen.failed, requests) == (expected, 3 if expected[0] == "ModelUnavailable" else 1)


def test_an_error_inside_a_stream_after_text_keeps_the_text():
    seen, requests = answered(Step((*say("반쯤", finish=None, done=False).pieces, event({"error": {"code": 503}}))))
    assert (seen.text, seen.failed, requests) == ("반쯤", ("ModelUnavailable", "model-failed"), 1)


@pytest.mark.parametrize("reason", ["error", "abort"])
def test_an_answer_that_the_service_broke_off_is_not_taken_for_a_whole_one(reason):
    seen, _ = answered(say("반쯤", finish=reason))
    assert (seen.text, seen.failed) == ("반쯤", ("ModelUnavailable", "model-cut"))


def test_an_answer_without_end_is_given_up():
    flood = Step((b"data: " + b"x" * (17 * 1024 * 1024),))
    assert answered(flood)[0].failed == ("ModelUnavailable", "model-malformed")


def test_a_service_that_claims_compression_and_sends_none_is_malformed():
    step = Step((b"not gzip",), headers=(("Content-Encoding", "gzip"),))
    assert answered(step)[0].failed == ("ModelUnavailable", "model-malformed")
