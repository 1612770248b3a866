"""How does a part of a screen look that has nothing to show, that waits, or that has something to tell?"""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from client.kit import theme
from client.kit.palette import CALM, Tone
from client.kit.parts import QUIET, panel, quiet, said


def empty_state(icon: ft.IconData, text: str, actions: Sequence[ft.Control] = ()) -> ft.Container:
    """Nothing is here yet, why, and what can be done; in the middle, so that it is not taken for one of a list."""
    rows: list[ft.Control] = [ft.Icon(icon, size=28, color=QUIET), quiet(text, size=theme.SMALL), *actions]
    for shown in rows:
        if isinstance(shown, ft.Text):
            shown.text_align = ft.TextAlign.CENTER
    body = ft.Column(rows, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True)
    return ft.Container(body, padding=ft.Padding.symmetric(vertical=theme.AIR), alignment=ft.Alignment.CENTER)


def busy(text: str) -> ft.Semantics:
    """Something is being fetched; a screen reader is told."""
    ring = ft.ProgressRing(width=18, height=18, stroke_width=2)
    row = ft.Row(
        [ft.Semantics(exclude_semantics=True, content=ring), quiet(text, size=theme.SMALL, expand=True)],
        spacing=theme.GAP,
    )
    return ft.Semantics(live_region=True, content=ft.Container(row, padding=ft.Padding.symmetric(vertical=theme.GAP)))


def notice(text: str, *, tone: Tone = CALM, bold: bool = False, actions: Sequence[ft.Control] = ()) -> ft.Semantics:
    """A box that tells something, with what can be done about it; a screen reader says it when it comes."""
    rows: list[ft.Control] = [said(text, size=theme.SMALL, color=tone.ink, bold=bold)]
    if actions:
        rows.append(ft.Row(list(actions), spacing=theme.GAP, wrap=True))
    return ft.Semantics(live_region=True, content=panel(rows, tint=tone.ground))
