"""Which screen of the desk is shown, and in which words? The frame around all of them in one open window."""

from __future__ import annotations

import asyncio

import flet as ft

from client.desk.ui.editor.view import EditorView
from client.desk.ui.frame import Frame
from client.desk.ui.places import Screen, open_place
from client.desk.ui.shell import Place, Shell
from client.desk.ui.shortcuts import Shortcuts
from client.desk.ui.signin.state import SignInState
from client.desk.ui.signin.view import SignInView
from client.desk.ui.taste import Taste, read_taste, write_taste
from client.desk.ui.waiting import Waiting
from client.desk.ui.workplace import Workplace
from client.errors import GieokError
from client.kit import theme
from client.kit.cut import put_on, take_off
from client.kit.guard import Guard
from client.kit.snacks import Snacks
from client.kit.words import Words
from shared.formats.page import PageKind

WATCH_SECONDS = 20.0  # how often this window asks whether a signature is waited for


class Root:
    """One open window over the one desk."""

    def __init__(self, page: ft.Page, work: Workplace, words: Words) -> None:
        self._page = page
        self._work = work
        snacks = Snacks(page)
        shortcuts = Shortcuts()
        guard = Guard(lambda: self.shell.words, snacks.say)
        self.shell = Shell(page, words, guard, snacks, work, shortcuts, self.go, self.edit, self._news)
        self.at: Place = "pages"
        self.screen: Screen | None = None
        self.sign_in = SignInView(self.shell, SignInState(work), self._entered)
        self.waiting = Waiting(self.shell)
        self._frame = Frame(self.shell, self.waiting, taste=self._dress, out=self._sign_out)
        self._wide = theme.wide(page)
        self._watching: asyncio.Task[None] | None = None

    async def show(self) -> None:
        """The first frame, then who sits here."""
        page, guard = self._page, self.shell.guard
        taste = await asyncio.to_thread(read_taste, self._work.desk.folder)
        self._frame.chosen = taste
        self.shell.words = Words(taste.language or self.shell.words.language)
        page.title = self.shell.words.text("deskapp-name")
        page.on_resize = guard(self._resized)
        page.on_close = guard(self.close)
        page.on_keyboard_event = guard.event(self.shell.shortcuts.pressed)
        theme.apply(page, theme=taste.look, language=self.shell.words.language)
        page.on_disconnect = guard(lambda: take_off(page))
        page.on_connect = guard(self._put_on)
        self._put_on()
        await guard.run(self._enter)

    async def go(self, to: Place) -> None:
        """Turn to a screen."""
        await self._leave()
        self.at = to
        await self._mount(open_place(self.shell, to))

    async def edit(self, kind: PageKind, page_id: str) -> None:
        """Open the editor of a page."""
        await self._leave()
        self.at = "pages"
        await self._mount(EditorView(self.shell, kind, page_id, lambda: self.go("pages")))

    async def close(self) -> None:
        """The tab is gone: what was not saved is kept. Once is enough."""
        if self._watching is not None:
            self._watching.cancel()
        await self._leave()
        self.screen = None

    async def _news(self) -> None:
        await self.waiting.look()

    async def _enter(self) -> None:
        try:
            inside = await self.sign_in.state.look()
        except GieokError as error:
            await self.sign_in.show(self.shell.words.error(error))
            return
        if inside:
            await self._entered()
        else:
            await self.sign_in.show()

    async def _entered(self) -> None:
        await self.go("pages")
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch())

    async def _sign_out(self) -> None:
        await self._leave()
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
        await self.sign_in.state.sign_out()
        self.screen = None
        self.shell.shortcuts.screen({})
        self._page.navigation_bar = None
        self._put_on()
        await self.sign_in.show()

    async def _dress(self, taste: Taste) -> None:
        """Language or look have changed: draw everything anew."""
        await asyncio.to_thread(write_taste, self._work.desk.folder, taste)
        self._frame.chosen = taste
        self.shell.words = Words(taste.language or self.shell.words.language)
        theme.apply(self._page, theme=taste.look, language=self.shell.words.language)
        self._page.title = self.shell.words.text("deskapp-name")
        self.waiting.draw()
        await self.go(self.at)

    async def _mount(self, screen: Screen) -> None:
        self.screen = screen
        self.shell.shortcuts.screen({})
        self._put_on()
        await screen.show()

    async def _leave(self) -> None:
        if isinstance(self.screen, EditorView):
            await self.screen.leave()

    async def _watch(self) -> None:
        while True:
            await self.shell.guard.run(self.waiting.look)
            await asyncio.sleep(WATCH_SECONDS)

    async def _resized(self) -> None:
        if theme.wide(self._page) == self._wide or self.screen is None:
            return
        self._wide = theme.wide(self._page)
        if isinstance(self.screen, EditorView):
            self.screen.frame()
        self._put_on()

    def _put_on(self) -> None:
        """What is shown now, anew: after a cut, too."""
        inside = self.sign_in.control if self.screen is None else self._frame.around(self.at, self.screen.control)
        put_on(self._page, inside)
