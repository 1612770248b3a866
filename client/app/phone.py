"""How does the app run on a phone? One native page, the same screens on it, the account opened behind its first frame.

No server, no socket, no token: the page is drawn by the program around this one. That program may throw its half away
and come back to a process that still runs; the account then stays open and a new page gets it. Whenever the phone ends
the app, what was acknowledged is on the disk.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final

import flet as ft

from client.errors import Damaged, Refused
from client.kit import theme
from client.kit.silence import say_no_content
from client.kit.words import Words
from client.settings import Settings, language_of, load_settings, native_screens
from client.ui.gate.state import Gate, Open, Shut
from client.ui.tabs import Tabs
from client.ui.watch import watch

if TYPE_CHECKING:
    from client.engine import Engine
    from client.ui.root import Root

SERVICE: Final = Path(__file__).with_name("service.toml")
COMES_BACK: Final = (ft.AppLifecycleState.SHOW, ft.AppLifecycleState.RESUME, ft.AppLifecycleState.RESTART)


def run() -> int:
    """Show the account of this phone. Raises Refused `phone-only` where no program around us draws the page."""
    if not native_screens():
        raise Refused("phone-only")  # Flet would serve it to the network instead
    say_no_content()
    ft.run(Phone(phone_settings(), open_account).show)
    return 0


def phone_settings(service: Path = SERVICE) -> Settings:
    """What is packaged with the app; the key lies beside the store, in the app's own folder."""
    root = service.with_name("root.json")
    options = {"keyring": "off", "embedding": "off", "trust_root": str(root) if root.is_file() else None}
    return load_settings(options, config_file=service)


def open_account(settings: Settings, passphrase: str | None = None) -> Engine:
    """The account, its screens loaded. Raises what opening raises, and Damaged `phone-part-missing`."""
    try:
        import client.ui.root  # noqa: F401  in this thread, not in that of the page
        from client.compose import open_engine
    except ImportError as error:
        raise Damaged("phone-part-missing", part=str(error.name)) from error
    return open_engine(settings, passphrase)


def screens(page: ft.Page, engine: Engine) -> Root:
    """Those of an account that `open_account` opened."""
    from client.ui.root import Root

    return Root(page, engine)


class Phone:
    """The app of one process. At most one page is shown, and at most one account is open."""

    def __init__(self, settings: Settings, opening: Open) -> None:
        self.gate = Gate(settings, opening)
        self.tabs = Tabs(self.gate, screens)
        self._turn = asyncio.Lock()  # pages come and go while an account is being opened
        self._page: ft.Page | None = None
        self._watching: asyncio.Task[None] | None = None

    async def show(self, page: ft.Page) -> None:
        """The first frame, then the account, or what the gate has in its place."""
        page.on_app_lifecycle_state_change = self._lives
        self._page = page
        _first_frame(page)
        async with self._turn:
            await self._leave()
            await self.gate.open()
            self._watching = asyncio.create_task(watch(self.tabs, self._turn))
            await self.tabs.screen(page)

    async def _lives(self, change: ft.AppLifecycleStateChangeEvent) -> None:
        """What the phone does with the app: the last word before it goes, and that it came back after all."""
        page = self._page
        if page is None or (change.state in COMES_BACK and self._turn.locked()):
            return
        if change.state is ft.AppLifecycleState.DETACH:
            async with self._turn:
                await self._leave()
                await self.gate.close()
            page.on_app_lifecycle_state_change = self._lives
        elif change.state in COMES_BACK and self._watching is None:
            await self.show(page)
        elif change.state in COMES_BACK and isinstance(self.gate.now, Shut):
            async with self._turn:  # the reason may have been put right meanwhile
                await self.gate.open()
                await self.tabs.turn()

    async def _leave(self) -> None:
        """The screens end; the account stays open where nothing locks it."""
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
        await self.tabs.gone()


def _first_frame(page: ft.Page) -> None:
    """A ring on an empty page: nothing that would have to be read from the store, or loaded."""
    words = Words(language_of())  # until the account says which one its customer chose
    theme.apply(page, theme="system", language=words.language)
    page.title = words.text("app-name")
    ring = ft.Semantics(label=page.title, content=ft.ProgressRing())
    page.navigation_bar = None
    page.controls = [ft.Container(ring, alignment=ft.Alignment.CENTER, expand=True)]
    page.update()
