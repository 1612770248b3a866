"""Where does each line of the block come from? One that rests on a fact leads to it; a given one can't be changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.parts import QUIET, fold, named, quiet, said
from client.notebook.block import Block
from client.ui.shell import Shell


def lines_tile(shell: Shell, block: Block, open_fact: Callable[[str], Awaitable[None]]) -> ft.Control | None:
    """The list, folded up; None where there is no line."""
    words = shell.words
    rows: list[ft.Control] = []
    for line in block.lines:
        note: list[ft.Control] = [quiet(words.text(f"memory-origin-{line.origin}"), expand=True)]
        if line.origin == "service":
            note.insert(0, ft.Icon(ft.Icons.LOCK_OUTLINE, size=14, color=QUIET))
        told: list[ft.Control] = [said(line.text, size=theme.SMALL), ft.Row(note, spacing=4)]
        if line.fact is not None:
            told.append(_way(shell, line.text, line.fact, open_fact))
        column = ft.Column(told, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.START)
        rows.append(ft.Container(column, padding=ft.Padding(bottom=theme.GAP)))
    return fold(words.text("memory-lines"), rows) if rows else None


def _way(shell: Shell, line: str, fact: str, open_fact: Callable[[str], Awaitable[None]]) -> ft.TextButton:
    words = shell.words
    text = named(words.text("memory-line-fact"), words.text("memory-line-fact-of", line=line))
    return ft.TextButton(content=text, on_click=shell.guard(lambda: open_fact(fact)))
