"""How is the app opened on this device? One account, one server on loopback, one window for each tab.

The account is opened while the server starts; where that takes long, or cannot be done, the window is served all the
same and says so (gate). The launch address is said when it leads to a window. Opening runs in a thread, so that a
signal is obeyed meanwhile.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final

from client.kit.in_thread import in_thread
from client.kit.serve import ASSETS, Window, serve
from client.kit.words import Words
from client.settings import Settings
from client.ui.gate.state import Gate, Open, Shut
from client.ui.watch import watch

if TYPE_CHECKING:
    import flet as ft

    from client.ui.root import Root
    from client.ui.tabs import Tabs

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
OPENING_SECONDS: Final = 3.0  # an account that takes longer is opened behind a window that says so
LET_OPEN_SECONDS: Final = 1.5  # after a signal: an account that opens in time is closed in order


def open_window(settings: Settings, open_engine: Open) -> int:
    """Serve the screens of one account until a signal says stop. Raises Refused `app-port-busy`."""
    asyncio.run(_run(Gate(settings, open_engine)))
    return 0


async def _run(gate: Gate) -> None:
    stop = _listen()
    opening = asyncio.ensure_future(gate.open())
    both: set[asyncio.Future[Any]] = {opening, stop}
    try:
        await asyncio.wait(both, timeout=OPENING_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not stop.done():
            stop.add_done_callback(_tell_the_server)
            await _serve(gate, opening)
    finally:
        await asyncio.wait({opening}, timeout=LET_OPEN_SECONDS)
        _listen_no_more()
        if opening.done():
            await gate.close()
        else:
            opening.cancel()  # the process ends; what is half done in the store was never committed


async def _serve(gate: Gate, opening: asyncio.Future[None]) -> None:
    words = Words(gate.language())
    loading = in_thread(lambda: _tabs(gate))

    async def screen(page: ft.Page) -> None:
        tabs = await asyncio.shield(loading)  # a tab that goes away must not take it from the others
        await tabs.screen(page)

    def ready(address: str) -> None:
        _complain(gate)
        sys.stdout.write(f"{words.text('app-look-here', url=address)}\n")
        sys.stdout.flush()

    window = Window(ASSETS, gate.settings.app_port, words.text("window-only"), words.text("app-name"))
    watching = asyncio.create_task(_watch(gate, loading, opening))
    try:
        await serve(screen, window, on_ready=ready)
    finally:
        watching.cancel()
        if loading.done() and loading.exception() is None:
            await loading.result().close()
        loading.cancel()


def _complain(gate: Gate) -> None:
    """What the window says at length, in one line for whoever started it."""
    if isinstance(gate.now, Shut):
        sys.stderr.write(f"{Words(gate.language()).error(gate.now.error)}\n")
        sys.stderr.flush()


async def _watch(gate: Gate, loading: asyncio.Future[Tabs], opening: asyncio.Future[None]) -> None:
    """A window shows what became of the opening; then they are looked after."""
    late = not opening.done()
    if late:
        await asyncio.shield(opening)
        _complain(gate)
    tabs = await asyncio.shield(loading)
    if late:
        await tabs.turn()
    await watch(tabs, nullcontext())


def _tabs(gate: Gate) -> Tabs:
    """The screens, loaded while the browser begins: they bring most of what has to be imported."""
    from client.ui.tabs import Tabs

    return Tabs(gate, _root())


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
