"""What does a settings screen consist of? Parts with a heading, and rows that lead somewhere, tell, or switch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import QUIET, heading, icon_button, panel, quiet, said, title
from client.ui.shell import Shell

_ICON = 22  # logical pixels: a button would draw its own smaller than the others
_EDGE = ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.GAP)


def part(name: str, rows: Sequence[ft.Control]) -> ft.Column:
    """A heading with its rows in a box."""
    named = ft.Semantics(container=True, content=heading(name))  # else it is read together with other titles
    return ft.Column([named, panel(list(rows))], spacing=theme.GAP)


def row(icon: ft.IconData, name: str, value: str, press: Handler) -> ft.TextButton:
    """Name, current value, and where it leads; one button that a screen reader reads as both."""
    line = ft.Row(
        [
            ft.Icon(icon, color=QUIET, size=_ICON),
            ft.Column([said(name, color=ft.Colors.ON_SURFACE), quiet(value, size=theme.SMALL)], spacing=2, expand=True),
            ft.Icon(ft.Icons.CHEVRON_RIGHT, color=QUIET, size=_ICON),
        ],
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.TextButton(
        content=line,
        style=ft.ButtonStyle(
            color=ft.Colors.ON_SURFACE, padding=_EDGE, shape=ft.RoundedRectangleBorder(radius=theme.ROUND)
        ),
        on_click=press,
    )


def told(icon: ft.IconData, name: str, value: str, *, color: ft.ColorValue = QUIET) -> ft.Semantics:
    """Something that can only be read."""
    line = ft.Row(
        [
            ft.Icon(icon, color=color, size=_ICON),
            ft.Column([said(name), said(value, size=theme.SMALL, color=color)], spacing=2, expand=True),
        ],
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Semantics(container=True, content=ft.Container(line, padding=_EDGE))


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
            ft.Icon(icon, color=QUIET, size=_ICON),
            ft.Column([said(name), quiet(hint, size=theme.SMALL)], spacing=2, expand=True),
            button,
        ],
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    # Read as one: a switch with these words
    return ft.Container(ft.MergeSemantics(content=line), padding=_EDGE)


def head(shell: Shell, name: str, back: Handler) -> ft.Row:
    """The title of a screen inside the settings, with the way back."""
    return ft.Row(
        [
            icon_button(ft.Icons.ARROW_BACK, shell.words.text("set-back"), back),
            title(name, expand=True),
        ]
    )
