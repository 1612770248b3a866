"""How does a reader know that nothing is kept? A notice above the field, with the way out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import said
from client.ui.shell import Shell

TEMPORARY_ICON: Final = ft.Icons.VISIBILITY_OFF_OUTLINED


def temporary_notice(shell: Shell, leave: Callable[[], Awaitable[None]]) -> ft.Container:
    """The notice; `leave` ends the conversation, and all of it is gone."""
    words, ink = shell.words, ft.Colors.ON_TERTIARY_CONTAINER
    text = said(words.text("temporary-begins"), size=theme.SMALL, color=ink, expand=True)
    out = ft.TextButton(words.text("temporary-end"), style=ft.ButtonStyle(color=ink), on_click=shell.guard(leave))
    told: list[ft.Control] = [ft.Icon(TEMPORARY_ICON, size=18, color=ink), text]
    beside = theme.across(shell.page) is ft.Axis.HORIZONTAL  # large letters need the whole width
    row = ft.Row([*told, out] if beside else told, spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    below = ft.Row([out], alignment=ft.MainAxisAlignment.END)
    return ft.Container(
        row if beside else ft.Column([row, below], spacing=0, tight=True),
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
        border_radius=theme.ROUND,
        padding=ft.Padding(left=14, top=6, right=6, bottom=6),
    )
