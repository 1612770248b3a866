"""How is the app opened on this device? One account, one server on loopback, one window for each tab.

The account is opened in a thread while the server's own packages are loaded, and the screens are loaded while the
browser begins. The launch address is said once the account is open, so that it leads somewhere.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeVar

from client.kit.words import Words
from client.settings import Settings

if TYPE_CHECKING:
    import flet as ft

    from client.engine import Engine
    from client.ui.root import Root

ASSETS: Final = Path(__file__).resolve().parent.parent / "app" / "assets"
LET_OPEN_SECONDS: Final = 1.5  # after a signal: an account that opens in time is closed in order

_Made = TypeVar("_Made")


def open_window(settings: Settings, open_engine: Callable[[Settings], Engine]) -> int:
    """Serve the screens of one account until a signal says stop. Raises what opening raises, and `app-port-busy`."""
    asyncio.run(_run(settings, open_engine))
    return 0


async def _run(settings: Settings, open_engine: Callable[[Settings], Engine]) -> None:
    with _told_to_stop() as stop:
        opening = _in_thread(lambda: open_engine(settings))
        from client.ui import serve as _  # noqa: F401  loaded here, beside the thread

        await asyncio.wait({opening, stop}, return_when=asyncio.FIRST_COMPLETED)
        stopped = stop.done()
        if stopped:
            await asyncio.wait({opening}, timeout=LET_OPEN_SECONDS)
    if not opening.done():
        opening.cancel()  # the process ends: what is half done in the store was never committed
        return
    engine = opening.result()
    try:
        if not stopped:
            await _serve(settings, engine)
    finally:
        await engine.close()


async def _serve(settings: Settings, engine: Engine) -> None:
    from client.ui.serve import Window, serve

    words = Words(engine.language())
    loading = _in_thread(_root)
    windows: list[Root] = []

    async def screen(page: ft.Page) -> None:
        make = await asyncio.shield(loading)
        windows[:] = [other for other in windows if not other.closed]
        windows.append(make(page, engine))
        await windows[-1].show()

    def ready(address: str) -> None:
        sys.stdout.write(f"{words.text('app-look-here', url=address)}\n")
        sys.stdout.flush()

    window = Window(ASSETS, settings.app_port, words.text("window-only"), words.text("app-name"))
    try:
        await serve(screen, window, on_ready=ready)
    finally:
        for opened in windows:
            await opened.close()


def _root() -> type[Root]:
    from client.ui.root import Root

    return Root


def _in_thread(work: Callable[[], _Made]) -> asyncio.Future[_Made]:
    """Like `asyncio.to_thread`, but the end of the process does not wait for it."""
    made: Future[_Made] = Future()
    made.set_running_or_notify_cancel()  # from here on only the work decides; whoever waits may give up

    def run() -> None:
        try:
            made.set_result(work())
        except BaseException as error:  # noqa: BLE001  raised again where it is awaited
            made.set_exception(error)

    Thread(target=run, daemon=True).start()
    return asyncio.wrap_future(made)


@contextmanager
def _told_to_stop() -> Iterator[asyncio.Future[None]]:
    """Done at SIGINT or SIGTERM; afterwards the server listens to them itself."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[None] = loop.create_future()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, lambda: told.done() or told.set_result(None))
    try:
        yield told
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
