"""What does an empty conversation say? What the assistant does, and questions that can be asked with one tap."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import named, quiet, said
from client.ui.shell import Shell

EXAMPLES: Final = ("chat-example-1", "chat-example-2", "chat-example-3")  # the last one is a wish to be remembered


@dataclass(frozen=True, slots=True)
class Begin:
    """What can be begun from an empty conversation."""

    send: Callable[[str], Awaitable[None]]
    new_phone: Callable[[], Awaitable[None]]


def welcome(shell: Shell, begin: Begin, *, temporary: bool, first: bool) -> ft.Control:
    """Words in the middle of the screen; where nothing is kept, nothing asks to be remembered.

    At the `first` run, where nothing is remembered yet, a memory can be brought from the phone before,
    and what the service will keep is said.
    """
    words = shell.words
    about, examples = ("temporary-welcome", EXAMPLES[:-1]) if temporary else ("chat-empty-text", EXAMPLES)
    asked = said(words.text("chat-empty-title"), size=theme.DISPLAY, bold=True)
    rows: list[ft.Control] = [
        ft.Semantics(header=True, heading_level=2, content=asked),
        said(words.text(about), color=ft.Colors.ON_SURFACE_VARIANT),
        ft.Container(height=theme.GAP),
        *(_example(shell, words.text(code), begin.send) for code in examples),
    ]
    if first:
        label = named(words.text("backups-new-phone"))
        button = ft.FilledTonalButton(
            label, icon=ft.Icons.MOBILE_FRIENDLY_OUTLINED, on_click=shell.guard(begin.new_phone)
        )
        rows += [ft.Container(height=theme.GAP), quiet(words.text("backups-new-phone-hint"), size=theme.SMALL), button]
        rows.append(quiet(words.text("evidence-told"), size=theme.SMALL))
    return ft.Container(
        ft.Column(rows, spacing=theme.GAP, scroll=ft.ScrollMode.AUTO, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=24, vertical=theme.PAD),
        alignment=ft.Alignment.CENTER_LEFT,
        expand=True,
    )


def _example(shell: Shell, text: str, send: Callable[[str], Awaitable[None]]) -> ft.Control:
    return ft.OutlinedButton(
        content=named(text),
        on_click=shell.guard(lambda: send(text)),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=14),
            padding=ft.Padding.symmetric(horizontal=14, vertical=12),
            side=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT),
        ),
    )
