"""The list of conversations with the search above it; the same in a sheet on a phone and beside the chat on a desk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import heading, icon_button, quiet, refresh
from client.kit.settled import settled
from client.kit.when import day_of
from client.memory.logged import Conversation
from client.turn.lookback import FoundTurn
from client.ui.shell import Shell
from client.ui.talks.deleting import ask_to_delete_talk
from client.ui.talks.groups import grouped
from client.ui.talks.renaming import ask_for_title
from client.ui.talks.row import TalkActs, found_row, talk_row
from client.ui.talks.state import TalksState

NEAR_END: Final = 400  # logical pixels above the last row: time to fetch older ones


class TalksView:
    """The list; `control` is what is mounted. `here` tells the conversation on the screen, `left` closes a sheet."""

    def __init__(
        self, shell: Shell, acts: TalkActs, here: Callable[[], str | None], left: Callable[[], Awaitable[None]]
    ) -> None:
        self._shell, self._acts, self._here, self._left = shell, acts, here, left
        self.state = TalksState(shell.engine)
        self._fetching = False
        guard = shell.guard
        self._clear = ft.IconButton(visible=False, on_click=guard(self._cleared))
        self.field = ft.TextField(
            prefix_icon=ft.Icons.SEARCH,
            suffix_icon=self._clear,
            dense=True,
            border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
            on_change=guard(self._typed),
            on_submit=guard(self._search),
        )
        self.list = ft.ListView(
            expand=True,
            spacing=2,
            padding=ft.Padding(left=theme.GAP, right=theme.GAP, top=0, bottom=theme.PAD),
            on_scroll=guard.event(self._scrolled),
            scroll_interval=120,
        )
        search = ft.Container(self.field, padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=12))
        self.control = ft.Column(
            [search, self.list], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )

    async def show(self) -> None:
        """Read the list and draw it in the words of now."""
        words = self._shell.words
        self.field.label = words.text("talks-search")
        named = icon_button(ft.Icons.CLOSE, words.text("talks-search-end"), self._shell.guard(self._cleared), size=18)
        self._clear.icon, self._clear.tooltip = named.icon, named.tooltip
        await self.state.load()
        self._draw()
        refresh(self.control)

    def _draw(self) -> None:
        self._clear.visible = bool(self.field.value)
        self.list.controls = self._results() if self.state.query else self._talks()

    def _talks(self) -> list[ft.Control]:
        words, engine = self._shell.words, self._shell.engine
        zone = engine.preferences.get().zone
        rows: list[ft.Control] = []
        for name, those in grouped(words, self.state.rows, zone, day_of(engine.settings.clock(), zone)):
            rows.append(_part(name))
            rows += [self._row(each) for each in those]
        return rows or [_aside(words.text("chats-empty"))]

    def _results(self) -> list[ft.Control]:
        words, found = self._shell.words, self.state.found
        rows: list[ft.Control] = []
        if found.titled:
            rows += [_part(words.text("talks-found-titles")), *(self._row(each) for each in found.titled)]
        if found.turns:
            rows.append(_part(words.text("talks-found", count=len(found.turns))))
            rows += [self._found(each) for each in found.turns]
        return rows or [_aside(words.text("talks-none-found")), _aside(words.text("talks-none-found-hint"))]

    def _row(self, each: Conversation) -> ft.Control:
        guard = self._shell.guard
        return talk_row(
            self._shell,
            each,
            here=each.id == self._here(),
            enter=guard(lambda: self._enter(each.id)),
            rename=guard(lambda: self._rename(each)),
            delete=guard(lambda: self._delete(each.id)),
        )

    def _found(self, found: FoundTurn) -> ft.Control:
        return found_row(self._shell, found, self._shell.guard(lambda: self._jump(found)))

    async def _enter(self, conversation: str) -> None:
        await self._left()
        await self._acts.enter(conversation)

    async def _jump(self, found: FoundTurn) -> None:
        await self._left()
        await self._acts.jump(found.conversation, found.turn)

    def _rename(self, each: Conversation) -> None:
        async def keep(typed: str) -> None:
            kept = await self.state.rename(each.id, typed)
            self._redraw()
            words = self._shell.words
            code = "talks-renamed" if kept.named else "talks-named-again"
            self._shell.snacks.say(words.text(code, title=kept.title or words.text("chats-untitled")))

        ask_for_title(self._shell, each, keep)

    async def _delete(self, conversation: str) -> None:
        async def gone(facts: bool) -> None:  # noqa: FBT001  a callback
            await self._left()
            await self._acts.delete(conversation, facts)

        await ask_to_delete_talk(self._shell, conversation, gone)

    async def _typed(self) -> None:
        typed = self.field.value or ""
        if self._clear.visible != bool(typed):
            self._clear.visible = bool(typed)
            refresh(self._clear)
        if await settled(self.field):
            await self._search()

    async def _search(self) -> None:
        typed = self.field.value or ""
        await self.state.search(typed)
        if typed == (self.field.value or ""):  # else a newer one is on its way
            self._redraw()

    async def _cleared(self) -> None:
        self.field.value, self._clear.visible = "", False
        refresh(self.field)
        await self._search()

    async def _scrolled(self, event: ft.OnScrollEvent) -> None:
        near = event.pixels > event.max_scroll_extent - NEAR_END
        if near and not self.state.query and not self._fetching:
            self._fetching = True
            try:
                if await self.state.further():
                    self._redraw()
            finally:
                self._fetching = False

    def _redraw(self) -> None:
        self._draw()
        refresh(self.list)


def _part(name: str) -> ft.Control:
    return ft.Container(heading(name), padding=ft.Padding(left=12, top=12, right=12, bottom=4))


def _aside(text: str) -> ft.Control:
    return ft.Container(quiet(text, size=theme.SMALL), padding=ft.Padding.symmetric(horizontal=12, vertical=4))
