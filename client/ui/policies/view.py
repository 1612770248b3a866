"""The screen 정책: a shelf with a search above it, and one page at a time with a way back to where the reader was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import bring_back, column, heading, icon_button, quiet, refresh, said, title
from client.kit.settled import settled
from client.ui.chat.sources import PAGE
from client.ui.policies.freshness import freshness, nothing_yet
from client.ui.policies.page import PageActs, page_rows
from client.ui.policies.row import found_page_row, page_row
from client.ui.policies.state import PoliciesState
from client.ui.shell import Shell
from shared.formats.page import PAGE_KINDS, PageKind
from shared.formats.reading import CurrentPage

SETTLE_SECONDS: Final = 0.1  # until what was mounted is laid out and can be scrolled


class PoliciesView:
    """The screen; `control` is what is mounted. `ask` leads to the chat with a beginning, `open_fact` to a memory."""

    def __init__(
        self, shell: Shell, ask: Callable[[str], Awaitable[None]], open_fact: Callable[[str], Awaitable[None]]
    ) -> None:
        self._shell = shell
        self.state = PoliciesState(shell.engine)
        self._busy = False
        self._acts = PageActs(self._follow, self._enter, self._read, ask, open_fact)
        guard = shell.guard
        self.field = ft.TextField(
            prefix_icon=ft.Icons.SEARCH,
            dense=True,
            border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
            on_change=guard(self._typed),
            on_submit=guard(self._search),
        )
        self.shelf = ft.SegmentedButton(segments=self._shelves(), selected=["policy"], on_change=guard(self._turned))
        self._rows = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._state_line = ft.Container()
        self._title = ft.Container()
        self._list = ft.ListView(
            [
                column(
                    [
                        self._title,
                        self._state_line,
                        self.shelf,
                        ft.Container(self.field, padding=ft.Padding(top=4)),
                        self._rows,
                    ]
                )
            ],
            expand=True,
            padding=ft.Padding(bottom=24),
            on_scroll=guard.event(self._scrolled),
            scroll_interval=120,
        )
        self.control = ft.Container(self._list, expand=True)

    async def show(self) -> None:
        """Draw the shelf, or the page that is being read, in the words of now and as it stands now."""
        await self.state.load()
        await self._draw()

    async def look(self) -> None:
        """Draw again where something has come meanwhile."""
        if not self._busy and await self.state.stale():
            await self.show()

    async def open(self, kind: PageKind | None, page: str, version: int | None = None) -> None:
        """Turn to a page from elsewhere: the way back leads to the shelf. Raises Refused (source-gone)."""
        self.state.trail.clear()
        await self.state.open(kind, page, version)
        await self.show()

    async def _draw(self) -> None:
        opened = self.state.opened
        if opened is None:
            self._draw_shelf()
            bring_back(self.control, self._list)
            refresh(self.control)
            await self._stand(self._list, self.state.offset)
            return
        words, guard = self._shell.words, self._shell.guard
        back = icon_button(ft.Icons.ARROW_BACK, words.text("policies-back"), guard(self._back))
        rows = page_rows(self._shell, self.state, opened, self._acts)
        page = ft.ListView(
            [column([ft.Row([back]), *rows])],
            expand=True,
            padding=ft.Padding(bottom=24),
            on_scroll=guard.event(self._scrolled),
            scroll_interval=120,
        )
        self.control.content = page
        refresh(self.control)
        await self._stand(page, self.state.trail[-1].offset)

    def _draw_shelf(self) -> None:
        words, state, guard = self._shell.words, self.state, self._shell.guard
        self._title.content = title(words.text("nav-policies"))
        self.field.label = words.text("policies-search")
        self.shelf.segments = self._shelves()
        self.shelf.selected = [state.kind]
        self.shelf.direction = theme.across(self._shell.page)
        empty = state.bundle is None or (state.bundle.state == "none" and not state.pages)
        self.field.visible = self.shelf.visible = self._state_line.visible = not empty
        if state.bundle is not None:
            self._state_line.content = freshness(self._shell, state.bundle, guard(self._refresh), busy=self._busy)
        self._rows.controls = nothing_yet(words, guard(self._refresh), busy=self._busy) if empty else self._pages()

    def _shelves(self) -> list[ft.Segment]:
        words = self._shell.words
        return [ft.Segment(value=kind, label=said(words.text(f"policies-shelf-{kind}"))) for kind in PAGE_KINDS]

    def _pages(self) -> list[ft.Control]:
        words, state, guard = self._shell.words, self.state, self._shell.guard
        if state.query:
            found: list[ft.Control] = [
                found_page_row(words, one, state.today, guard(self._entering(one.page))) for one in state.found
            ]
            return found or [quiet(words.text("policies-none-found"), size=theme.SMALL)]
        rows: list[ft.Control] = []
        for code, pages in state.groups():
            rows.append(heading(words.text(code)))
            rows += [page_row(words, page, state.today, guard(self._entering(page))) for page in pages]
        return rows or [quiet(words.text("policies-empty"), size=theme.SMALL)]

    def _entering(self, page: CurrentPage) -> Callable[[], Awaitable[None]]:
        return lambda: self._enter(page)

    async def _stand(self, shown: ft.ListView, offset: float) -> None:
        """Back to where the reader was."""
        if offset:
            await asyncio.sleep(SETTLE_SECONDS)
            await shown.scroll_to(offset=offset, duration=0)

    async def _scrolled(self, event: ft.OnScrollEvent) -> None:
        if self.state.trail:
            self.state.trail[-1].offset = event.pixels
        else:
            self.state.offset = event.pixels

    async def _enter(self, page: CurrentPage) -> None:
        await self.state.open(page.kind, page.id)
        await self._draw()

    async def _follow(self, target: str) -> None:
        """A link in a page: to another page of the service, and nowhere else."""
        if page := PAGE.fullmatch(target):
            await self.state.open(None, page["id"])
            await self._draw()

    async def _read(self, version: int) -> None:
        self.state.trail[-1].version, self.state.trail[-1].offset = version, 0.0
        await self._draw()

    async def _back(self) -> None:
        await self.state.back()
        await self._draw()

    async def _turned(self) -> None:
        chosen = next(iter(self.shelf.selected), "policy")
        await self.state.turn_to("knowhow" if chosen == "knowhow" else "policy")
        await self._draw()

    async def _typed(self) -> None:
        if await settled(self.field):
            await self._search()

    async def _search(self) -> None:
        typed = self.field.value or ""
        await self.state.search(typed)
        if typed == (self.field.value or ""):  # else a newer one is on its way
            self._rows.controls = self._pages()
            refresh(self._rows)

    async def _refresh(self) -> None:
        self._busy = True
        self._draw_shelf()
        refresh(self.control)
        try:
            after = await self.state.refresh()
        finally:
            self._busy = False
            await self._draw()
        if after.state in {"fresh", "offline"}:
            self._shell.snacks.say(self._shell.words.text(f"policies-refreshed-{after.state}"))
