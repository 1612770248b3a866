"""Which keys do something now? The topmost of what is open answers; what lies below it waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from client.kit.guard import Handler

SAVE: Final = "Ctrl+S"
CONFIRM: Final = "Ctrl+Enter"

Keys = Mapping[str, Handler]


class Shortcuts:
    """The screen's keys, and above them those of each open dialog."""

    def __init__(self) -> None:
        self._screen: Keys = {}
        self._above: list[Keys] = []

    def screen(self, keys: Keys) -> None:
        """These hold while this screen is shown."""
        self._screen = keys

    def open(self, keys: Keys) -> None:
        """A dialog came."""
        self._above.append(keys)

    def close(self, keys: Keys) -> None:
        """It is gone; once is enough."""
        self._above = [other for other in self._above if other is not keys]

    async def pressed(self, event: ft.KeyboardEvent) -> None:
        """Do what the key stands for; any other key is left to the field that has the cursor."""
        if not (event.ctrl or event.meta) or event.alt:
            return
        name = f"Ctrl+{event.key.removeprefix('Numpad ').title()}"
        press = (self._above[-1] if self._above else self._screen).get(name)
        if press is not None:
            await press()
