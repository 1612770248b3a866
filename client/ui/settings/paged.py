"""How is a very long text drawn? A piece at a time: the drawing engine would stand still for all of it."""

from __future__ import annotations

from typing import Final

import flet as ft

from client.kit.parts import exact, panel, refresh
from client.ui.shell import Shell

PIECE: Final = 4_000  # code points that are drawn at a time


def paged(shell: Shell, text: str) -> ft.Container:
    """The text in a box, character for character, and a button for more of it while there is more."""
    shown = exact("")
    more = ft.TextButton(shell.words.text("sent-go-on"), visible=len(text) > PIECE)

    def show(at: int) -> None:
        shown.value = text[:at]
        more.visible = at < len(text)

    def go_on() -> None:
        show(len(shown.value or "") + PIECE)
        refresh(shown)
        refresh(more)

    show(PIECE)
    more.on_click = shell.guard(go_on)
    return panel([shown, more])
