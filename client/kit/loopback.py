"""Who may talk to the window's server? Only the browser that was opened with the launch address, on this machine.

Any page of any site can reach 127.0.0.1, and a name can be pointed there (DNS rebinding). So each request must, in this
order: (1) name a Host of ours, (2) on the socket come from an Origin of ours, (3) not be a foreign page's sub-request,
(4) bring the cookie that the launch token was exchanged for. Answers carry a policy under which the page can load
nothing from elsewhere.
"""

from __future__ import annotations

import hmac
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
SEE_OTHER: Final = 303
SOCKET_REFUSED: Final = 4403  # private range of WebSocket close codes

# The framework's own pages: an API description and a sign-in road that this app does not have.
HIDDEN: Final = ("/docs", "/redoc", "/openapi.json", "/oauth_callback", "/upload")

# Not sent on: nobody of another origin reads here; and a page that is isolated from other origins draws with several
# threads, which without a graphics card now and then paint a Hangul syllable wrong (15 of 40 windows full of small
# text; 0 of 40 with one thread, which starts as fast).
DROPPED: Final = frozenset({b"access-control-allow-origin", b"cross-origin-embedder-policy"})

Headers = list[tuple[bytes, bytes]]


class LoopbackGuard:
    """ASGI application around another one."""

    def __init__(self, app: ASGIApp, *, port: int, token: str, refusal: str) -> None:
        self._app = app
        self._token = token
        self._refusal = refusal
        self._cookie: Final = f"gieok{port}"  # cookies are shared by all ports of a host
        hosts = (f"127.0.0.1:{port}", f"localhost:{port}")
        self._hosts: Final = frozenset(host.encode() for host in hosts)
        self._origins: Final = frozenset(f"http://{host}".encode() for host in hosts)
        self._added: Final = _answer_headers(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through, redirect once with the cookie, or refuse."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if self._foreign(scope, headers):
            await self._refuse(scope, send, FORBIDDEN)
        elif scope["type"] == "http" and self._launched(scope):
            await self._exchange(send)
        elif not self._known(headers):
            await self._refuse(scope, send, FORBIDDEN)
        elif scope["type"] == "http" and scope["path"].startswith(HIDDEN):
            await self._refuse(scope, send, NOT_FOUND)
        else:
            await self._app(scope, receive, self._guarded(send))

    def _foreign(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        if headers.get(b"host") not in self._hosts:
            return True
        if scope["type"] == "websocket":
            return headers.get(b"origin") not in self._origins
        if scope["method"] not in {"GET", "HEAD"}:
            return True
        # A link from elsewhere may open the app (it still needs the cookie); a picture or a script may not be fetched.
        site, mode = headers.get(b"sec-fetch-site"), headers.get(b"sec-fetch-mode")
        return site in {b"cross-site", b"same-site"} and mode != b"navigate"

    def _launched(self, scope: Scope) -> bool:
        given = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("t", [""])[0]
        return hmac.compare_digest(given.encode(), self._token.encode())

    def _known(self, headers: dict[bytes, bytes]) -> bool:
        try:
            cookies = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1"))
        except CookieError:
            return False
        brought = cookies.get(self._cookie)
        return brought is not None and hmac.compare_digest(brought.value.encode(), self._token.encode())

    async def _exchange(self, send: Send) -> None:
        """The token leaves the address bar and the history, the cookie stays."""
        cookie = f"{self._cookie}={self._token}; HttpOnly; SameSite=Strict; Path=/"
        headers = [(b"location", b"/"), (b"referrer-policy", b"no-referrer"), (b"cache-control", b"no-store")]
        headers.append((b"set-cookie", cookie.encode()))
        await _respond(send, SEE_OTHER, headers, b"")

    async def _refuse(self, scope: Scope, send: Send, status: int) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": SOCKET_REFUSED})
            return
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"x-content-type-options", b"nosniff")]
        await _respond(send, status, headers, self._refusal.encode())

    def _guarded(self, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = [(key, value) for key, value in message["headers"] if key.lower() not in DROPPED]
                message = {**message, "headers": [*kept, *self._added]}
            await send(message)

        return with_headers


async def _respond(send: Send, status: int, headers: Headers, body: bytes) -> None:
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*headers, length]})
    await send({"type": "http.response.body", "body": body})


def _answer_headers(hosts: Iterable[str]) -> Headers:
    sockets = " ".join(f"ws://{host}" for host in hosts)
    policy = "; ".join(
        (
            "default-src 'self'",
            # The engine compiles WebAssembly and is started by inline scripts of our own index.html.
            "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:",
            "worker-src 'self' blob:",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self' {sockets} data: blob:",
            "frame-ancestors 'none'",
            "base-uri 'self'",
            "form-action 'none'",
            "object-src 'none'",
        )
    )
    return [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"no-referrer"),
    ]
