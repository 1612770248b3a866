"""What changed in the block lately, who changed it, and a way back from the last change of the open conversation."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import fold, quiet, said
from client.kit.when import said_moment
from client.notebook.changes import BlockChange
from client.ui.shell import Shell


def changes_tile(shell: Shell, changes: Sequence[BlockChange], zone: str, undo: Handler | None) -> ft.Control | None:
    """The list, folded up; `undo` is there where the last change can be taken back."""
    if not changes:
        return None
    words = shell.words
    rows: list[ft.Control] = []
    if undo is not None:
        rows.append(ft.OutlinedButton(words.text("memory-undo"), icon=ft.Icons.UNDO, on_click=undo))
    rows += [_change(shell, change, zone) for change in changes]
    return fold(words.text("memory-changes"), rows)


def _change(shell: Shell, change: BlockChange, zone: str) -> ft.Control:
    words = shell.words
    when = said_moment(words, change.at, zone, shell.engine.settings.clock())
    rows: list[ft.Control] = [quiet(words.text("memory-change", when=when, who=words.text(f"writer-{change.writer}")))]
    rows += [said(f"− {line}", size=theme.SMALL, color=ft.Colors.ERROR) for line in change.dropped]
    rows += [said(f"+ {line}", size=theme.SMALL, color=ft.Colors.PRIMARY) for line in change.added]
    if change.deleted:
        rows.append(said(words.text("memory-cleared", count=change.deleted), size=theme.SMALL))
    return ft.Container(ft.Column(rows, spacing=0), padding=ft.Padding(bottom=theme.GAP))
