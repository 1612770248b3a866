"""The settings' part about proposals to the service: one sentence, and the way to their screen."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import heading, said
from client.ui.shell import Shell


def contributions_part(shell: Shell, open_contributions: Handler) -> ft.Column:
    """What it is, and the button."""
    words = shell.words
    return ft.Column(
        [
            heading(words.text("contributions-title")),
            said(words.text("contributions-settings"), size=theme.SMALL),
            ft.OutlinedButton(words.text("contributions-open"), on_click=open_contributions),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.START,
    )
