"""A signature needs the passphrase: typed unseen, read once, and gone from the field before anything is signed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from client.desk.passphrase import demo_passphrase
from client.desk.ui.dialogs import question
from client.desk.ui.parts import secret_field
from client.desk.ui.shell import Shell
from client.errors import GieokError
from client.kit import theme
from client.kit.parts import quiet, refresh, said


def ask_passphrase(
    shell: Shell,
    *,
    title: str,
    text: str,
    yes: str,
    press: Callable[[str], Awaitable[None]],
    more: Sequence[ft.Control] = (),
) -> None:
    """Ask, then call `press` with it; a refusal stands below the field, and the dialog stays. A demo has its own."""
    words, demo = shell.words, shell.work.desk.demo
    secret = secret_field(shell, "deskapp-passphrase")
    secret.autofocus = True
    asked: ft.Control = quiet(words.text("deskapp-passphrase-demo"), size=theme.SMALL) if demo else secret
    refused = said("", size=theme.SMALL, color=ft.Colors.ERROR)
    refused.visible = False

    async def go() -> bool:
        typed = demo_passphrase(shell.work.desk) if demo else secret.value or ""
        forget()
        refresh(secret)
        try:
            await press(typed)
        except GieokError as error:
            refused.value = refused.semantics_label = words.error(error)
            refused.visible = True
            refresh(refused)
            return False
        return True

    def forget() -> None:
        secret.value = ""

    question(
        shell,
        title=title,
        controls=[said(text, size=theme.SMALL), *more, asked, ft.Semantics(live_region=True, content=refused)],
        yes=yes,
        press=go,
        closed=forget,
    )
