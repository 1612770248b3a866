"""Which conversations wait to be tidied, and why? A notice on the memory screen, with a button that does it now."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.parts import column, panel, quiet, refresh, said
from client.ui.shell import Shell


class Waiting:
    """The notice; `control` is what is mounted, and empty where nothing waits. `tidied` hears that facts may be new."""

    def __init__(self, shell: Shell, tidied: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self._tidied = tidied
        self._busy = False
        self._shown = 0  # conversations that wait, as the notice says
        self.control = ft.Container(visible=False)

    async def show(self) -> None:
        """Say what holds now."""
        words, learning = self._shell.words, self._shell.engine.learning
        pending = await asyncio.to_thread(learning.pending)
        rows: list[ft.Control] = [
            said(words.text("jobs-waiting", waiting=pending.waiting), size=theme.SMALL, bold=True)
        ]
        for why in pending.why:
            reason = words.text(why.code, **why.values)
            rows.append(quiet(words.text("jobs-why", times=why.times, reason=reason), size=theme.SMALL))
        label = words.text("jobs-running" if self._busy else "jobs-now")
        now = ft.FilledTonalButton(label, disabled=self._busy, on_click=self._shell.guard(self._now))
        rows.append(ft.Row([now]))
        self.control.content = column([panel(rows)])
        self.control.visible, self._shown = pending.waiting > 0, pending.waiting
        refresh(self.control)

    async def look(self) -> None:
        """Called now and then while the screen is open: what was tidied in the background shows by itself."""
        before = self._shown
        if before and not self._busy:
            await self.show()
            if self._shown < before:
                await self._tidied()

    async def _now(self) -> None:
        self._busy = True
        await self.show()
        try:
            await self._shell.engine.learning.run_now()
        finally:
            self._busy = False
            await self.show()
        await self._tidied()
        left = self.control.visible
        self._shell.snacks.say(self._shell.words.text("jobs-put-off" if left else "jobs-done"))
