"""How do things stand? One line below the title: the service's news, what waits to be tidied, a paused memory.

A tap opens what each of it means (`statesheet`); the button at the end asks the server at once. The line never changes
its height.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import flet as ft

from client.bundles.check import BundleState
from client.kit import theme
from client.kit.parts import QUIET, icon_button, refresh, rewrite, said
from client.ui.chat.statesheet import show_state
from client.ui.news import ICONS, news_ink, news_since
from client.ui.shell import Shell

NOTHING: Final = (None, None)  # versions of policy and know-how before anything came


class StateLine:
    """The line; `control` is what is mounted. `reached` hears that the server answers again."""

    def __init__(self, shell: Shell, reached: Callable[[], None]) -> None:
        self._shell = shell
        self._reached = reached
        self._icon = ft.Icon(ICONS["none"], size=16, color=QUIET)
        self._text = said("", size=theme.TINY, color=QUIET, lines=1, expand=True)
        self._open = ft.TextButton(
            content=ft.Row([self._icon, self._text], spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER),
            expand=True,
            style=ft.ButtonStyle(padding=ft.Padding(left=0, right=0)),
            on_click=shell.guard(self.explain),
        )
        self._button = icon_button(ft.Icons.REFRESH, "", shell.guard(self.look), size=16)
        turning = ft.ProgressRing(width=14, height=14, stroke_width=2)
        # As large as the button whose place it takes, so that the line keeps its height.
        self._ring = ft.Container(turning, width=40, height=40, alignment=ft.Alignment.CENTER, visible=False)
        self._versions: tuple[int | None, int | None] = NOTHING
        self._last: str | None = None
        self.control = ft.Row(
            [self._open, self._ring, self._button], spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER
        )

    async def show(self) -> None:
        """Say what holds now."""
        engine, words = self._shell.engine, self._shell.words
        state = await asyncio.to_thread(engine.bundles.state)
        waiting = (await asyncio.to_thread(engine.learning.pending)).waiting
        paused = (await asyncio.to_thread(engine.preferences.get)).memory == "off"
        parts = [self._sentence(state)]
        parts += [words.text("jobs-waiting", waiting=waiting)] if waiting else []
        parts += [words.text("state-paused")] if paused else []
        self._tell(state)
        sentence = " · ".join(parts)
        if sentence == self._text.semantics_label:
            return
        color = news_ink(state)
        self._icon.icon, self._icon.color, self._text.color = ICONS[state.state], color, color
        rewrite(self._text, sentence)
        named = icon_button(ft.Icons.REFRESH, words.text("state-refresh"), self._shell.guard(self.look), size=16)
        self._button.icon, self._button.tooltip = named.icon, named.tooltip
        refresh(self.control)

    async def look(self) -> None:
        """Ask the server now."""
        before = self._versions
        self._ring.visible, self._button.visible = True, False
        refresh(self.control)
        try:
            after = await self._shell.engine.bundles.refresh()
        finally:
            self._ring.visible, self._button.visible = False, True
            await self.show()
            refresh(self.control)
        if after.state == "fresh" and before in {NOTHING, self._versions}:
            self._shell.snacks.say(self._shell.words.text("state-refreshed"))

    async def explain(self) -> None:
        """Open what the line means."""
        engine = self._shell.engine
        state = await asyncio.to_thread(engine.bundles.state)
        pending = await asyncio.to_thread(engine.learning.pending)
        paused = (await asyncio.to_thread(engine.preferences.get)).memory == "off"
        standing = await engine.line.look()
        show_state(self._shell, state.state, self._sentence(state), pending, standing, paused=paused, look=self.look)

    def _tell(self, state: BundleState) -> None:
        """New contents came; or the server answers again, and perhaps the model service does too."""
        before, self._versions = self._versions, (state.policy, state.knowhow)
        if before not in {NOTHING, self._versions}:
            self._shell.snacks.say(self._shell.words.text("state-updated"))
        known, self._last = self._last, state.state
        if state.state == "fresh" and known not in {None, "fresh"}:
            self._reached()

    def _sentence(self, state: BundleState) -> str:
        return self._shell.words.text(f"state-{state.state}", since=news_since(self._shell, state))
