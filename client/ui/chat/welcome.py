"""What does an empty conversation say? What the assistant does, and questions that can be asked with one tap."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.ui.parts import said
from client.ui.shell import Shell

EXAMPLES: Final = ("chat-example-1", "chat-example-2", "chat-example-3")  # the last one is a wish to be remembered


def welcome(shell: Shell, send: Callable[[str], Awaitable[None]], *, temporary: bool) -> ft.Control:
    """Words in the middle of the screen; where nothing is kept, nothing asks to be remembered."""
    words = shell.words
    about, examples = ("temporary-welcome", EXAMPLES[:-1]) if temporary else ("chat-empty-text", EXAMPLES)
    rows: list[ft.Control] = [
        ft.Semantics(header=True, content=said(words.text("chat-empty-title"), size=24, bold=True)),
        said(words.text(about), color=ft.Colors.ON_SURFACE_VARIANT),
        ft.Container(height=theme.GAP),
        *(_example(shell, words.text(code), send) for code in examples),
    ]
    return ft.Container(
        ft.Column(rows, spacing=theme.GAP, scroll=ft.ScrollMode.AUTO, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=24, vertical=theme.PAD),
        alignment=ft.Alignment.CENTER_LEFT,
        expand=True,
    )


def _example(shell: Shell, text: str, send: Callable[[str], Awaitable[None]]) -> ft.Control:
    return ft.OutlinedButton(
        content=said(text, size=theme.SMALL),
        on_click=shell.guard(lambda: send(text)),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=14),
            padding=ft.Padding.symmetric(horizontal=14, vertical=12),
            side=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT),
        ),
    )
