"""Which screen is shown, and in which words? The frame around chat, memory and settings of one open window."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from client.engine import Engine
from client.kit import theme
from client.kit.guard import Guard
from client.kit.snacks import Snacks
from client.kit.words import Words
from client.ui.backup.moved import MovedCard
from client.ui.chat.view import ChatView
from client.ui.memory.view import MemoryView
from client.ui.settings.view import SettingsView
from client.ui.shell import Shell

DESTINATIONS = (
    ("nav-chat", ft.Icons.CHAT_BUBBLE_OUTLINE, ft.Icons.CHAT_BUBBLE),
    ("nav-memory", ft.Icons.BOOKMARK_OUTLINE, ft.Icons.BOOKMARK),
    ("nav-settings", ft.Icons.SETTINGS_OUTLINED, ft.Icons.SETTINGS),
)
CHAT, MEMORY, SETTINGS = range(3)
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
        self.chat = ChatView(self.shell, self._new_phone)
        self.memory = MemoryView(self.shell, self._to_evidence, self._to_contributions)
        self.settings = SettingsView(self.shell, self.speak, self._to_memory)
        self.moved = MovedCard(self.shell)
        self.at = CHAT
        self._wide = theme.wide(page)
        self._watching: asyncio.Task[None] | None = None
        self.closed = False
        self._body = ft.Container(expand=True, alignment=ft.Alignment.TOP_CENTER)
        self._screen = ft.Column(
            [self.moved.control, self._body],
            expand=True,
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    async def show(self) -> None:
        """The first frame, then what it says: a customer sees the window before the store is read."""
        page, guard = self._page, self.shell.guard
        page.title = self.shell.words.text("app-name")
        page.on_resize = guard(self._resized)
        page.on_close = guard(self.close)
        page.on_keyboard_event = guard.event(self._pressed)
        self._dress()
        self._body.content = self.chat.control
        self._frame()
        page.update()
        await self.chat.state.resume()
        await self.chat.show()
        self._watching = asyncio.create_task(self._watch())

    async def speak(self) -> None:
        """Language or look have changed: draw everything anew."""
        language = await asyncio.to_thread(self._engine.language)
        self.shell.words = Words(language)
        self._dress()
        self._page.title = self.shell.words.text("app-name")
        self.moved.draw()
        self._frame()
        self._page.update()
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
        """Turn to a screen, or to what is `inside` the settings."""
        if self.at == SETTINGS:
            self.settings.leave()
        self.at = to
        self._body.content = (self.chat.control, self.memory.control, self.settings.control)[to]
        self._frame()
        self._page.update()
        if to == MEMORY:
            await self.memory.show()
        elif to == SETTINGS:
            await (inside or self.settings.enter)()
        else:
            await self.chat.look_again()

    async def _new_phone(self) -> None:
        """The way of a new phone: log in, then bring a backup in."""
        await self.go(SETTINGS)
        await self.settings.restore()

    async def _to_evidence(self) -> None:
        """From the memory to what the service keeps of it."""
        await self.go(SETTINGS, self.settings.show_evidence)

    async def _to_contributions(self) -> None:
        await self.go(SETTINGS, self.settings.open_contributions)

    async def _to_memory(self) -> None:
        await self.go(MEMORY)

    def _frame(self) -> None:
        """Navigation below on a phone, at the side on a wide window."""
        page, words = self._page, self.shell.words
        if self._wide:
            rail = ft.NavigationRail(
                selected_index=self.at,
                label_type=ft.NavigationRailLabelType.ALL,
                min_width=88,
                group_alignment=-0.95,
                destinations=[
                    ft.NavigationRailDestination(icon=icon, selected_icon=chosen, label=words.text(code))
                    for code, icon, chosen in DESTINATIONS
                ],
                on_change=self.shell.guard.event(self._railed),
            )
            line = ft.VerticalDivider(width=1, color=ft.Colors.OUTLINE_VARIANT)
            page.navigation_bar = None
            content: ft.Control = ft.Row([rail, line, self._screen], expand=True, spacing=0)
        else:
            page.navigation_bar = ft.NavigationBar(
                selected_index=self.at,
                destinations=[
                    ft.NavigationBarDestination(icon=icon, selected_icon=chosen, label=words.text(code))
                    for code, icon, chosen in DESTINATIONS
                ],
                on_change=self.shell.guard.event(self._barred),
            )
            content = self._screen
        page.controls = [ft.SafeArea(content, expand=True)]

    async def _railed(self, event: ft.Event[ft.NavigationRail]) -> None:
        await self.go(event.control.selected_index or 0)

    async def _barred(self, event: ft.Event[ft.NavigationBar]) -> None:
        await self.go(event.control.selected_index)

    async def _pressed(self, event: ft.KeyboardEvent) -> None:
        """Ctrl+K lists the conversations, Alt+N begins one; Ctrl+N is the browser's own and can not be had."""
        ways = {("K", True, False): self.chat.list_conversations, ("N", False, True): self.chat.new}
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
        await asyncio.to_thread(self._engine.learning.hurry)  # the reason may have been what the app was closed for
        self._engine.background.start()
        while True:
            await self.shell.guard.run(self.chat.state_line.show)
            await self.shell.guard.run(self.moved.look)
            if self.at == MEMORY:
                await self.shell.guard.run(self.memory.waiting.look)
            await asyncio.sleep(WATCH_SECONDS)

    async def _mark(self) -> None:
        """A version that came into force since the app was last open is known before the first question."""
        await asyncio.to_thread(self._engine.bundles.mark_rechecks)

    async def _resized(self) -> None:
        if theme.wide(self._page) != self._wide:
            self._wide = theme.wide(self._page)
            self._frame()
            self._page.update()
