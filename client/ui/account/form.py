"""Fields, one button, and below them what came of it in a sentence. While the server is asked the button rests.

What was typed stays when it could not be done; passwords and codes leave the fields once it was, and with the screen.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from client.errors import GieokError
from client.kit import theme
from client.kit.parts import panel, refresh, said
from client.ui.shell import Shell

Failed = Callable[[GieokError], Awaitable[bool]]  # whether it was said elsewhere


async def _nobody(error: GieokError) -> bool:
    del error
    return False


class Form:
    """`control` is what is mounted. `act` does it; what it raises is said here, unless `failed` takes it."""

    def __init__(
        self,
        shell: Shell,
        button: str,
        act: Callable[[], Awaitable[None]],
        fields: Sequence[ft.TextField],
        *,
        secrets: Sequence[ft.TextField],
        failed: Failed = _nobody,
        grave: bool = False,
    ) -> None:
        self._shell = shell
        self._label = button
        self._act = act
        self._secrets = secrets
        self._failed = failed
        self._busy = False
        self.notice = ft.Semantics(live_region=True, visible=False)
        press = shell.guard(self._press)
        style = ft.ButtonStyle(bgcolor=ft.Colors.ERROR, color=ft.Colors.ON_ERROR) if grave else None
        self._button = ft.FilledButton(shell.words.text(button), on_click=press, style=style)
        for field in fields:
            field.on_submit = press
        self.control = ft.Column(
            [*fields, self.notice, ft.Row([self._button], wrap=True)],
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    def forget(self) -> None:
        """Passwords and codes go."""
        for field in self._secrets:
            field.value = ""
            refresh(field)

    async def _press(self) -> None:
        if self._busy:
            return
        self._rest(busy=True)
        self._say("")
        try:
            await self._act()
        except GieokError as error:
            if not await self._failed(error):
                self._say(self._shell.words.error(error))
        else:
            self.forget()
        finally:
            self._rest(busy=False)

    def _rest(self, *, busy: bool) -> None:
        self._busy = self._button.disabled = busy
        self._button.content = self._shell.words.text("account-busy" if busy else self._label)
        refresh(self._button)

    def _say(self, sentence: str) -> None:
        self.notice.visible = bool(sentence)
        text = said(sentence, size=theme.SMALL, color=ft.Colors.ON_ERROR_CONTAINER)
        self.notice.content = panel([text], tint=ft.Colors.ERROR_CONTAINER)
        refresh(self.notice)
