"""How does the app's window reach a browser on this machine, and nobody else?

Flet's own runner listens for everybody and asks nobody who they are. Here its web app is put behind `LoopbackGuard`, on
a socket that is bound to 127.0.0.1 before anything else happens, so that a busy port is one clear refusal.
"""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import flet_web.fastapi as flet_fastapi  # type: ignore[import-untyped]  # flet-web ships no types
import uvicorn
from starlette.responses import FileResponse

from client.kit.fonts import Fonts, installed
from client.kit.loopback import LoopbackGuard
from client.kit.silence import say_no_content
from shared.errors import Refused
from shared.randomness import random_token

if TYPE_CHECKING:
    import flet as ft
    from fastapi import FastAPI
    from starlette.requests import Request
    from starlette.types import ASGIApp

HOST: Final = "127.0.0.1"
ASSETS: Final = Path(__file__).resolve().parent.parent / "app" / "assets"  # packaged with the app for a phone
SESSION_SECONDS: Final = 60  # a closed tab's session; Flet's own default keeps it, with the open store, for an hour
SHUTDOWN_SECONDS: Final = 2  # open sockets are cut after this, so that Ctrl-C is obeyed
FONT_SECONDS: Final = 86_400
# FastAPI would otherwise obey FASTAPI_OTEL_AUTO_CONFIGURE and send traces to wherever the environment says
TELLS_NOBODY: Final = dict.fromkeys(("tracing", "metrics", "logs", "operation_spans", "auto_configure"), False)
Screen = Callable[["ft.Page"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Window:
    """What a window is served with. `port` 0 takes any free one; `refusal` is what a stranger reads."""

    assets: Path
    port: int
    refusal: str
    title: str


async def serve(screen: Screen, window: Window, *, on_ready: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM; `on_ready` gets the one address that opens the app.

    Raises Refused `app-port-busy` (with the port), Damaged `fonts-missing`.
    """
    fonts = installed()
    say_no_content()
    with bound(window.port) as listening:
        port = listening.getsockname()[1]
        token = random_token()
        guarded = LoopbackGuard(application(screen, window, fonts), port=port, token=token, refusal=window.refusal)
        config = uvicorn.Config(
            guarded,
            log_level="warning",
            access_log=False,
            server_header=False,
            lifespan="on",
            ws="websockets-sansio",
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        on_ready(f"http://{HOST}:{port}/?t={token}")
        await _Server(config).serve(sockets=[listening])


@contextmanager
def bound(port: int) -> Iterator[socket.socket]:
    """A listening socket on loopback. Raises Refused `app-port-busy`."""
    listening = socket.socket()
    try:
        if os.name == "posix":  # elsewhere this option would let two programs share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((HOST, port))
            listening.listen()
        except OSError as error:
            raise Refused("app-port-busy", port=str(port)) from error
        yield listening
    finally:
        listening.close()


def application(screen: Screen, window: Window, fonts: Fonts) -> ASGIApp:
    """Flet's web app with our fonts in the places where its engine looks for some."""
    inner = flet_fastapi.app(
        screen,
        assets_dir=str(window.assets),
        app_name=window.title,
        no_cdn=True,
        session_timeout_seconds=SESSION_SECONDS,
    )
    # The outer application is the one whose lifespan starts the eviction of closed tabs' sessions.
    outer: FastAPI = flet_fastapi.FastAPI(docs_url=None, redoc_url=None, openapi_url=None, telemetry=TELLS_NOBODY)

    async def text_font(_: Request) -> FileResponse:
        return _font(fonts.text)

    async def fallback_font(request: Request) -> FileResponse:
        return _font(fonts.fallback(f"noto{request.path_params['rest']}"))

    outer.add_route("/assets/fonts/roboto.woff2", text_font)
    outer.add_route("/assets/fonts/noto{rest:path}", fallback_font)
    outer.mount("/", inner)
    return outer


def _font(path: Path) -> FileResponse:
    return FileResponse(path, media_type="font/otf", headers={"cache-control": f"max-age={FONT_SECONDS}"})


class _Server(uvicorn.Server):
    """A server that returns after a signal instead of raising it again: an asked-for end is not a failure."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            with suppress(KeyboardInterrupt):
                yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
