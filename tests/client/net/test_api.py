"""The server's API from the device's side: what a no becomes, and what never gets into an error."""

import traceback

import pytest

from client.errors import Refused, ServerUnreachable, Unavailable
from client.net.accounts import Accounts
from client.net.api import ANSWER_LIMIT, Api
from shared.wire.accounts import SessionList, SessionReply
from shared.wire.backups import BackupLine
from tests.client.net.account_answers import CODE, EMAIL, PASSWORD, SESSION, TOKEN
from tests.support.scripted_api import ScriptedApi

STAMP = "2026-12-01T00:00:00.000Z"


def problem(code, **params):
    return {"type": f"urn:gieok:problem:{code}", "title": "…", "status": 400, "code": code, "params": params}


def refusal(status, document):
    with ScriptedApi((status, document)) as api, pytest.raises((Refused, Unavailable)) as caught:
        Accounts(api.url, TOKEN).login(EMAIL, PASSWORD, "d1", "Mac")
    return caught.value


def test_a_problem_documents_code_is_our_own_error_with_the_servers_values():
    error = refusal(422, problem("password-too-short", least=8))
    assert isinstance(error, Refused)
    assert (error.code, error.params) == ("password-too-short", {"least": 8})


def test_a_server_that_can_not_is_told_apart_from_one_that_will_not():
    assert isinstance(refusal(503, problem("server-busy")), Unavailable)


@pytest.mark.parametrize(("seconds", "minutes"), [(1, 1), (60, 1), (61, 2), (3600, 60)])
def test_a_wait_is_told_in_whole_minutes_and_never_too_short(seconds, minutes):
    assert refusal(429, problem("login-wait", seconds=seconds)).params["minutes"] == minutes


@pytest.mark.parametrize(
    "document",
    [
        problem("a-code-of-a-newer-server"),
        problem("password-too-short"),  # the value is missing: a sentence with a hole
    ],
)
def test_a_reason_that_can_not_be_said_whole_is_told_by_its_name(document):
    error = refusal(422, document)
    assert (error.code, error.params) == ("server-refused", {"reason": document["code"]})


@pytest.mark.parametrize(
    "document", [b"", b"<html>no</html>", [], {}, {"code": 7}, {"code": "no\nsuch code"}, {"code": "x" * 99}]
)
def test_a_no_that_is_no_problem_document_is_told_by_its_status(document):
    error = refusal(404, document)
    assert (error.code, error.params) == ("server-answered-status", {"status": 404})


def test_a_redirect_is_not_followed():
    assert refusal(302, {}).code == "server-answered-status"


@pytest.mark.parametrize(
    "answer",
    [
        b"no",
        {},
        {**SESSION, "token": None},
        {**SESSION, "token": 7},
        {**SESSION, "account": ["a1"]},
        b" " * (ANSWER_LIMIT + 1),
    ],
)
def test_an_answer_that_is_not_agreed_is_no_login_and_quotes_nothing(answer):
    with ScriptedApi((201, answer)) as api, pytest.raises(Unavailable) as caught:
        Accounts(api.url).login(EMAIL, PASSWORD, "d1", "Mac")
    assert caught.value.code == "server-not-ours"
    told = "".join(traceback.format_exception(caught.value))
    assert TOKEN not in told
    assert EMAIL not in told


def test_what_a_newer_server_adds_to_an_answer_is_passed_over():
    with ScriptedApi((201, {**SESSION, "more": 1})) as api:
        reply = Accounts(api.url).login(EMAIL, PASSWORD, "d1", "Mac")
    assert reply == SessionReply(TOKEN, "a1", EMAIL, SESSION["expires_at"])


def test_nobody_at_the_other_end_is_said_and_shows_nothing():
    with pytest.raises(ServerUnreachable) as caught:
        Accounts("http://127.0.0.1:9", TOKEN).reset_confirm(EMAIL, CODE, PASSWORD)
    told = "".join(traceback.format_exception(caught.value))
    assert not any(secret in told for secret in (EMAIL, CODE, PASSWORD, TOKEN))


LINE = {"id": "s1", "device_name": "Mac", "created_at": STAMP, "last_seen_at": STAMP, "current": True}
ROUTES = [
    (lambda it: it.register(EMAIL, PASSWORD, "ja"), "POST", "/v1/accounts", False),
    (lambda it: it.verify(EMAIL, CODE), "POST", "/v1/accounts/verify", False),
    (lambda it: it.reset(EMAIL), "POST", "/v1/accounts/reset", False),
    (lambda it: it.reset_confirm(EMAIL, CODE, PASSWORD), "POST", "/v1/accounts/reset/confirm", False),
    (lambda it: it.login(EMAIL, PASSWORD, "d1", "Mac"), "POST", "/v1/sessions", False),
    (lambda it: it.again(PASSWORD), "POST", "/v1/sessions/current/password", True),
    (lambda it: it.logout(), "DELETE", "/v1/sessions/current", True),
    (lambda it: it.sessions(), "GET", "/v1/sessions", True),
    (lambda it: it.end_session("s1/../current?x"), "DELETE", "/v1/sessions/s1%2F..%2Fcurrent%3Fx", True),
    (lambda it: it.delete(PASSWORD), "DELETE", "/v1/account", True),
]


@pytest.mark.parametrize(("call", "method", "path", "token"), ROUTES)
def test_each_call_is_one_request_with_its_secrets_in_the_body_and_the_token_in_the_header(call, method, path, token):
    answers = {
        "/v1/accounts": {},
        "/v1/accounts/reset": {},
        "/v1/sessions": SESSION if method == "POST" else {"sessions": [LINE]},
    }
    with ScriptedApi((200, answers[path]) if path in answers else (204, b"")) as api:
        call(Accounts(api.url, TOKEN if token else ""))
    (asked,) = api.asked
    assert (asked.method, asked.path) == (method, path)
    assert asked.headers.get("Authorization") == (f"Bearer {TOKEN}" if token else None)
    told = f"{asked.path} {asked.headers}"
    assert not any(secret in told for secret in (EMAIL, PASSWORD, CODE))
    assert set(asked.headers) <= {
        "Host", "Accept", "Accept-Encoding", "Connection", "User-Agent", "Authorization", "Content-Type",
        "Content-Length",
    }  # fmt: skip


def test_bytes_come_as_they_are_up_to_the_limit_of_who_asks():
    with ScriptedApi((200, b"\x00" * 100)) as api:
        assert Api(api.url).send("GET", "/v1/x", headers={}, limit=100) == b"\x00" * 100
        with pytest.raises(Unavailable, match="server-not-ours"):
            Api(api.url).send("GET", "/v1/x", headers={}, limit=99)


def test_no_secret_is_in_a_repr():
    reply = SessionReply(TOKEN, "a1", EMAIL, "x")
    told = repr([Accounts("http://127.0.0.1:9", TOKEN), reply, SessionList([])])
    assert TOKEN not in told


def test_an_answer_with_a_word_that_does_not_exist_is_not_quoted_in_what_is_raised():
    line = {
        "backup": "b1", "state": TOKEN, "device": "d1", "device_name": "Mac", "created_at": STAMP, "expires_at": STAMP,
        "size": 1, "tries": 10, "left": 10, "wait_until": None, "ended_at": None, "public_key": "x", "restored_to": None,
    }  # fmt: skip
    with pytest.raises(Unavailable) as caught:
        Api("http://127.0.0.1:9").read_as(BackupLine, line)
    assert TOKEN not in "".join(traceback.format_exception(caught.value))
    assert Api("http://127.0.0.1:9").read_as(BackupLine, {**line, "state": "ACTIVE"}).state == "ACTIVE"
