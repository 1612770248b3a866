"""What stands above the composer while questions wait for a model service? Since when, how many, what can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.guard import Handler, Result
from client.kit.parts import said
from client.kit.when import said_moment
from client.kit.words import Words
from client.turn.queue import Standing
from client.ui.shell import Shell

INK: Final = ft.Colors.ON_SECONDARY_CONTAINER
Act = Callable[[], Result]
OWN: Final = frozenset({"line-paused", "line-stopped", "line-no-service"})  # reasons that the line has words for


def banner(shell: Shell, standing: Standing, *, again: Act, builtin: Act) -> ft.Container:
    """The banner; `again` tries at once, `builtin` lets the built-in assistant answer all that wait."""
    words, guard = shell.words, shell.guard
    engine = shell.engine
    since = ""
    if standing.since is not None:
        since = said_moment(words, standing.since, engine.preferences.get().zone, engine.settings.clock())
    buttons: list[ft.Control] = []
    code = standing.why.code if standing.why else ""
    if standing.sending is None and code != "line-no-service":
        halted = standing.why is not None and standing.why.halt
        buttons.append(_button(words.text("line-go-on" if halted else "line-again"), guard(again)))
    if standing.sending is None:
        buttons.append(_button(words.text("line-builtin"), guard(builtin)))
    icon = ft.Icons.SCHEDULE_SEND if standing.sending is None else ft.Icons.SEND
    what = said(_what(standing, words, since), size=theme.SMALL, color=INK)
    text = ft.Column(
        [
            ft.Semantics(live_region=True, container=True, content=what),
            said(words.text("line-kept", count=len(standing.turns)), size=theme.SMALL, color=INK),
        ],
        spacing=2,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    rows: list[ft.Control] = [
        ft.Row([ft.Icon(icon, size=18, color=INK), text], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
    ]
    if buttons:
        rows.append(ft.Row(buttons, spacing=4, run_spacing=0, wrap=True, alignment=ft.MainAxisAlignment.END))
    return ft.Container(
        ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        border_radius=theme.ROUND,
        padding=ft.Padding(left=14, top=10, right=8, bottom=4 if buttons else 10),
    )


def _what(standing: Standing, words: Words, since: str) -> str:
    """Why they wait."""
    if standing.sending is not None:
        return words.text("line-sending")
    why = standing.why
    if why is None or why.away:
        return words.text("line-away", since=since)
    if why.code in OWN:
        return words.text(why.code)
    return words.whole(why.code, **why.values) or words.text("line-away", since=since)


def _button(text: str, press: Handler) -> ft.TextButton:
    return ft.TextButton(text, on_click=press, style=ft.ButtonStyle(color=INK))
