"""The screen of what is live: each role with its version and since when, and the history of one page."""

from __future__ import annotations

import flet as ft

from client.desk.ui.live.history import history_rows
from client.desk.ui.live.state import LiveState, RoleLine
from client.desk.ui.parts import note, screen, title
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import heading, panel, quiet, refresh, said


class LiveView:
    """The screen; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.state = LiveState(shell.work)
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._history = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.Container(screen([self._body]), expand=True)

    async def show(self) -> None:
        """Ask the server, then draw."""
        words = self._shell.words
        self._body.controls = [title(words.text("deskapp-nav-live"))]
        refresh(self._body)
        await self.state.load()
        self._draw()

    def _draw(self) -> None:
        words, state = self._shell.words, self.state
        rows: list[ft.Control] = [title(words.text("deskapp-nav-live"))]
        if state.trouble is not None:
            rows += [note(words.error(state.trouble), bad=True), quiet(words.text("deskapp-as-last-seen"))]
        if not state.roles:
            rows.append(quiet(words.text("deskapp-nothing-live"), size=theme.SMALL))
        rows += [self._role(line) for line in state.roles]
        if state.pages:
            rows += [heading(words.text("deskapp-history")), self._chooser(), self._history]
        self._body.controls = rows
        refresh(self._body)

    def _role(self, line: RoleLine) -> ft.Control:
        words = self._shell.words
        name = words.text(f"desk-role-{line.role}")
        head = said(words.text("deskapp-live-role", role=name, version=line.version), size=theme.BODY, bold=True)
        about = words.text("deskapp-live-since", since=self._shell.when(line.since))
        if line.by:
            about = " · ".join((about, words.text("deskapp-by", name=line.by)))
        if line.keys is not None and line.keys.expires:
            about = " · ".join((about, words.text("deskapp-signed-until", day=line.keys.expires)))
        rows: list[ft.Control] = [head, quiet(about, size=theme.SMALL)]
        if line.pages:
            rows.append(quiet(words.text("deskapp-live-pages", pages=", ".join(line.pages)), size=theme.SMALL))
        return panel(rows)

    def _chooser(self) -> ft.Dropdown:
        words = self._shell.words
        self.page = ft.Dropdown(
            label=words.text("deskapp-history-page"),
            options=[
                ft.DropdownOption(key=f"{kind}/{page.id}", text=f"{page.title} ({page.id})")
                for kind, page in self.state.pages
            ],
            on_select=self._shell.guard(self._chosen),
            menu_height=400,
            width=420,
        )
        return self.page

    async def _chosen(self) -> None:
        kind, _, page_id = (self.page.value or "").partition("/")
        for known, page in self.state.pages:
            if (known, page.id) == (kind, page_id):
                await self.state.open(known, page_id)
        self._draw_history()

    def _draw_history(self) -> None:
        self._history.controls = history_rows(self._shell, self.state, self._rolled)
        refresh(self._history)

    async def _rolled(self, told: str) -> None:
        await self.state.load()
        if self.state.page is not None:
            await self.state.open(*self.state.page)
        self._draw()
        self._draw_history()
        self._shell.snacks.say(told)
