"""Small choices beside each other: one of several, or a thing that is on or off. They wrap where there is no room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import flet as ft

from client.kit import theme
from client.kit.guard import Result
from client.kit.parts import said
from client.ui.shell import Shell

Key = TypeVar("Key", bound=str)


def one_of(shell: Shell, choices: Sequence[tuple[Key, str]], chosen: Key, choose: Callable[[Key], Result]) -> ft.Row:
    """Exactly one of them is chosen."""
    return chips([chip(shell, text, on=key == chosen, press=_pick(choose, key)) for key, text in choices])


def tabs(shell: Shell, choices: Sequence[tuple[Key, str]], chosen: Key, choose: Callable[[Key], Result]) -> ft.Row:
    """Parts of a screen, of which one is shown."""
    return chips([_tab(shell, text, on=key == chosen, press=_pick(choose, key)) for key, text in choices])


def _tab(shell: Shell, text: str, *, on: bool, press: Callable[[], Result]) -> ft.Control:
    kind = ft.FilledTonalButton if on else ft.OutlinedButton
    return ft.Semantics(selected=on, content=kind(text, on_click=shell.guard(press)))


def chips(shown: Sequence[ft.Control]) -> ft.Row:
    """In a row that wraps."""
    return ft.Row(list(shown), wrap=True, spacing=theme.GAP, run_spacing=theme.GAP // 2)


def chip(shell: Shell, text: str, *, on: bool, press: Callable[[], Result]) -> ft.Chip:
    """On or off; whoever is pressed draws it anew."""
    return ft.Chip(label=said(text, size=theme.SMALL), selected=on, on_select=shell.guard(press))


def _pick(choose: Callable[[Key], Result], key: Key) -> Callable[[], Result]:
    return lambda: choose(key)
