"""How does the app run on a phone? One native page, the same screens on it, the account opened behind its first frame.

No server, no socket, no token: the page is drawn by the program around this one. That program may throw its half away
and come back to a process that still runs; the account then stays open and a new page gets it. Whenever the phone ends
the app, what was acknowledged is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import flet as ft

from client.errors import Damaged, GieokError, Refused, StoreWiped
from client.kit import theme
from client.kit.in_thread import in_thread
from client.kit.parts import said
from client.kit.silence import say_no_content
from client.kit.spoken import spoken
from client.kit.words import DEFAULT, Words
from client.settings import Settings, load_settings, native_screens, system_language

if TYPE_CHECKING:
    from client.engine import Engine
    from client.ui.root import Root

SERVICE: Final = Path(__file__).with_name("service.toml")
WATCH_SECONDS: Final = 1.0
COMES_BACK: Final = (ft.AppLifecycleState.SHOW, ft.AppLifecycleState.RESUME, ft.AppLifecycleState.RESTART)
log: Final = logging.getLogger("gieok.ui")


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


def open_account(settings: Settings) -> tuple[Engine, type[Root]]:
    """The account and its screens. Raises what opening raises, and Damaged `phone-part-missing`."""
    try:
        from client.compose import open_engine
        from client.ui.root import Root
    except ImportError as error:
        raise Damaged("phone-part-missing", part=str(error.name)) from error
    return open_engine(settings), Root


class Phone:
    """The app of one process. At most one page is shown, and at most one account is open."""

    def __init__(self, settings: Settings, opening: Callable[[Settings], tuple[Engine, type[Root]]]) -> None:
        self._settings = settings
        self._opening = opening
        self._turn = asyncio.Lock()  # pages come and go while an account is being opened
        self._page: ft.Page | None = None
        self._root: Root | None = None
        self._opened: tuple[Engine, type[Root]] | None = None
        self._watching: asyncio.Task[None] | None = None

    async def show(self, page: ft.Page) -> None:
        """The first frame, then the account; in place of the account one sentence and a way to try again."""
        page.on_app_lifecycle_state_change = self._lives
        self._page = page
        _first_frame(page)
        async with self._turn:
            await self._show(page)

    async def _show(self, page: ft.Page) -> None:
        await self._leave()
        try:
            if self._opened is None:
                self._opened = await in_thread(lambda: self._opening(self._settings))
        except GieokError as error:
            log.warning("the account could not be opened: %s", error.code)
            self._refuse(page, error)
            return
        except Exception as error:  # noqa: BLE001  as the guard of handlers: else Flet shows it, words of a customer and all
            log.error("%s when the account was opened", type(error).__name__)
            self._refuse(page, Damaged("ui-failed"))
            return
        engine, screens = self._opened
        device = await spoken(page) if engine.settled_language() is None else None
        if device is not None:
            engine.preferences.lean(device)
        self._root = screens(page, engine)
        self._watching = asyncio.create_task(self._watch(page, engine))
        await self._root.show()

    def _refuse(self, page: ft.Page, error: GieokError) -> None:
        words = _words(self._settings.language)

        async def again() -> None:
            await self.show(page)

        sentence = said(words.error(error))
        button = ft.FilledButton(words.text("phone-again"), on_click=again)
        inside = ft.Column([sentence, button], tight=True, spacing=theme.PAD)
        page.navigation_bar = None
        page.controls = [ft.SafeArea(ft.Container(inside, padding=theme.PAD), expand=True)]
        page.update()

    async def _lives(self, change: ft.AppLifecycleStateChangeEvent) -> None:
        """What the phone does with the app: the last word before it goes, and that it came back after all."""
        if change.state is ft.AppLifecycleState.DETACH:
            async with self._turn:
                await self._end()
        elif change.state in COMES_BACK and self._opened is None and self._page is not None and not self._turn.locked():
            await self.show(self._page)

    async def _watch(self, page: ft.Page, engine: Engine) -> None:
        """Everything was deleted: what was open ends, the page gets the empty account."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if engine.gone():
                break
        self._watching = None
        async with self._turn:
            await self._end()
            await self._show(page)

    async def _leave(self) -> None:
        """The screens end; the account stays open."""
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
        root, self._root = self._root, None
        if root is not None:
            with suppress(StoreWiped):
                await root.close()

    async def _end(self) -> None:
        await self._leave()
        opened, self._opened = self._opened, None
        if opened is not None:
            await opened[0].close()


def _first_frame(page: ft.Page) -> None:
    """A ring on an empty page: nothing that would have to be read from the store, or loaded."""
    words = _words(None)
    theme.apply(page, theme="system", language=words.language)
    page.title = words.text("app-name")
    ring = ft.Semantics(label=page.title, content=ft.ProgressRing())
    page.navigation_bar = None
    page.controls = [ft.Container(ring, alignment=ft.Alignment.CENTER, expand=True)]
    page.update()


def _words(chosen: str | None) -> Words:
    """Those of the phone's language, until the account says which one its customer chose."""
    return Words(chosen or system_language() or DEFAULT)
