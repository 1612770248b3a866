"""The screen of pages: a search, two filters, the list, and the ways to a new page and to documents."""

from __future__ import annotations

import flet as ft

from client.desk.ui.pages.lines import STATUSES, PageLine
from client.desk.ui.pages.new import ask_new
from client.desk.ui.pages.row import page_row
from client.desk.ui.pages.state import WINDOW, PagesState
from client.desk.ui.pages.take import ask_path
from client.desk.ui.parts import field, note, screen, title
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import quiet, refresh
from client.kit.settled import settled
from shared.formats.page import PAGE_KINDS

ALL = "all"


class PagesView:
    """The screen; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.state = PagesState(shell.work)
        self.search = field("")
        self.search.prefix_icon = ft.Icons.SEARCH
        self.search.on_change = shell.guard(self._searched)
        self._list = ft.Column(spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._notice = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._body = ft.Container()
        self.control = self._body

    async def show(self) -> None:
        """Draw what is known, then ask the server."""
        words = self._shell.words
        self.search.label = words.text("deskapp-search")
        if not self._shell.work.may("write"):
            tools: list[ft.Control] = [quiet(words.text("deskapp-may-not-write"), size=theme.SMALL)]
        else:
            tools = [
                ft.OutlinedButton(
                    words.text("deskapp-new-page"), icon=ft.Icons.ADD, on_click=self._shell.guard(self._new)
                ),
                ft.OutlinedButton(
                    words.text("deskapp-take"), icon=ft.Icons.UPLOAD_FILE, on_click=self._shell.guard(self._take)
                ),
            ]
        self._body.content = screen(
            [
                title(words.text("deskapp-nav-pages"), tools=tools),
                self.search,
                self._filters(),
                self._notice,
                self._list,
            ]
        )
        self._body.expand = True
        refresh(self._body)
        await self.state.load(faults=False)
        self._draw()
        await self.again()
        if await self.state.look():
            self._draw()

    async def again(self) -> None:
        """Read the draft anew and draw the list."""
        await self.state.load()
        self._draw()

    def _filters(self) -> ft.Row:
        words = self._shell.words
        wikis = {ALL: "deskapp-wiki-all"} | {kind: f"desk-role-{kind}" for kind in PAGE_KINDS}
        stands = {ALL: "deskapp-status-all"} | {status: f"deskapp-status-{status}" for status in STATUSES}
        self.wiki = ft.Dropdown(
            label=words.text("deskapp-wiki"),
            value=self.state.kind or ALL,
            options=[ft.DropdownOption(key=key, text=words.text(code)) for key, code in wikis.items()],
            on_select=self._shell.guard(self._filtered),
            width=150,
        )
        self.stand = ft.Dropdown(
            label=words.text("deskapp-status"),
            value=self.state.status or ALL,
            options=[ft.DropdownOption(key=key, text=words.text(code)) for key, code in stands.items()],
            on_select=self._shell.guard(self._filtered),
            width=190,
        )
        return ft.Row([self.wiki, self.stand], wrap=True, spacing=theme.GAP)

    def _draw(self) -> None:
        words, state = self._shell.words, self.state
        self._notice.controls = []
        if state.trouble is not None:
            self._notice.controls = [
                note(words.error(state.trouble), bad=True),
                quiet(words.text("deskapp-as-last-seen"), size=theme.SMALL),
            ]
        found = state.found()
        rows: list[ft.Control] = [page_row(self._shell, line, self._open) for line in found[: state.shown]]
        if not rows:
            rows = [quiet(words.text("deskapp-none-found" if state.lines else "deskapp-no-pages"), size=theme.SMALL)]
        else:
            rows.insert(0, quiet(words.text("deskapp-found", count=len(found)), size=theme.SMALL))
        if len(found) > state.shown:
            rows.append(ft.TextButton(words.text("deskapp-more"), on_click=self._shell.guard(self._more)))
        self._list.controls = rows
        refresh(self._body)

    async def _searched(self) -> None:
        if await settled(self.search):
            self.state.query, self.state.shown = (self.search.value or "").strip(), WINDOW
            self._draw()

    def _filtered(self) -> None:
        self.state.kind = next((kind for kind in PAGE_KINDS if kind == self.wiki.value), None)
        self.state.status = next((status for status in STATUSES if status == self.stand.value), None)
        self.state.shown = WINDOW
        self._draw()

    def _more(self) -> None:
        self.state.shown += WINDOW
        self._draw()

    async def _open(self, line: PageLine) -> None:
        await self._shell.edit(line.kind, line.id)

    def _new(self) -> None:
        ask_new(self._shell, self.state)

    def _take(self) -> None:
        ask_path(self._shell, self.state, self.again)
