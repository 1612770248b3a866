"""Which screen is shown, and in which words? The frame around the four screens of one open window."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from client.engine import Engine
from client.kit import theme
from client.kit.cut import take_off
from client.kit.guard import Guard
from client.kit.snacks import Snacks
from client.kit.words import Words
from client.ui.backup.moved import MovedCard
from client.ui.chat.view import ChatView
from client.ui.first.view import FirstView
from client.ui.gate.blank import nowhere
from client.ui.memory.view import MemoryView
from client.ui.navigation import CHAT, MEMORY, POLICIES, SETTINGS, Navigation
from client.ui.policies.view import PoliciesView
from client.ui.settings.view import SettingsView
from client.ui.shell import Shell
from shared.formats.page import PageKind

REST_SECONDS = 1.0
WATCH_SECONDS = 3.0


class Root:
    """One open window. The engine is shared: it is opened and closed by whoever serves the windows."""

    def __init__(self, page: ft.Page, engine: Engine) -> None:
        self._page = page
        self._engine = engine
        snacks = Snacks(page)
        words = Words(engine.language())
        guard = Guard(lambda: self.shell.words, snacks.say)
        self.shell = Shell(page, words, guard, snacks, engine)
        to_memory = partial(self.go, MEMORY)
        self.chat = ChatView(self.shell, self._new_phone, to_memory, self._to_page, self._to_fact)
        self.memory = MemoryView(self.shell, self._to_evidence, self._to_contributions, self._to_turn)
        self.policies = PoliciesView(self.shell, self._ask_about, self._to_fact)
        self.settings = SettingsView(self.shell, self.speak, to_memory, partial(self.go, CHAT))
        self.first = FirstView(self.shell, self.speak, self._begin)
        self.moved = MovedCard(self.shell)
        self.at = CHAT
        self.navigation = Navigation(self.shell, self.go, self.memory.badge)
        self._watching: asyncio.Task[None] | None = None
        self.closed = False
        self._body = ft.Container(expand=True, alignment=ft.Alignment.TOP_CENTER)
        self._screen = ft.Column(
            [self.moved.control, self._body],
            expand=True,
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    @property
    def engine(self) -> Engine:
        """The account that is shown."""
        return self._engine

    async def show(self) -> None:
        """The first frame, then what it says: a customer sees the window before the store is read."""
        page, guard = self._page, self.shell.guard
        page.title = self.shell.words.text("app-name")
        page.on_resize = guard(self._resized)
        page.on_close = guard(self.close)
        page.on_connect = guard(self._connected)
        page.on_keyboard_event = guard.event(self._pressed)
        self._dress()
        self._body.content = self.chat.control
        self.first.begin()
        self._frame()
        page.update()
        if not self.first.on:
            await self._open_chat()
        if not self.closed:
            self._watching = asyncio.create_task(self._watch())

    async def _open_chat(self) -> None:
        await self.chat.state.resume()
        await self.chat.show()

    async def _begin(self, *, new_phone: bool) -> None:
        """The first screens are over."""
        self._frame()
        self._page.update()
        await self._open_chat()
        if new_phone:
            await self._new_phone()

    async def speak(self) -> None:
        """Language or look have changed: draw everything anew."""
        language = await asyncio.to_thread(self._engine.language)
        self.shell.words = Words(language)
        self._dress()
        self._page.title = self.shell.words.text("app-name")
        self.moved.draw()
        if self.first.on:
            self.first.draw()
        self._frame()
        self._page.update()
        if self.first.on:
            return
        await self.chat.show()
        if self.at == SETTINGS:
            await self.settings.show()

    def _dress(self) -> None:
        """Put on the look and the size of text that were chosen; drawn with the next update."""
        chosen = self._engine.preferences.get()
        look: theme.ThemeName = "system"
        if chosen.theme in {"light", "dark"}:
            look = "light" if chosen.theme == "light" else "dark"
        theme.apply(self._page, theme=look, language=self.shell.words.language, text_size=chosen.text_size)

    async def go(self, to: int, inside: Callable[[], Awaitable[None]] | None = None) -> None:
        """Turn to a screen, or to what is `inside` it."""
        if self.at == SETTINGS:
            self.settings.leave()
        self.at = to
        self._body.content = (self.chat, self.memory, self.policies, self.settings)[to].control
        self._frame()
        self._page.update()
        if to == MEMORY:
            await (inside or self.memory.show)()
        elif to == POLICIES:
            await (inside or self.policies.show)()
        elif to == SETTINGS:
            await (inside or self.settings.enter)()
        else:
            await self.chat.look_again()

    async def rest(self) -> None:
        """The window locks: as `close`, but the conversation stays open, and what was typed and not sent is kept.

        What was on its way when it locked finds no page to draw on.
        """
        if not self.closed:
            self.closed = True
            self._page = self.shell.page = nowhere()
            if self._watching is not None:
                self._watching.cancel()
            self.settings.close()
            await self.chat.rest()

    async def to_restore(self) -> None:
        """A new account was begun to bring a backup in."""
        if self.first.on:
            await self.first.new_phone()
        else:
            await self._new_phone()

    async def _new_phone(self) -> None:
        """The way of a new phone: log in, then bring a backup in."""
        await self.go(SETTINGS)
        await self.settings.restore()

    async def _to_evidence(self) -> None:
        """From the memory to what the service keeps of it."""
        await self.go(SETTINGS, self.settings.show_evidence)

    async def _to_contributions(self) -> None:
        await self.go(SETTINGS, self.settings.open_contributions)

    async def _to_turn(self, conversation: str, turn: str) -> None:
        """From a memory to where it was said."""
        await self.go(CHAT)
        await self.chat.jump(conversation, turn)

    async def _to_fact(self, fact: str) -> None:
        await self.go(MEMORY, lambda: self.memory.reveal(fact))

    async def _to_page(self, kind: PageKind, page: str, version: int | None) -> None:
        await self.go(POLICIES, lambda: self.policies.open(kind, page, version))

    async def _ask_about(self, title: str) -> None:
        """From a page to a question about it; the customer writes the rest."""
        await self.go(CHAT)
        await self.chat.composer.begin_with(self.shell.words.text("policies-question", title=title) + " ")

    def _frame(self, *, anew: bool = False) -> None:
        if self.first.on:
            self.navigation.alone(self.first.control)
        else:
            self.navigation.frame(self._screen, self.at, anew=anew)

    async def _pressed(self, event: ft.KeyboardEvent) -> None:
        """Ctrl+K lists the conversations, Alt+N begins one; Ctrl+N is the browser's own and can not be had."""
        ways = {("K", True, False): self.chat.talks.toggle, ("N", False, True): self.chat.new}
        way = ways.get((event.key.upper(), event.ctrl or event.meta, event.alt))
        if way is not None:
            if self.at != CHAT:
                await self.go(CHAT)
            await way()

    async def close(self) -> None:
        """The tab is gone: its answer stops, its conversation is over and can be learned from. Once is enough."""
        if not self.closed:
            self.closed = True
            if self._watching is not None:
                self._watching.cancel()
            self.settings.close()
            await self.chat.close()

    async def _watch(self) -> None:
        """Begin the background work, and tell what it brought.

        It brings heavy packages along, so it begins when the first frame has long been drawn.
        """
        await self.shell.guard.run(self._mark)
        await asyncio.sleep(REST_SECONDS)
        self._engine.background.start()
        # The reason that something was put off for may have been what the app was closed for.
        await self.shell.guard.run(lambda: asyncio.to_thread(self._engine.learning.hurry))
        while True:
            await self.shell.guard.run(self.chat.state_line.show)
            await self.shell.guard.run(self.moved.look)
            if self.at == CHAT:
                await self.shell.guard.run(self.chat.remembered.look)
            await self.shell.guard.run(self.memory.badge.look)
            if self.at == MEMORY:
                await self.shell.guard.run(self.memory.waiting.look)
            if self.at == POLICIES:
                await self.shell.guard.run(self.policies.look)
            await asyncio.sleep(WATCH_SECONDS)

    async def _mark(self) -> None:
        """A version that came into force since the app was last open is known before the first question."""
        await asyncio.to_thread(self._engine.bundles.mark_rechecks)

    def cut(self) -> None:
        """The connection is gone; it may come back."""
        take_off(self._page)

    async def _connected(self) -> None:
        self._frame(anew=True)
        self._page.update()

    async def _resized(self) -> None:
        if self.navigation.turned():
            self._frame()
            self._page.update()
        await self.chat.talks.show()
        if self.at == MEMORY:
            await self.memory.resized()
