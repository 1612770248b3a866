"""How is the app opened on this device? One account, one server on loopback, one window for each tab."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from client.engine import Engine
from client.kit.words import Words
from client.settings import Settings
from client.ui.root import Root
from client.ui.serve import Window, serve

if TYPE_CHECKING:
    import flet as ft

ASSETS: Final = Path(__file__).resolve().parent.parent / "app" / "assets"


def open_window(settings: Settings, open_engine: Callable[[Settings], Engine]) -> int:
    """Serve the screens of one account until a signal says stop. Raises what opening raises, and `app-port-busy`."""
    asyncio.run(_run(settings, open_engine))
    return 0


async def _run(settings: Settings, open_engine: Callable[[Settings], Engine]) -> None:
    engine = open_engine(settings)
    words = Words(engine.language())

    windows: list[Root] = []

    async def screen(page: ft.Page) -> None:
        windows[:] = [other for other in windows if not other.closed]
        windows.append(Root(page, engine))
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
        await engine.close()
