"""The settings' part about the account: who is logged in, and the way to the account screen."""

from __future__ import annotations

import flet as ft

from client.backup.account import Who
from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import said
from client.ui.shell import Shell


def account_part(shell: Shell, who: Who | None, open_account: Handler) -> ft.Column:
    """One sentence and one button."""
    words = shell.words
    text = words.text("account-none") if who is None else words.text("account-logged-in", email=who.email)
    return ft.Column(
        [
            said(text, size=theme.SMALL),
            ft.OutlinedButton(words.text("account-open"), on_click=open_account),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.START,
    )
