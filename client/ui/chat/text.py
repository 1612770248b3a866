"""How are the words of a question drawn? In a bubble at the right; a very long one is folded."""

from __future__ import annotations

from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import refresh, said
from client.ui.shell import Shell

SHOWN: Final = 600  # code points of a long question that are drawn at once
LINES: Final = 14  # and lines


def question_bubble(text: str, shell: Shell) -> ft.Row:
    """What the customer said."""
    start, ink = beginning(text), ft.Colors.ON_SECONDARY_CONTAINER
    words = ft.Column([said(start, color=ink)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.START)
    if start != text:
        words.controls.append(_fold(words, text, start, shell))
    box = ft.Container(
        words,
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        border_radius=ft.BorderRadius(theme.ROUND, theme.ROUND, theme.ROUND, 4),
        expand=True,
        expand_loose=True,
    )
    return ft.Row([ft.Container(width=40), box], alignment=ft.MainAxisAlignment.END, spacing=0)


def beginning(text: str) -> str:
    """As much of a text as is drawn at first; the text itself where that is all of it, or nearly."""
    cut = "\n".join(text.split("\n")[:LINES])[:SHOWN]
    return text if len(text) - len(cut) < SHOWN // 4 and text.count("\n") <= LINES else f"{cut.rstrip()}…"


def _fold(words: ft.Column, whole: str, start: str, shell: Shell) -> ft.TextButton:
    """The button that shows all of it, and folds it again."""
    more, less = shell.words.text("turn-question-whole"), shell.words.text("turn-question-less")
    ink = ft.Colors.ON_SECONDARY_CONTAINER

    def turn() -> None:
        opened = button.content == more
        words.controls[0] = said(whole if opened else start, color=ink)
        button.content = less if opened else more
        refresh(words)

    button = ft.TextButton(more, style=ft.ButtonStyle(color=ink, padding=ft.Padding.all(0)), on_click=shell.guard(turn))
    return button
