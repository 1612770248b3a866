"""The password once more, where something needs a login of the last minutes: a field that other screens mount."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from client.errors import GieokError
from client.kit import theme
from client.kit.parts import heading, panel, quiet, refresh
from client.ui.account.fields import password_field
from client.ui.account.form import Form
from client.ui.shell import Shell

NEEDED = "login-needed"  # the code of the refusal that this answers


class PasswordAgain:
    """Hidden until `ask`; then `control` shows the field, and `then` is called once the password was right."""

    def __init__(self, shell: Shell, then: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self._then = then
        self._form: Form | None = None
        self.control = ft.Container(visible=False)

    def takes(self, error: GieokError) -> bool:
        """Where this is what `error` asks for, show the field; else the caller says it."""
        if error.code != NEEDED:
            return False
        self.ask()
        return True

    def ask(self) -> None:
        """Show the field."""
        words, password = self._shell.words, password_field(self._shell)

        async def act() -> None:
            await asyncio.to_thread(self._shell.engine.account.again, password.value)
            self.hide()
            await self._then()

        self._form = Form(self._shell, "account-again-do", act, [password], secrets=[password])
        self.control.content = panel(
            [
                heading(words.text("account-again")),
                quiet(words.text("account-again-why"), size=theme.SMALL),
                ft.Container(self._form.control, padding=ft.Padding(top=theme.GAP)),
            ]
        )
        self.control.visible = True
        refresh(self.control)

    def hide(self) -> None:
        """Not needed any more: the password leaves the field."""
        if self._form is not None:
            self._form.forget()
        self.control.visible, self.control.content, self._form = False, None, None
        refresh(self.control)
