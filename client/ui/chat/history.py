"""Which turns are mounted, and where does the reader stand? A window of the log that grows upwards as it is read.

The list stands on its head, so that its beginning is the newest turn: what streams in is seen at once, and a reader who
scrolled up is left where they are, with a button that leads down again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import quiet, refresh
from client.kit.when import day_of, said_day
from client.memory.logged import LoggedTurn
from client.ui.chat.bubble import OPEN, Actions, Bubble
from client.ui.chat.state import ChatState
from client.ui.chat.welcome import Begin, welcome
from client.ui.shell import Shell

AWAY: Final = 240  # logical pixels from the newest turn: from here on a button leads back
NEAR_TOP: Final = 600  # logical pixels from the oldest mounted turn: time to fetch older ones


class History:
    """The middle of the chat; `control` is what is mounted."""

    def __init__(self, shell: Shell, state: ChatState, actions: Actions, begin: Begin) -> None:
        self._shell = shell
        self._state = state
        self._actions = actions
        self._begin = begin
        self._bubbles: dict[str, Bubble] = {}
        self._fetching = False
        self.list = ft.ListView(
            reverse=True,
            expand=True,
            spacing=20,
            padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.PAD),
            on_scroll=shell.guard.event(self._scrolled),
            scroll_interval=120,
        )
        self._down = ft.Container(visible=False, alignment=ft.Alignment.BOTTOM_CENTER, padding=theme.GAP)
        self.control = ft.Container(expand=True)

    def show(self) -> None:
        """Draw the turns that the state holds, in the words of now."""
        to_end = ft.FilledTonalButton(
            self._shell.words.text("chat-down"),
            icon=ft.Icons.ARROW_DOWNWARD,
            on_click=self._shell.guard(self._to_end),
        )
        self._down.content, self._down.visible = to_end, False
        # An answer that is on its way goes on in its own bubble.
        growing = {turn: bubble for turn, bubble in self._bubbles.items() if bubble.turn.state in OPEN}
        self._bubbles = {turn.id: growing.get(turn.id) or self._bubble(turn) for turn in self._state.turns}
        self._arrange()
        refresh(self.control)

    def at(self, turn: str) -> Bubble | None:
        """The bubble of a turn, if it is mounted."""
        return self._bubbles.get(turn)

    def stand(self, places: Mapping[str, int]) -> None:
        """Tell each question that waits where it stands in line."""
        for turn, bubble in self._bubbles.items():
            bubble.stand(places.get(turn, 0))

    def bubble(self, turn: LoggedTurn, *, anew: bool = False) -> Bubble:
        """The bubble of a turn: where it stands, or a new one at the end. `anew` where its question has changed."""
        known = self._bubbles.get(turn.id)
        if known is not None and not anew:
            known.settle(turn)
            return known
        made = self._bubbles[turn.id] = self._bubble(turn)
        self._arrange()
        refresh(self.control)
        return made

    def offer(self) -> None:
        """Questions are asked at the newest turn alone; the newest change of the block can be taken back."""
        newest = self._state.turns[-1].id if self._state.turns else None
        for turn, bubble in self._bubbles.items():
            bubble.offer(asking=turn == newest, undoable=turn == self._state.undoable)

    def _arrange(self) -> None:
        """Bubbles and days, the newest first; or what can be asked."""
        turns = self._state.turns
        if not turns:
            self.control.content = self._welcome()
            return
        shown: list[ft.Control] = []
        day = None
        for turn in turns:
            if (its := day_of(turn.asked_at, turn.zone)) != day:
                day = its
                shown.append(self._day(turn))
            shown.append(self._bubbles[turn.id].control)
        self.list.controls = shown[::-1]
        self.offer()
        self.control.content = ft.Stack([self.list, self._down], expand=True, fit=ft.StackFit.EXPAND)

    def _welcome(self) -> ft.Control:
        temporary = self._state.temporary is not None
        return welcome(self._shell, self._begin, temporary=temporary, first=self._state.first and not temporary)

    async def _scrolled(self, event: ft.OnScrollEvent) -> None:
        away = event.pixels > AWAY
        if away != self._down.visible:
            self._down.visible = away
            refresh(self._down)
        if event.pixels > event.max_scroll_extent - NEAR_TOP and self._state.more and not self._fetching:
            self._fetching = True
            try:
                for turn in await self._state.older():
                    self._bubbles[turn.id] = self._bubble(turn)
                self._arrange()
                refresh(self.control)
            finally:
                self._fetching = False

    async def _to_end(self) -> None:
        await self.list.scroll_to(offset=0, duration=200)

    def _bubble(self, turn: LoggedTurn) -> Bubble:
        return Bubble(turn, self._shell, self._actions)

    def _day(self, turn: LoggedTurn) -> ft.Control:
        today = day_of(self._shell.engine.settings.clock(), turn.zone)
        text = said_day(self._shell.words, day_of(turn.asked_at, turn.zone), today)
        return ft.Row([quiet(text)], alignment=ft.MainAxisAlignment.CENTER)
