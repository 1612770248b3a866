"""What stands below a question that waits to be sent? Its place in line, and what can be done with it until then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import ask, close, icon_button, quiet, said
from client.kit.words import Words
from client.ui.shell import Shell

SHOWN = 80  # code points of a question that is asked about


def waiting_row(words: Words, place: int, *, edit: Handler, remove: Handler) -> ft.Row:
    """The row below the question."""
    text = words.text("line-place", place=place) if place else words.text("line-waits")
    return ft.Row(
        [
            ft.Icon(ft.Icons.SCHEDULE_SEND, size=16, color=ft.Colors.ON_SURFACE_VARIANT),
            quiet(text, size=theme.SMALL),
            icon_button(ft.Icons.EDIT_OUTLINED, words.text("line-edit"), edit, size=16),
            icon_button(ft.Icons.DELETE_OUTLINE, words.text("line-remove"), remove, size=16),
        ],
        spacing=4,
        wrap=True,
        alignment=ft.MainAxisAlignment.END,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def ask_for_words(shell: Shell, question: str, save: Callable[[str], Awaitable[None]]) -> None:
    """A field with the question; `save` gets what stands there. What is refused stays in the field."""
    words = shell.words
    field = ft.TextField(value=question, label=words.text("line-edit-label"), multiline=True, min_lines=2, max_lines=8)

    def leave() -> None:
        close(dialog)

    async def keep() -> None:
        await save(field.value or "")
        close(dialog)
        shell.snacks.say(shell.words.text("line-reworded"))

    dialog = ft.AlertDialog(
        title=said(words.text("line-edit"), size=theme.TITLE, bold=True),
        content=field,
        scrollable=True,
        actions=[
            ft.TextButton(words.text("ui-cancel"), on_click=shell.guard(leave)),
            ft.FilledButton(words.text("line-edit-save"), on_click=shell.guard(keep)),
        ],
    )
    shell.page.show_dialog(dialog)


def ask_to_withdraw(shell: Shell, question: str, press: Handler) -> None:
    """Is it really meant?"""
    words = shell.words
    short = question if len(question) <= SHOWN else f"{question[:SHOWN].rstrip()}…"
    ask(
        shell.page,
        title=words.text("line-remove-ask"),
        text=words.text("line-remove-text", question=short),
        yes=words.text("line-remove"),
        no=words.text("ui-cancel"),
        press=press,
    )
