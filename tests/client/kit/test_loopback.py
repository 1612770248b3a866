"""Is everybody refused who is not the browser that was opened with the launch address?"""

import asyncio

import pytest

from client.kit.loopback import LoopbackGuard

PORT = 8760
TOKEN = "a-launch-token"
HOME = {"host": "127.0.0.1:8760"}
COOKIE = {"cookie": f"gieok{PORT}={TOKEN}"}


async def inner(scope, receive, send):
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    framework = [(b"Access-Control-Allow-Origin", b"*"), (b"Cross-Origin-Embedder-Policy", b"require-corp")]
    await send({"type": "http.response.start", "status": 200, "headers": framework})
    await send({"type": "http.response.body", "body": b"inside"})


def ask(headers, *, path="/", query="", kind="http", method="GET"):
    """What the guard sends for one request."""
    sent = []

    async def send(message):
        sent.append(message)

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "path": path, "query_string": query.encode(), "headers": raw, "method": method}
    guard = LoopbackGuard(inner, port=PORT, token=TOKEN, refusal="쓸 수 없어요")
    asyncio.run(guard(scope, None, send))
    return sent


def status(sent):
    return sent[0]["status"]


def headers_of(sent):
    return {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}


def test_the_browser_with_the_cookie_comes_in():
    assert status(ask({**HOME, **COOKIE})) == 200


def test_without_the_cookie_nothing_is_shown():
    sent = ask(HOME)
    assert status(sent) == 403
    assert sent[1]["body"].decode() == "쓸 수 없어요"


@pytest.mark.parametrize("value", ["wrong", "", "a-launch-toke", "한글"])
def test_a_wrong_cookie_does_not_help(value):
    assert status(ask({**HOME, "cookie": f"gieok{PORT}={value}"})) == 403


def test_the_cookie_of_another_port_does_not_help():
    assert status(ask({**HOME, "cookie": f"gieok8761={TOKEN}"})) == 403


@pytest.mark.parametrize("host", ["evil.example:8760", "127.0.0.1", "127.0.0.1:8761", "0.0.0.0:8760", "localhost.evil"])
def test_another_host_name_is_refused_even_with_the_cookie(host):
    assert status(ask({"host": host, **COOKIE})) == 403


def test_no_host_is_refused():
    assert status(ask(COOKIE)) == 403


def test_the_launch_token_is_exchanged_for_a_strict_cookie_and_leaves_the_address():
    sent = ask(HOME, query=f"t={TOKEN}")
    assert status(sent) == 303
    got = headers_of(sent)
    assert got["location"] == "/"
    assert "HttpOnly" in got["set-cookie"]
    assert "SameSite=Strict" in got["set-cookie"]
    assert got["cache-control"] == "no-store"


def test_the_launch_token_does_not_help_under_another_host_name():
    sent = ask({"host": "evil.example:8760"}, query=f"t={TOKEN}")
    assert status(sent) == 403
    assert "set-cookie" not in headers_of(sent)


@pytest.mark.parametrize("query", ["t=", "t=wrong", "", "u=1"])
def test_a_wrong_token_is_not_exchanged(query):
    assert status(ask(HOME, query=query)) == 403


STRANGERS = [None, "http://evil.example", "https://127.0.0.1:8760", "http://127.0.0.1:9999", "null"]


@pytest.mark.parametrize("origin", STRANGERS)
def test_a_page_of_another_origin_cannot_open_the_socket_even_with_the_cookie(origin):
    extra = {} if origin is None else {"origin": origin}
    sent = ask({**HOME, **COOKIE, **extra}, kind="websocket", path="/ws")
    assert sent == [{"type": "websocket.close", "code": 4403}]


def test_our_own_page_opens_the_socket():
    sent = ask({**HOME, **COOKIE, "origin": "http://127.0.0.1:8760"}, kind="websocket", path="/ws")
    assert sent[0]["type"] == "websocket.accept"


def test_our_own_origin_without_the_cookie_does_not_open_the_socket():
    sent = ask({**HOME, "origin": "http://127.0.0.1:8760"}, kind="websocket", path="/ws")
    assert sent[0]["type"] == "websocket.close"


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/oauth_callback"])
def test_the_frameworks_own_pages_are_not_there(path):
    assert status(ask({**HOME, **COOKIE}, path=path)) == 404


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_foreign_page_cannot_fetch_but_a_link_may_open(site):
    foreign = {"sec-fetch-site": site, "sec-fetch-mode": "no-cors"}
    assert status(ask({**HOME, **COOKIE, **foreign})) == 403
    assert status(ask({**HOME, **COOKIE, "sec-fetch-site": site, "sec-fetch-mode": "navigate"})) == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_nothing_can_be_sent_to_the_window(method):
    assert status(ask({**HOME, **COOKIE}, method=method)) == 403


def test_the_page_is_not_isolated_so_that_its_engine_draws_with_one_thread_and_no_letter_wrong():
    assert "cross-origin-embedder-policy" not in headers_of(ask({**HOME, **COOKIE}))


def test_answers_let_the_page_load_nothing_from_elsewhere():
    got = headers_of(ask({**HOME, **COOKIE}))
    assert "access-control-allow-origin" not in got
    policy = dict(part.split(" ", 1) for part in got["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["img-src"] == "'self' data: blob:"
    assert policy["connect-src"] == "'self' ws://127.0.0.1:8760 ws://localhost:8760 data: blob:"
    assert policy["frame-ancestors"] == "'none'"
    assert got["x-frame-options"] == "DENY"
