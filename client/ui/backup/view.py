"""The backup screen inside the settings: one step at a time, with a way back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import count

import flet as ft

from client.kit.palette import BAD, CALM
from client.kit.parts import bring_back, column, icon_button, refresh, title
from client.kit.states import notice
from client.ui.backup.making import before
from client.ui.backup.overview import overview
from client.ui.backup.restoring import choose
from client.ui.backup.sign_in import SignIn
from client.ui.backup.stage import Stage, Step
from client.ui.backup.state import BackupState
from client.ui.shell import Shell


class BackupView:
    """The screen; `control` is what is mounted, `back` leads to the settings, `to_memory` to what was remembered."""

    def __init__(
        self, shell: Shell, back: Callable[[], Awaitable[None]], to_memory: Callable[[], Awaitable[None]]
    ) -> None:
        self._shell = shell
        self._back = back
        self._wanted: Step = overview  # after a login
        self._looked_at = False
        self.state = BackupState(shell.engine)
        self.stage = Stage(shell, self.state, self.go, self._sign_in, to_memory, overview, before, choose)
        self._account = SignIn(shell, self._begin_anew, self._signed_in)
        self._steps = count(1)
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.Container(expand=True)

    @property
    def waits(self) -> bool:
        """Does something run, or has it ended while nobody looked?"""
        return bool(self._body.controls)

    async def show(self) -> None:
        """What runs, or what came of it while nobody looked; else the beginning."""
        self._looked_at = True
        if not self._body.controls:
            await self.go(overview)
        refresh(self.control)

    async def show_restore(self) -> None:
        """The way of a new phone."""
        self._looked_at = True
        if self.state.busy:
            return
        if await self.state.logged_in():
            await self.go(choose)
        else:
            await self._sign_in(choose, self._shell.words.text("backups-new-phone-login"))

    async def go(self, step: Step, sentence: str = "", *, wrong: bool = False) -> None:
        """Turn to a step, with what happened said above it."""
        self.stage.clear()
        words = self._shell.words
        back = icon_button(ft.Icons.ARROW_BACK, words.text("backups-back"), self._shell.guard(self._leave))
        head = ft.Row([back, title(words.text("backups-title"), expand=True)])
        told: list[ft.Control] = []
        if sentence:
            told.append(notice(sentence, tone=BAD if wrong else CALM))
        self._body.controls = [head, *told, *await step(self.stage)]
        # A new list for each step, which begins at its top; Flet takes a list that looks like the old one for the same
        key = f"step-{next(self._steps)}"
        self.control.content = ft.ListView([column([self._body])], expand=True, padding=ft.Padding(bottom=24), key=key)
        refresh(self.control)

    def leave(self) -> None:
        """Another screen comes: digits and passwords are forgotten; what runs goes on."""
        self.stage.forget()
        self._account.leave()
        if self._looked_at and not self.state.busy:
            self._empty()
        self._looked_at = False

    def close(self) -> None:
        """The window is gone: what runs ends soon and goes on another time."""
        self.state.stop()
        self.leave()

    def _empty(self) -> None:
        self._body.controls = []
        refresh(self._body)

    async def _sign_in(self, then: Step, sentence: str) -> None:
        self.stage.forget()
        self._empty()
        self._wanted = then
        await self._account.ask("start" if then is before else "login", sentence)  # only the first may have none yet
        bring_back(self.control, self._account.control)
        refresh(self.control)

    async def _signed_in(self, sentence: str) -> None:
        await self.go(self._wanted, sentence)

    async def _begin_anew(self) -> None:
        await self.go(overview)

    async def _leave(self) -> None:
        self.leave()
        await self._back()
