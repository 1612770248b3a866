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
from client.kit.parts import quiet, refresh, rewrite, said


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
    who = ft.RadioGroup(
        ft.Row([ft.Radio(value=name, label=name) for name in people], wrap=True, spacing=theme.PAD),
        value=people[0] if len(people) == 1 else None,
    )
    choice = ft.Column([said(words.text("deskapp-signs-as"), size=theme.SMALL), who], spacing=0)
    choice.visible = not demo and len(people) > 1
    asked: ft.Control = quiet(words.text("deskapp-passphrase-demo"), size=theme.SMALL) if demo else secret
    why = said("", size=theme.SMALL, color=ft.Colors.ERROR)
    refused = ft.Semantics(live_region=True, content=why, visible=False)

    def no(text: str) -> bool:
        rewrite(why, text)
        refused.visible = True
        refresh(refused)
        return False

    async def go() -> bool:
        typed = secret.value or ""
        forget()
        refresh(secret)
        if who.value is None:
            return no(words.text("deskapp-sign-who"))
        try:
            await press(who.value, demo_passphrase(shell.work.desk) if demo else typed)
        except GieokError as error:
            return no(words.error(error))
        return True

    def forget() -> None:
        secret.value = ""

    question(
        shell,
        title=title,
        controls=[said(text, size=theme.SMALL), *more, choice, asked, refused],
        yes=yes,
        press=go,
        closed=forget,
    )
