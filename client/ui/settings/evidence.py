"""The settings' part about evidence: what the service keeps of agreements, and the way to see it."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import heading, said
from client.ui.shell import Shell


def evidence_part(shell: Shell, open_evidence: Handler) -> ft.Column:
    """One sentence and one button."""
    words = shell.words
    return ft.Column(
        [
            heading(words.text("evidence-title")),
            said(words.text("evidence-told"), size=theme.SMALL),
            ft.OutlinedButton(words.text("evidence-open"), on_click=open_evidence),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.START,
    )
