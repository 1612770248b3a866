"""How is a whole answer drawn? Once, as Markdown; of a very long one a part at a time, as far as it is read."""

from __future__ import annotations

from typing import Final

import flet as ft

from client.kit.drawn import drawn
from client.kit.parts import refresh
from client.ui.shell import Shell

AT_ONCE: Final = 5_000  # code points; far more than an answer has as a rule
FENCE: Final = "```"


def answer_text(text: str, shell: Shell) -> ft.Control:
    """The answer, or its first part with a button that brings the next."""
    parts = pieces(text)
    if len(parts) == 1:
        return drawn(text)
    column = ft.Column([drawn(parts[0])], spacing=6, horizontal_alignment=ft.CrossAxisAlignment.START)

    def more() -> None:
        shown = len(column.controls) - 1
        column.controls.insert(shown, drawn(parts[shown]))
        if shown + 1 == len(parts):
            column.controls.pop()
        refresh(column)

    column.controls.append(ft.TextButton(shell.words.text("turn-answer-more"), on_click=shell.guard(more)))
    return column


def pieces(text: str) -> list[str]:
    """The text in parts that can be drawn one by one: cut between paragraphs, never inside of code where it can be."""
    found: list[str] = []
    while len(text) > AT_ONCE:
        cut = _cut(text)
        found.append(text[:cut].rstrip("\n"))
        text = text[cut:].lstrip("\n")
    return [*found, text]


def _cut(text: str) -> int:
    at = AT_ONCE
    for between in ("\n\n", "\n", " "):
        at = text.rfind(between, AT_ONCE // 2, AT_ONCE)
        while at > 0 and text.count(FENCE, 0, at) % 2:
            at = text.rfind(between, 0, at)
        if at > 0:
            return at
    return AT_ONCE
