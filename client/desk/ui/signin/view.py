"""The screen before all others: the token is pasted once, and kept in the desk's folder for its owner alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk.ui.parts import note, secret_field
from client.desk.ui.shell import Shell
from client.desk.ui.signin.state import SignInState
from client.errors import GieokError
from client.kit import theme
from client.kit.parts import panel, quiet, refresh, said, title

WIDTH = 440


class SignInView:
    """The screen; `control` is what is mounted, `entered` hears that somebody is in."""

    def __init__(self, shell: Shell, state: SignInState, entered: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self.state = state
        self._entered = entered
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True)
        box = ft.Container(self._body, width=WIDTH, padding=theme.PAD)
        self.control = ft.Container(box, alignment=ft.Alignment.CENTER, expand=True)

    async def show(self, refused: str = "") -> None:
        """Ask for the token; `refused` is what was wrong with the one before."""
        words, guard, work = self._shell.words, self._shell.guard, self._shell.work
        self.field = secret_field(self._shell, "deskapp-token")
        self.field.autofocus = True
        self.field.on_submit = guard(self._sign_in)
        rows: list[ft.Control] = [
            title(words.text("deskapp-name")),
            quiet(words.text("deskapp-server", server=work.desk.server), size=theme.SMALL),
        ]
        if refused:
            rows.append(note(refused, bad=True))
        if self.state.unreachable:
            rows += self._unreachable()
        rows += [
            self.field,
            quiet(words.text("deskapp-token-hint"), size=theme.SMALL),
            ft.FilledButton(words.text("deskapp-sign-in"), on_click=guard(self._sign_in)),
        ]
        self._body.controls = rows
        refresh(self.control)

    def _unreachable(self) -> list[ft.Control]:
        words, guard = self._shell.words, self._shell.guard
        again = ft.OutlinedButton(words.text("deskapp-again"), on_click=guard(self._again))
        write = ft.OutlinedButton(words.text("deskapp-write-only"), on_click=guard(self._write_only))
        text = said(words.text("deskapp-unreachable"), size=theme.SMALL)
        return [panel([text, ft.Row([again, write], wrap=True, spacing=theme.GAP)])]

    async def _sign_in(self) -> None:
        token, self.field.value = self.field.value or "", ""
        refresh(self.field)
        try:
            await self.state.sign_in(token)
        except GieokError as error:
            await self.show(self._shell.words.error(error))
            return
        await self._entered()

    async def _again(self) -> None:
        if await self.state.look():
            await self._entered()
        else:
            await self.show()

    async def _write_only(self) -> None:
        self.state.write_only()
        await self._entered()
