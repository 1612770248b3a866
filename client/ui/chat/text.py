"""How are the words of a question drawn? In a bubble at the right."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.parts import said


def question_bubble(text: str) -> ft.Row:
    """What the customer said."""
    box = ft.Container(
        said(text, color=ft.Colors.ON_SECONDARY_CONTAINER),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        border_radius=ft.BorderRadius(theme.ROUND, theme.ROUND, theme.ROUND, 4),
        expand=True,
        expand_loose=True,
    )
    return ft.Row([ft.Container(width=40), box], alignment=ft.MainAxisAlignment.END, spacing=0)
