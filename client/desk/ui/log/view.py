"""The screen of what was done: when, by whom, what; the newest first."""

from __future__ import annotations

import flet as ft

from client.desk.ui.log.state import Done, LogState
from client.desk.ui.parts import note, screen, title
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import quiet, refresh, said
from shared.text import visible


class LogView:
    """The screen; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.state = LogState(shell.work)
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.Container(screen([self._body]), expand=True)

    async def show(self) -> None:
        """Ask the server, then draw."""
        words = self._shell.words
        rows: list[ft.Control] = [
            title(words.text("deskapp-nav-log")),
            quiet(words.text("deskapp-log-hint"), size=theme.SMALL),
        ]
        self._body.controls = rows
        refresh(self._body)
        await self.state.load()
        if self.state.trouble is not None:
            rows.append(note(words.error(self.state.trouble), bad=True))
        self._body.controls = [*rows, *(self._line(line) for line in self.state.lines)]
        refresh(self._body)

    def _line(self, line: Done) -> ft.Control:
        words = self._shell.words
        code = f"deskapp-did-{line.action.replace(' ', '-')}"
        what = words.text(code) if words.has(code) else visible(line.action)
        detail = ", ".join(f"{name} {value}" for name, value in line.detail.items())
        where = words.text(f"deskapp-log-{line.where}")
        about = visible(" · ".join(filter(None, (self._shell.when(line.at), line.by, where, detail))))
        rows = ft.Column([said(what, size=theme.BODY), quiet(about, size=theme.SMALL)], spacing=0)
        side = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)
        shown = ft.Container(rows, padding=ft.Padding.symmetric(vertical=6), border=ft.Border(bottom=side))
        return ft.Semantics(container=True, content=shown)
