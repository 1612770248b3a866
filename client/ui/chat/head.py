"""What stands above the chat? The app's name, and the ways to other conversations."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.kit.parts import icon_button, title
from client.ui.chat.temporary import TEMPORARY_ICON
from client.ui.shell import Shell

Go = Callable[[], Awaitable[None]]


def head(shell: Shell, *, listing: Go, aside: Go, new: Go) -> ft.Row:
    """The row; `aside` begins a temporary conversation."""
    words, guard = shell.words, shell.guard
    return ft.Row(
        [
            ft.Container(title(words.text("app-name")), expand=True),
            icon_button(ft.Icons.FORUM_OUTLINED, words.text("chat-list"), guard(listing)),
            icon_button(TEMPORARY_ICON, words.text("temporary-begin"), guard(aside)),
            icon_button(ft.Icons.ADD_COMMENT_OUTLINED, words.text("chat-new"), guard(new)),
        ],
        spacing=0,
    )
