"""Is somebody's signature waited for? A notice above every screen, looked for now and then."""

from __future__ import annotations

import asyncio

import flet as ft

from client.desk.ui.shell import Shell
from client.errors import GieokError
from client.kit import theme
from client.kit.parts import refresh, said
from client.net.signing import SigningRequests


class Waiting:
    """The notice; `control` is what is mounted, and empty where nothing waits."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.count = 0
        self.control = ft.Container(visible=False)

    async def look(self) -> None:
        """Ask the server; one that does not answer changes nothing of what is known."""
        if not self._shell.work.may("publish"):
            return
        try:
            self.count = await asyncio.to_thread(self._ask)
        except GieokError:
            return
        self.draw()
        refresh(self.control)

    def draw(self) -> None:
        """In the words of now."""
        words, guard = self._shell.words, self._shell.guard

        async def go() -> None:
            await self._shell.go("publish")

        text = words.text("deskapp-waiting", count=self.count)
        color = ft.Colors.ON_TERTIARY_CONTAINER
        told = said(text, size=theme.SMALL, color=color, expand=True)
        open_it = ft.TextButton(words.text("deskapp-waiting-open"), on_click=guard(go))
        icon = ft.Icon(ft.Icons.NOTIFICATIONS_ACTIVE_OUTLINED, color=color, size=20)
        row = ft.Row([icon, told, open_it], spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)
        shown = ft.Container(row, bgcolor=ft.Colors.TERTIARY_CONTAINER, padding=ft.Padding.symmetric(horizontal=16))
        self.control.content = ft.Semantics(live_region=True, container=True, content=shown)
        self.control.visible = self.count > 0 and self._shell.work.may("publish")

    def _ask(self) -> int:
        desk = self._shell.work.desk
        return len(SigningRequests(desk.server, desk.token()).list())
