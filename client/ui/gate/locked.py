"""The locked screen: one field for the passphrase, one button, and what became of a try in a sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.errors import GieokError
from client.kit.eye import eye
from client.kit.parts import panel, refresh, said
from client.kit.shell import Shell
from client.ui.gate.frame import put_on
from client.ui.gate.view import begin_anew


def passphrase_field(shell: Shell, code: str, *, new: bool = False) -> ft.TextField:
    """Hidden until the eye is pressed; nothing of it is offered to a dictionary."""
    field = ft.TextField(
        label=shell.words.text(code),
        password=True,
        keyboard_type=ft.KeyboardType.VISIBLE_PASSWORD,
        autofill_hints=ft.AutofillHint.NEW_PASSWORD if new else ft.AutofillHint.PASSWORD,
        autocorrect=False,
        enable_suggestions=False,
        border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
    )
    field.suffix_icon = eye(shell, field, "lock-look", "lock-hide")
    return field


class LockedView:
    """Draws it; `unlock` raises why a passphrase does not open, `anew` is there for who has forgotten it."""

    def __init__(
        self, shell: Shell, unlock: Callable[[str], Awaitable[None]], anew: Callable[[], Awaitable[None]]
    ) -> None:
        self._shell = shell
        self._unlock = unlock
        self._anew = anew
        self._busy = False
        self._shown: bool | None = None
        self.field = passphrase_field(shell, "lock-passphrase")
        self._notice = ft.Semantics(live_region=True, visible=False)
        press = shell.guard(self._press)
        self.field.on_submit = press
        self._button = ft.FilledButton("", icon=ft.Icons.LOCK_OPEN_OUTLINED, on_click=press)

    def show(self, *, forgotten: bool) -> None:
        """Draw it; `forgotten` where no other window has the account open."""
        words = self._shell.words
        if self._shown == forgotten:
            return
        self._shown = forgotten
        self._button.content = words.text("lock-open")
        self.field.autofocus = True
        parts: list[ft.Control] = [
            said(words.text("lock-screen-what")),
            self.field,
            self._notice,
            ft.Row([self._button], wrap=True),
        ]
        if forgotten:
            parts.append(begin_anew(self._shell, self._anew, "lock-forgotten", [words.text("lock-forgotten-what")]))
        put_on(self._shell, ft.Icons.LOCK_OUTLINED, words.text("lock-screen-title"), parts)

    def forget(self) -> None:
        """Nothing that was typed stays."""
        self.field.value = ""
        refresh(self.field)

    async def _press(self) -> None:
        if self._busy:
            return
        self._say("")
        self._rest(busy=True)
        try:
            await self._unlock(self.field.value or "")
        except GieokError as error:
            self._say(self._shell.words.error(error))
        finally:
            self.forget()
            self._rest(busy=False)

    def _rest(self, *, busy: bool) -> None:
        self._busy = self._button.disabled = busy
        self._button.content = self._shell.words.text("lock-busy" if busy else "lock-open")
        refresh(self._button)

    def _say(self, sentence: str) -> None:
        self._notice.visible = bool(sentence)
        text = said(sentence, color=ft.Colors.ON_ERROR_CONTAINER)
        self._notice.content = panel([text], tint=ft.Colors.ERROR_CONTAINER)
        refresh(self._notice)
