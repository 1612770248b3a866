"""Which turns are mounted, and where does the reader stand? A window of the log that grows as it is read.

At the end of a conversation the list stands on its head, so that its beginning is the newest turn: what streams in is
seen at once. A reader who scrolled up is left where they are, with a button that leads down again; what comes meanwhile
is drawn when they are back, as it would push away what they read. Where a reader was led to one turn in the middle, the
turns around it are shown in their order (`around.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import quiet, refresh
from client.kit.when import day_of, said_day
from client.memory.logged import LoggedTurn
from client.ui.chat.around import NEAR_EDGE, Around
from client.ui.chat.bubble import OPEN, Actions, Bubble
from client.ui.chat.state import ChatState
from client.ui.chat.welcome import Begin, welcome
from client.ui.shell import Shell

AWAY: Final = 80  # logical pixels from the newest turn: from here on a button leads back, and nothing is pushed away
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
        self._mounted: list[str] = []
        self._held: dict[str, Callable[[], None]] = {}  # by turn, what is drawn once the reader is at the end again
        self.below = ft.Container()  # what is said below the last turn
        self._around: Around | None = None
        self.list = ft.ListView(
            reverse=True,
            expand=True,
            spacing=20,
            padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.PAD),
            on_scroll=shell.guard.event(self._scrolled),
            scroll_interval=120,
        )
        # No larger than its button: what lies above the turns takes the wheel from them.
        self._down = ft.Container(visible=False, alignment=ft.Alignment.CENTER, left=0, right=0, bottom=theme.GAP)
        self.control = ft.Container(expand=True)

    def show(self) -> None:
        """Draw the turns that the state holds, in the words of now."""
        self._release()
        to_end = ft.FilledTonalButton(
            self._shell.words.text("chat-down"),
            icon=ft.Icons.ARROW_DOWNWARD,
            on_click=self._shell.guard(self.to_end),
        )
        self._down.content, self._down.visible = to_end, self._state.at is not None
        # An answer that is on its way goes on in its own bubble.
        growing = {turn: bubble for turn, bubble in self._bubbles.items() if bubble.turn.state in OPEN}
        self._bubbles = {turn.id: growing.get(turn.id) or self._bubble(turn) for turn in self._state.shown()}
        self._around = None
        self._arrange()
        refresh(self.control)

    def draw(self, turn: LoggedTurn) -> None:
        """A turn that was changed: its own bubble, or the one that shows it as an earlier version."""
        if turn.id in self._bubbles:
            self._bubbles[turn.id].settle(turn)
        self.offer()

    async def show_turn(self) -> None:
        """Bring the turn that the reader was led to to the top, and mark it for a moment."""
        if self._around is not None and self._state.at is not None:
            self._around.mark(self._state.at)
            refresh(self.control)
            await self._around.bring(self._state.at)

    def grow(self, turn: str, draw: Callable[[Bubble], None]) -> None:
        """Draw more of this turn, if it is mounted, as soon as nobody reads above it."""

        def now() -> None:
            if bubble := self._bubbles.get(turn):
                draw(bubble)

        self._held[turn] = now
        if not self._away():
            self._release()

    def _away(self) -> bool:
        return self._state.at is None and bool(self._down.visible)

    def _release(self) -> None:
        held, self._held = self._held, {}
        for draw in held.values():
            draw()

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
        """Questions are asked at the newest turn alone; the newest change of the block can be taken back.

        A turn that is answered anew goes from the screen, and comes back where that brought nothing.
        """
        if [turn.id for turn in self._state.shown()] != self._mounted:
            self._arrange()
            refresh(self.control)
        else:
            self._offer()

    def _offer(self) -> None:
        state = self._state
        newest = self._mounted[-1] if self._mounted and not state.later else None
        for turn, bubble in self._bubbles.items():
            bubble.offer(newest=turn == newest, undoable=state.undoable, earlier=state.earlier.get(turn, ()))

    def say_below(self, said: ft.Control | None) -> None:
        """A quiet line below the last turn, or none."""
        if said is not self.below.content:
            self.below.content = said
            self._arrange()
            refresh(self.control)

    def _arrange(self) -> None:
        """Bubbles and days in their place; or what can be asked."""
        turns = self._state.shown()
        self._mounted = [turn.id for turn in turns]
        if not turns:
            self.control.content = self._welcome()
            return
        rows: list[tuple[str, ft.Control, ft.Control | None]] = []
        day = None
        for turn in turns:
            begins = (its := day_of(turn.asked_at, turn.zone)) != day
            day = its
            bubble = self._bubbles.get(turn.id) or self._bubble(turn)
            self._bubbles[turn.id] = bubble
            rows.append((turn.id, bubble.control, self._day(turn) if begins else None))
        self._offer()
        middle, stands = self._laid(rows), self.control.content
        # What was off the screen comes back in a wrapping of its own: else Flet sends its changes twice.
        if not (isinstance(stands, ft.Stack) and stands.controls[0] is middle):
            self.control.content = ft.Stack([middle, self._down], expand=True, fit=ft.StackFit.EXPAND)

    def _laid(self, rows: list[tuple[str, ft.Control, ft.Control | None]]) -> ft.Control:
        if self._state.at is None:
            if self._around is not None:  # the list is mounted anew, at its end
                self._around, self._down.visible = None, False
            shown = [part for _, bubble, day in rows for part in (day, bubble) if part is not None]
            if self.below.content is not None:
                shown.append(self.below)
            self.list.controls = shown[::-1]
            return self.list
        if self._around is None:
            self._around = Around(self._shell.guard)
            self._around.column.on_scroll = self._shell.guard.event(self._wandered)
        self._around.arrange(rows)
        return self._around.column

    def _welcome(self) -> ft.Control:
        temporary = self._state.temporary is not None
        return welcome(self._shell, self._begin, temporary=temporary, first=self._state.first and not temporary)

    async def _scrolled(self, event: ft.OnScrollEvent) -> None:
        away = event.pixels > AWAY
        if away != self._down.visible:
            self._down.visible = away
            refresh(self._down)
            if not away:
                self._release()
        if event.pixels > event.max_scroll_extent - NEAR_TOP and self._state.more and not self._fetching:
            await self._fetch_older()

    async def _wandered(self, event: ft.OnScrollEvent) -> None:
        """In the middle of a conversation more is read at both ends; what was read last stays in sight."""
        if self._fetching or self._around is None:
            return
        if event.pixels < NEAR_EDGE and self._state.more:
            first = self._state.turns[0].id
            await self._fetch_older()
            await self._around.bring(first)
        elif event.pixels > event.max_scroll_extent - NEAR_TOP and self._state.later:
            self._fetching = True
            try:
                await self._state.newer()
                self._arrange()
                refresh(self.control)
            finally:
                self._fetching = False

    async def _fetch_older(self) -> None:
        self._fetching = True
        try:
            await self._state.older()
            self._arrange()
            refresh(self.control)
        finally:
            self._fetching = False

    async def to_end(self) -> None:
        """To the newest turn, from wherever the reader is."""
        if self._away():
            await self.list.scroll_to(offset=0, duration=200)
        elif self._state.at is not None:
            await self._state.to_end()
            self.show()

    async def follow(self) -> None:
        """Something was asked: whoever asks wants to see the answer, however far up they read."""
        if self._away():
            await self.to_end()

    def _bubble(self, turn: LoggedTurn) -> Bubble:
        return Bubble(turn, self._shell, self._actions, self._state.earlier.get(turn.id, ()))

    def _day(self, turn: LoggedTurn) -> ft.Control:
        today = day_of(self._shell.engine.settings.clock(), turn.zone)
        text = said_day(self._shell.words, day_of(turn.asked_at, turn.zone), today)
        return ft.Row([quiet(text)], alignment=ft.MainAxisAlignment.CENTER)
