"""How many questions wait for the customer? A small number on the navigation's icon of the memory."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

from client.kit.parts import refresh
from client.ui.shell import Shell

MOST: Final = 99  # a larger number is no easier to read


class Badge:
    """Two icons, plain and chosen, that live as long as the window: a number comes and goes without drawing it anew."""

    def __init__(self, shell: Shell, icon: ft.IconData, chosen: ft.IconData) -> None:
        self._shell = shell
        self.icon = ft.Icon(icon)
        self.chosen = ft.Icon(chosen)
        self.count = 0

    async def look(self) -> None:
        """Called now and then, and whenever something was answered."""
        count = await asyncio.to_thread(self._shell.engine.notebook.count_waiting)
        if count == self.count:
            return
        self.count = count
        number = str(count) if count <= MOST else f"{MOST}+"
        for icon in (self.icon, self.chosen):
            icon.badge = ft.Badge(label=number) if count else None
            icon.semantics_label = self._shell.words.text("asks-title", count=count) if count else None
            refresh(icon)
