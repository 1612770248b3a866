"""What does a settings screen consist of? Parts with a heading, and rows that lead somewhere, tell, or switch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import QUIET, heading, icon_button, panel, quiet, said
from client.ui.shell import Shell

_EDGE = ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.GAP)


def part(title: str, rows: Sequence[ft.Control]) -> ft.Column:
    """A heading with its rows in a box."""
    return ft.Column([heading(title), panel(list(rows))], spacing=theme.GAP)


def row(icon: ft.IconData, name: str, value: str, press: Handler) -> ft.TextButton:
    """Name, current value, and where it leads; one button that a screen reader reads as both."""
    line = ft.Row(
        [
            ft.Icon(icon, color=QUIET),
            ft.Column([said(name), quiet(value, size=theme.SMALL)], spacing=2, expand=True),
            ft.Icon(ft.Icons.CHEVRON_RIGHT, color=QUIET),
        ],
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.TextButton(
        content=ft.Semantics(label=name, value=value, exclude_semantics=True, content=line),
        style=ft.ButtonStyle(
            color=ft.Colors.ON_SURFACE, padding=_EDGE, shape=ft.RoundedRectangleBorder(radius=theme.ROUND)
        ),
        on_click=press,
    )


def told(icon: ft.IconData, name: str, value: str, *, color: ft.ColorValue = QUIET) -> ft.Container:
    """Something that can only be read."""
    line = ft.Row(
        [
            ft.Icon(icon, color=color),
            ft.Column([said(name), said(value, size=theme.SMALL, color=color)], spacing=2, expand=True),
        ],
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(line, padding=_EDGE)


def switch(
    shell: Shell,
    icon: ft.IconData,
    name: str,
    hint: str,
    turned: Callable[[bool], Awaitable[None]],
    *,
    on: bool,
    able: bool = True,
) -> ft.Container:
    """Something that is on or off, with one sentence on what that means."""

    async def turn() -> None:
        await turned(bool(button.value))

    button = ft.Switch(value=on, disabled=not able, on_change=shell.guard(turn))
    line = ft.Row(
        [
            ft.Icon(icon, color=QUIET),
            ft.Column(
                [
                    ft.Semantics(exclude_semantics=True, content=said(name)),  # the switch says it
                    quiet(hint, size=theme.SMALL),
                ],
                spacing=2,
                expand=True,
            ),
            ft.Semantics(label=name, content=button),
        ],
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(line, padding=_EDGE)


def head(shell: Shell, title: str, back: Handler) -> ft.Row:
    """The title of a screen inside the settings, with the way back."""
    return ft.Row(
        [
            icon_button(ft.Icons.ARROW_BACK, shell.words.text("set-back"), back),
            ft.Semantics(header=True, content=said(title, size=theme.TITLE, bold=True), expand=True),
        ]
    )
