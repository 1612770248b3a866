"""How is something asked before it happens? A dialog with its keys: Ctrl+Enter does it, Esc closes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from client.desk.ui.shell import Shell
from client.desk.ui.shortcuts import CONFIRM
from client.kit import theme
from client.kit.parts import close, quiet, refresh, said

WIDTH = 620


def question(
    shell: Shell,
    *,
    title: str,
    controls: Sequence[ft.Control],
    yes: str,
    press: Callable[[], Awaitable[bool]],
    closed: Callable[[], None] = lambda: None,
) -> ft.AlertDialog:
    """Open it. `press` says whether the dialog may close; `closed` hears that it is gone, whatever the way."""
    words = shell.words
    busy = False

    async def go() -> None:
        nonlocal busy
        if busy:
            return
        busy = True
        _dress()
        try:
            done = await press()
        finally:
            busy = False
            _dress()
        if done:
            leave()

    def _dress() -> None:
        button.disabled = busy
        wait.visible = busy
        refresh(dialog)

    def leave() -> None:
        gone()
        close(dialog)

    def gone() -> None:
        shell.shortcuts.close(keys)
        closed()

    keys = {CONFIRM: shell.guard(go)}
    button = ft.FilledButton(yes, on_click=shell.guard(go))
    wait = ft.ProgressRing(width=18, height=18, stroke_width=2, visible=False)
    hint = quiet(words.text("deskapp-keys-confirm"))
    body = ft.Column([*controls, hint], tight=True, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    dialog = ft.AlertDialog(
        title=said(title, size=theme.TITLE, bold=True),
        content=ft.Container(body, width=WIDTH),
        scrollable=True,
        actions=[wait, ft.TextButton(words.text("ui-cancel"), on_click=leave), button],
        on_dismiss=gone,
    )
    shell.shortcuts.open(keys)
    shell.page.show_dialog(dialog)
    return dialog
