"""The old phone is told that its memory moved on, with the choice to keep it here too or to delete it here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import flet as ft

from client.kit import theme
from client.kit.parts import ask, panel, refresh, said
from client.kit.when import said_moment
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.backup.values import Moved


class MovedCard:
    """The card; `control` is what is mounted above every screen, and empty where nothing moved."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._shown: Moved | None = None
        self.control = ft.Container(visible=False, padding=theme.GAP, width=theme.READING_WIDTH)

    async def look(self) -> None:
        """Called now and then: reads what this device knows, asks nobody."""
        found = await asyncio.to_thread(self._read)
        if found != self._shown:
            self._shown = found
            self.draw()

    def _read(self) -> Moved | None:
        engine = self._shell.engine
        return engine.backup.moved() if engine.backing.has_moved() else None

    def _answer(self) -> None:
        self._shell.engine.backup.keep()

    def draw(self) -> None:
        """In the words of now."""
        found = self._shown
        self.control.visible = found is not None
        self.control.content = None if found is None else self._card(found)
        refresh(self.control)

    def _card(self, found: Moved) -> ft.Control:
        words, guard, engine = self._shell.words, self._shell.guard, self._shell.engine
        when = said_moment(words, found.at, engine.preferences.get().zone, engine.settings.clock())
        color = ft.Colors.ON_TERTIARY_CONTAINER
        name = words.text("moved-title", when=when, to=found.to or words.text("moved-somewhere"))
        keep = ft.TextButton(words.text("moved-keep"), on_click=guard(self._keep))
        wipe = ft.TextButton(words.text("moved-wipe"), on_click=guard(self._sure))
        rows: list[ft.Control] = [
            ft.Semantics(live_region=True, container=True, content=said(name, bold=True, color=color)),
            said(words.text("moved-text"), size=theme.SMALL, color=color),
            ft.Row([keep, wipe], wrap=True),
        ]
        return panel(rows, tint=ft.Colors.TERTIARY_CONTAINER)

    async def _keep(self) -> None:
        await asyncio.to_thread(self._answer)
        await self.look()
        self._shell.snacks.say(self._shell.words.text("moved-kept"))

    def _sure(self) -> None:
        words = self._shell.words

        async def wipe() -> None:
            await self._shell.engine.wipe()
            self._shell.snacks.say(words.text("wipe-done"))

        ask(
            self._shell.page,
            title=words.text("moved-wipe-ask"),
            text=words.text("moved-wipe-text"),
            yes=words.text("moved-wipe"),
            no=words.text("ui-cancel"),
            press=self._shell.guard(wipe),
        )
