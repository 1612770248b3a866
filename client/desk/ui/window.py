"""How is the desk opened as an app? One folder, one server on loopback, one window for each tab.

The browser is sent there by a file that only the owner may read: an address on a command line could be seen by every
program of this machine.
"""

from __future__ import annotations

import asyncio
import html
import sys
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from client.desk.archive import Archive
from client.desk.folder import PRIVATE, Desk, write_file
from client.desk.reading import ContentReader
from client.desk.ui.workplace import Workplace
from client.errors import Refused
from client.kit.in_thread import in_thread
from client.kit.serve import ASSETS, Window, serve
from client.kit.words import Words
from client.settings import Settings

if TYPE_CHECKING:
    import flet as ft

    from client.desk.ui.root import Root

_WAY_IN: Final = "open.html"


def open_window(desk: Desk, settings: Settings, words: Words, *, browser: bool) -> int:
    """Serve the desk until a signal says stop. Raises Refused("deskapp-port-busy")."""
    archive = Archive(desk.published)
    work = Workplace(desk, archive, ContentReader(desk.content, archive), settings.clock, settings.zone, settings.model)
    try:
        asyncio.run(_run(work, settings.app_port, words, browser=browser))
    except Refused as error:
        if error.code == "app-port-busy":
            raise Refused("deskapp-port-busy", **error.params) from error
        raise
    finally:
        (desk.folder / _WAY_IN).unlink(missing_ok=True)
    return 0


async def _run(work: Workplace, port: int, words: Words, *, browser: bool) -> None:
    loading = in_thread(_root)

    async def screen(page: ft.Page) -> None:
        make = await asyncio.shield(loading)  # a tab that goes away must not take it from the others
        await make(page, work, words).show()

    def ready(address: str) -> None:
        sys.stdout.write(f"{words.text('app-look-here', url=address)}\n")
        sys.stdout.flush()
        if browser:
            _show(work.desk, address)

    window = Window(ASSETS, port, words.text("window-only"), words.text("deskapp-name"))
    try:
        await serve(screen, window, on_ready=ready)
    finally:
        loading.cancel()


def _show(desk: Desk, address: str) -> None:
    path = (desk.folder / _WAY_IN).resolve()
    page = f'<!doctype html><meta http-equiv="refresh" content="0;url={html.escape(address)}">\n'
    write_file(path, page.encode(), PRIVATE)
    with suppress(webbrowser.Error):
        webbrowser.open(path.as_uri())


def _root() -> type[Root]:
    from client.desk.ui.root import Root

    return Root
