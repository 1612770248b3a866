"""How do six digits look? Offered ones large, to be written down; typed ones hidden until the eye is pressed."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.eye import eye
from client.kit.parts import panel, said
from client.ui.shell import Shell


def shown(digits: str) -> ft.Container:
    """Large, one by one: a screen reader would make a number of them otherwise."""
    apart = " ".join(digits)
    text = said(apart, size=theme.DIGITS, bold=True, color=ft.Colors.ON_PRIMARY_CONTAINER)
    text.text_align = ft.TextAlign.CENTER
    return panel([text], tint=ft.Colors.PRIMARY_CONTAINER)


def digits_field(shell: Shell, code: str) -> ft.TextField:
    """Six digits, hidden. Any script's digits and spaces may be typed: the door reads them."""
    field = ft.TextField(
        label=shell.words.text(code),
        value="",
        password=True,
        keyboard_type=ft.KeyboardType.NUMBER,
        autocorrect=False,
        enable_suggestions=False,
        border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
    )
    field.suffix_icon = eye(shell, field, "backups-digits-look", "backups-digits-hide")
    return field
