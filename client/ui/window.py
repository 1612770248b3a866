"""How is the app opened on this device? One account, one server on loopback, one window for each tab.

The launch address is said once the account is open, so that it leads somewhere; the screens are loaded while the
browser begins. Opening runs in a thread, so that a signal is obeyed meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from client.errors import GieokError, StoreWiped
from client.kit.in_thread import in_thread
from client.kit.serve import ASSETS, Window, serve
from client.kit.words import Words
from client.settings import Settings

if TYPE_CHECKING:
    import flet as ft

    from client.engine import Engine
    from client.ui.root import Root

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
WATCH_SECONDS: Final = 1.0
log: Final = logging.getLogger("gieok.ui")
LET_OPEN_SECONDS: Final = 1.5  # after a signal: an account that opens in time is closed in order


def open_window(settings: Settings, open_engine: Callable[[Settings], Engine]) -> int:
    """Serve the screens of one account until a signal says stop. Raises what opening raises, and `app-port-busy`."""
    asyncio.run(_run(settings, open_engine))
    return 0


async def _run(settings: Settings, open_engine: Callable[[Settings], Engine]) -> None:
    stop = _listen()
    opening = in_thread(lambda: open_engine(settings))
    both: set[asyncio.Future[Any]] = {opening, stop}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if stop.done():
            await asyncio.wait({opening}, timeout=LET_OPEN_SECONDS)
        else:
            stop.add_done_callback(_tell_the_server)
            await _serve(settings, opening.result(), open_engine)
    finally:
        _listen_no_more()
        if not opening.done():
            opening.cancel()  # the process ends; what is half done in the store was never committed
        elif opening.exception() is None:
            await opening.result().close()


async def _serve(settings: Settings, engine: Engine, open_engine: Callable[[Settings], Engine]) -> None:
    words = Words(engine.language())
    loading = in_thread(_root)
    windows: list[Root] = []
    standing = [engine]  # the account that is open now

    async def screen(page: ft.Page) -> None:
        make = await asyncio.shield(loading)  # a tab that goes away must not take it from the others
        windows[:] = [other for other in windows if not other.closed]
        windows.append(make(page, standing[-1]))
        await windows[-1].show()

    async def renew() -> None:
        """Everything was deleted, here or by another process: what was open ends, each tab gets the empty account."""
        pages = [window.shell.page for window in windows if not window.closed]
        for gone in windows:
            with suppress(GieokError):
                await gone.close()
        await standing[-1].close()
        standing.append(await in_thread(lambda: open_engine(settings)))
        for page in pages:
            await screen(page)

    def ready(address: str) -> None:
        sys.stdout.write(f"{words.text('app-look-here', url=address)}\n")
        sys.stdout.flush()

    window = Window(ASSETS, settings.app_port, words.text("window-only"), words.text("app-name"))
    watching = asyncio.create_task(watch(standing, renew))
    try:
        await serve(screen, window, on_ready=ready)
    finally:
        watching.cancel()
        loading.cancel()
        for opened in windows:
            with suppress(StoreWiped):
                await opened.close()
        for renewed in standing[1:]:
            await renewed.close()


async def watch(standing: Sequence[Engine], renew: Callable[[], Awaitable[None]]) -> None:
    """Look once a second whether the account was deleted; what keeps it from being opened anew is tried again."""
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        if standing[-1].gone():
            try:
                await renew()
            except GieokError as error:
                log.warning("the account could not be opened anew: %s", error.code)


def _root() -> type[Root]:
    from client.ui.root import Root

    return Root


def _listen() -> asyncio.Future[None]:
    """Done at SIGINT or SIGTERM, also while the server listens to them."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[None] = loop.create_future()

    def tell() -> None:
        if not told.done():
            told.set_result(None)

    for number in SIGNALS:
        loop.add_signal_handler(number, tell)
    return told


def _listen_no_more() -> None:
    """A second signal, while the account is being closed, is obeyed at once."""
    for number in SIGNALS:
        asyncio.get_running_loop().remove_signal_handler(number)


def _tell_the_server(_: asyncio.Future[None]) -> None:
    """A signal may come between the account and the server, which would never hear of it; twice does no harm."""
    if signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:  # else nobody listens any more: it is ending already
        signal.raise_signal(signal.SIGTERM)
