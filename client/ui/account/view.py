"""The account screen inside the settings: one step at a time, with a way back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import flet as ft

from client.kit.parts import column, icon_button, refresh, title
from client.kit.states import notice
from client.ui.account import steps
from client.ui.account.deleting import delete
from client.ui.account.home import home
from client.ui.account.stage import Stage, Step
from client.ui.account.state import AccountState
from client.ui.shell import Shell

STEPS: Final[Mapping[Step, Callable[[Stage], Awaitable[list[ft.Control]]]]] = {
    "start": steps.start,
    "register": steps.register,
    "code": steps.code,
    "login": steps.login,
    "forgot": steps.forgot,
    "reset": steps.reset,
    "home": home,
    "delete": delete,
}
WAITS_FOR_MAIL: Final = ("code", "reset")  # the customer looks at the mail and comes back


class AccountView:
    """The screen; `control` is what is mounted, `back` leads to the settings."""

    def __init__(self, shell: Shell, back: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self._back = back
        self._step: Step = "start"
        self.stage = Stage(shell, AccountState(shell.engine.account), self.go)
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.ListView([column([self._body])], expand=True, padding=ft.Padding(bottom=24))

    async def show(self) -> None:
        """Where the customer was, if a mail is waited for; else the beginning."""
        if await self.stage.state.look() is not None:
            await self.go("home", "")
        else:
            await self.go(self._step if self._step in WAITS_FOR_MAIL else "start", "")

    async def go(self, step: Step, sentence: str) -> None:
        """Turn to a step, with what happened said above it."""
        self.leave()
        self._step = step
        words = self._shell.words
        back = icon_button(ft.Icons.ARROW_BACK, words.text("account-back"), self._shell.guard(self._leave))
        name = title(words.text("account-title"), expand=True)
        told: list[ft.Control] = []
        if sentence:
            told.append(notice(sentence))
        self._body.controls = [ft.Row([back, name]), *told, *await STEPS[step](self.stage)]
        refresh(self._body)

    def leave(self) -> None:
        """No password and no code stays behind in a field."""
        self.stage.forget()

    async def _leave(self) -> None:
        self.leave()
        await self._back()
