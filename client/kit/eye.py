"""The eye at the end of a hidden field: shows what is typed, and hides it again."""

from __future__ import annotations

import flet as ft

from client.kit.parts import icon_button, refresh
from client.kit.shell import Shell


def eye(shell: Shell, field: ft.TextField, look: str, hide: str) -> ft.IconButton:
    """`look` and `hide` are the ids of what a screen reader says of it."""

    def turn() -> None:
        field.password = not field.password
        field.suffix_icon = eye(shell, field, look, hide)
        refresh(field)

    hidden = field.password
    icon = ft.Icons.VISIBILITY_OUTLINED if hidden else ft.Icons.VISIBILITY_OFF_OUTLINED
    return icon_button(icon, shell.words.text(look if hidden else hide), shell.guard(turn))
