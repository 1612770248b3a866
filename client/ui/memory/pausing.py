"""Is anything new remembered? A switch, and what it means; while it is off, a notice that can't be overlooked."""

from __future__ import annotations

import asyncio

import flet as ft

from client.kit import theme
from client.kit.choices import switched
from client.kit.parts import column, panel, refresh, said
from client.ui.shell import Shell


class Pausing:
    """The part; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._turned = shell.guard(self._switched)
        self.switch = ft.Switch(on_change=self._turned)
        self._body = ft.Container()
        self.control = column([self._body])

    async def show(self) -> None:
        """Say what holds now."""
        words, engine = self._shell.words, self._shell.engine
        on = (await asyncio.to_thread(engine.preferences.get)).memory == "on"
        self.switch.value = on
        row = switched(self.switch, words.text("memory-remember"), self._turned)
        if on:
            self._body.content = row
        else:
            color = ft.Colors.ON_TERTIARY_CONTAINER
            title = said(words.text("memory-paused"), bold=True, color=color)
            text = said(words.text("memory-paused-hint"), size=theme.SMALL, color=color)
            told = ft.Semantics(live_region=True, container=True, content=ft.Column([title, text], spacing=2))
            self._body.content = panel([told, row], tint=ft.Colors.TERTIARY_CONTAINER)
        refresh(self._body)

    async def _switched(self) -> None:
        value = "on" if self.switch.value else "off"
        await asyncio.to_thread(self._shell.engine.preferences.set, "memory", value)
        await self.show()
        self._shell.snacks.say(self._shell.words.text(f"memory-switched-{value}"))
