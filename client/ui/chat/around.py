"""How does a reader stand in the middle of a long conversation? The turns around one that was found, which is marked.

Unlike the list that stands on its head, this one lies in reading order, and every turn in it is laid out: only so can
it be brought to a turn exactly, and stay there when older ones come in above.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.guard import Guard
from client.kit.parts import refresh

NEAR_EDGE: Final = 24  # logical pixels from an end: time to fetch more beyond it
SETTLE_SECONDS: Final = 0.15  # until what was mounted is laid out and can be scrolled to
MARK_SECONDS: Final = 2.5
FADE_MILLISECONDS: Final = 600


class Around:
    """The turns; `control` is what is mounted. `older` and `newer` fetch more and call `arrange` again."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self._rows: dict[str, ft.Container] = {}
        self._marking: asyncio.Task[None] | None = None
        self.column = ft.Column(
            scroll=ft.ScrollMode.AUTO,
            spacing=20,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            scroll_interval=0,  # the last event of a scroll must not be dropped: it may be the one at the edge
        )

    def arrange(self, turns: Sequence[tuple[str, ft.Control, ft.Control | None]]) -> None:
        """Turn id, its bubble, and the day above it where one begins; oldest first."""
        shown: list[ft.Control] = []
        for turn, bubble, day in turns:
            if day is not None:
                shown.append(day)
            row = self._rows.get(turn)
            if row is None:  # made once: a control that takes the place of another one with the same key is frozen
                row = self._rows[turn] = ft.Container(
                    key=_key(turn),
                    padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.GAP),
                    border_radius=theme.ROUND,
                    animate=ft.Animation(FADE_MILLISECONDS, ft.AnimationCurve.EASE_OUT),
                )
            row.content = bubble
            shown.append(row)
        self.column.controls = shown

    def mark(self, turn: str) -> None:
        """Show which one was found: a tint that is there at once and fades."""
        row = self._rows.get(turn)
        if row is not None:
            row.bgcolor = ft.Colors.TERTIARY_CONTAINER
            self._marking = asyncio.create_task(self._guard.run(lambda: self._fade(row)))

    async def bring(self, turn: str) -> None:
        """Scroll so that this turn stands at the top; what was just mounted is waited for."""
        await asyncio.sleep(SETTLE_SECONDS)
        await self.column.scroll_to(scroll_key=_key(turn), duration=0)

    async def _fade(self, row: ft.Container) -> None:
        await asyncio.sleep(MARK_SECONDS)
        row.bgcolor = None
        refresh(row)


def _key(turn: str) -> ft.ScrollKey:
    return ft.ScrollKey(f"turn-{turn}")  # type: ignore[call-arg]  # Flet hides the signature of its own decorator
