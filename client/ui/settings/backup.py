"""The settings' part about backups: one sentence, and the way to the backup screen."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import heading, said
from client.ui.shell import Shell


def backup_part(shell: Shell, open_backup: Handler) -> ft.Column:
    """What it is for, and the button."""
    words = shell.words
    return ft.Column(
        [
            heading(words.text("backups-title")),
            said(words.text("backups-settings"), size=theme.SMALL),
            ft.OutlinedButton(words.text("backups-settings-open"), on_click=open_backup),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.START,
    )
