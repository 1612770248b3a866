"""The memory into a folder of this device, as Markdown to read and JSON Lines to bring in elsewhere."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.parts import quiet, refresh, said
from client.ui.settings.state import SettingsState
from client.ui.shell import Shell


def export_part(shell: Shell, state: SettingsState) -> ft.Column:
    """A button, and below it where the files went."""
    words = shell.words
    where = said("", size=theme.SMALL)
    where.visible = False

    async def export() -> None:
        folder = await state.export(words)
        where.value, where.visible = words.text("settings-export-done", folder=str(folder)), True
        refresh(where)

    button = ft.OutlinedButton(words.text("settings-export-do"), on_click=shell.guard(export))
    hint = quiet(words.text("settings-export-hint"), size=theme.SMALL)
    return ft.Column(
        [hint, button, where],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.START,
    )
