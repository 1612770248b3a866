"""What does a screen reader hear while nothing that it reads has the focus? One sentence at a time, not seen."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.parts import refresh, rewrite, said
from client.ui.shell import Shell


class Live:
    """The live region; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._text = said("", size=theme.TINY, color=ft.Colors.TRANSPARENT)
        self.control = ft.Semantics(live_region=True, container=True, content=self._text)

    def say(self, code: str | None) -> None:
        """The sentence of this id, or silence."""
        self.tell(self._shell.words.text(code) if code else "")

    def tell(self, text: str) -> None:
        """These words."""
        rewrite(self._text, text)
        refresh(self._text)
