"""A signature needs a person and a passphrase: typed unseen, read once, gone from the field before it is used."""

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


def ask_signature(
    shell: Shell,
    *,
    title: str,
    text: str,
    yes: str,
    people: Sequence[str],
    press: Callable[[str, str], Awaitable[None]],
    more: Sequence[ft.Control] = (),
) -> None:
    """Ask, then call `press` with person and passphrase. A refusal stands below the field, and the dialog stays.

    `people`: whose keys lie here; one alone is not asked for, and a demo's one owner has no passphrase to type.
    """
    words, demo = shell.words, shell.work.desk.demo
    secret = secret_field(shell, "deskapp-passphrase")
    secret.autofocus = len(people) <= 1
    who = ft.Dropdown(
        label=words.text("deskapp-signs-as"),
        value=people[0] if len(people) == 1 else None,
        options=[ft.DropdownOption(key=name, text=name) for name in people],
        visible=not demo and len(people) > 1,
    )
    asked: ft.Control = quiet(words.text("deskapp-passphrase-demo"), size=theme.SMALL) if demo else secret
    refused = said("", size=theme.SMALL, color=ft.Colors.ERROR)
    refused.visible = False

    async def go() -> bool:
        typed = secret.value or ""
        forget()
        refresh(secret)
        if who.value is None:
            return _no(refused, words.text("deskapp-sign-who"))
        try:
            await press(who.value, demo_passphrase(shell.work.desk) if demo else typed)
        except GieokError as error:
            return _no(refused, words.error(error))
        return True

    def forget() -> None:
        secret.value = ""

    question(
        shell,
        title=title,
        controls=[said(text, size=theme.SMALL), *more, who, asked, ft.Semantics(live_region=True, content=refused)],
        yes=yes,
        press=go,
        closed=forget,
    )


def _no(refused: ft.Text, why: str) -> bool:
    refused.value = refused.semantics_label = why
    refused.visible = True
    refresh(refused)
    return False
