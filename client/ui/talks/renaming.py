"""The small question in which a conversation gets the customer's own title; blank gives the automatic one back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.errors import Refused
from client.kit import theme
from client.kit.parts import close, quiet, refresh, said
from client.memory.logged import Conversation
from client.ui.shell import Shell


def ask_for_title(shell: Shell, each: Conversation, keep: Callable[[str], Awaitable[None]]) -> ft.AlertDialog:
    """Ask; `keep` gets what was typed. One that is refused is said below the field, and what was typed stays."""
    words = shell.words
    field = ft.TextField(
        label=words.text("talks-title"),
        value=each.title if each.named else "",
        hint_text=each.title or None,
        autofocus=True,
    )

    async def save() -> None:
        try:
            await keep(field.value or "")
        except Refused as refused:
            field.error = words.error(refused)
            refresh(field)
            return
        close(dialog)

    field.on_submit = shell.guard(save)
    dialog = ft.AlertDialog(
        title=said(words.text("talks-rename"), size=theme.TITLE, bold=True),
        content=ft.Column(
            [field, quiet(words.text("talks-rename-hint"), size=theme.SMALL)], tight=True, spacing=theme.GAP
        ),
        scrollable=True,
        actions=[
            ft.TextButton(words.text("ui-cancel"), on_click=shell.guard(lambda: close(dialog))),
            ft.FilledButton(words.text("talks-keep"), on_click=shell.guard(save)),
        ],
    )
    shell.page.show_dialog(dialog)
    return dialog
