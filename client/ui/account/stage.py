"""What do all steps of the account screen share? The window, the account, the way to the next step, and their forms."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

import flet as ft

from client.errors import GieokError
from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import heading, panel, said
from client.ui.account.form import Form
from client.ui.account.state import AccountState
from client.ui.shell import Shell

Step = Literal["start", "register", "code", "login", "forgot", "reset", "home", "delete"]


@dataclass(slots=True)
class Stage:
    """Handed down to the steps. `go` turns to another one and may say a sentence above it."""

    shell: Shell
    state: AccountState
    go: Callable[[Step, str], Awaitable[None]]
    forms: list[Form] = field(default_factory=list)

    def text(self, code: str, **params: str | int) -> str:
        """A sentence in the words of now."""
        return self.shell.words.text(code, **params)

    def form(
        self,
        button: str,
        act: Callable[[], Awaitable[None]],
        fields: Sequence[ft.TextField],
        *,
        secrets: Sequence[ft.TextField],
        grave: bool = False,
    ) -> ft.Column:
        """A form of this step."""
        made = Form(self.shell, button, act, fields, secrets=secrets, failed=self.elsewhere, grave=grave)
        self.forms.append(made)
        return made.control

    def forget(self) -> None:
        """No password and no code stands in a field any more."""
        for form in self.forms:
            form.forget()
        self.forms.clear()

    async def elsewhere(self, error: GieokError) -> bool:
        """What can only go on at another step is said there."""
        step: dict[str, Step] = {"session-missing": "start", "account-login-first": "start", "email-unverified": "code"}
        if error.code not in step:
            return False
        await self.go(step[error.code], self.shell.words.error(error))
        return True

    def turn(self, step: Step) -> Handler:
        """A handler that turns to a step."""

        async def go() -> None:
            await self.go(step, "")

        return self.shell.guard(go)

    def link(self, code: str, step: Step) -> ft.Row:
        """A quiet way to another step."""
        return ft.Row([ft.TextButton(self.text(code), on_click=self.turn(step))], wrap=True)

    def explained(self, *codes: str) -> ft.Container:
        """What one should know before."""
        return panel([said(self.text(code), size=theme.SMALL) for code in codes])

    def title(self, code: str) -> ft.Semantics:
        """Of a step."""
        return heading(self.text(code))
