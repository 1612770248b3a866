"""The action that deletes everything: one question, then an empty memory in the same window."""

from __future__ import annotations

import asyncio

import flet as ft

from client.kit import theme
from client.kit.parts import ask, quiet
from client.ui.shell import Shell


def wipe_button(shell: Shell) -> ft.Column:
    """What goes and what stays, and the button. Whoever serves the windows opens the empty account in them."""
    words = shell.words

    async def go() -> None:
        await shell.engine.wipe()
        shell.snacks.say(words.text("wipe-done"))

    async def sure() -> None:
        copies = await asyncio.to_thread(shell.engine.evidence.copies)
        sent = await asyncio.to_thread(shell.engine.contributions.local.at_service)
        left = [words.text("wipe-contributed", count=len(sent))] if sent else []
        ask(
            shell.page,
            title=words.text("settings-wipe-ask"),
            text="\n".join([words.text("settings-wipe-text"), *left]),
            yes=words.text("settings-wipe-yes"),
            no=words.text("ui-cancel"),
            press=shell.guard(go),
            more=[quiet(words.text("evidence-copies-stay", count=copies), size=theme.SMALL)] if copies else (),
        )

    button = ft.OutlinedButton(
        words.text("settings-wipe-button"), icon=ft.Icons.DELETE_FOREVER_OUTLINED, on_click=shell.guard(sure)
    )
    hint = quiet(words.text("settings-wipe-hint"), size=theme.SMALL)
    return ft.Column([hint, button], spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.START)
