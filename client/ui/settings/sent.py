"""What left this device, day by day? A sheet with each request's place, reason and size; one opens word for word."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import TYPE_CHECKING, Final

import flet as ft

from client.kit import theme
from client.kit.amounts import said_size
from client.kit.parts import heading, quiet, refresh, said, show_sheet
from client.kit.when import day_of, said_day, said_time
from client.ui.settings.one_sent import show_one
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.store.egress import Sent

PAGE: Final = 30  # requests that are mounted at a time


class SentList:
    """The sheet's list; it grows when more is asked for."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._day: date | None = None
        self._last: int | None = None
        self._zone = shell.engine.preferences.get().zone
        self._more = ft.TextButton(shell.words.text("sent-more"), on_click=shell.guard(self.load), visible=False)
        self._rows = ft.Column(spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.controls: list[ft.Control] = [
            quiet(shell.words.text("sent-what"), size=theme.SMALL),
            quiet(shell.words.text("sent-news", server=shell.engine.settings.server), size=theme.SMALL),
            self._rows,
            self._more,
        ]

    async def load(self) -> None:
        """The next page, older than what is shown."""
        found = await asyncio.to_thread(self._shell.engine.newest_sent, self._last, PAGE)
        for one in found:
            self._add(one)
        if not self._rows.controls:
            self._rows.controls.append(said(self._shell.words.text("record-sent-none"), size=theme.SMALL))
        self._more.visible = len(found) == PAGE
        refresh(self._rows)
        refresh(self._more)

    def _add(self, one: Sent) -> None:
        words, self._last = self._shell.words, one.place
        day = day_of(one.at, self._zone)
        if day != self._day:
            self._day = day
            today = day_of(self._shell.engine.settings.clock(), self._zone)
            self._rows.controls.append(heading(said_day(words, day, today)))
        note = words.text(
            "sent-note",
            time=said_time(words, one.at, self._zone),
            purpose=words.text(f"sent-for-{one.purpose}"),
            size=said_size(words, one.size),
        )

        async def open_one() -> None:
            await show_one(self._shell, one)

        self._rows.controls.append(
            ft.TextButton(
                content=ft.Column(
                    [said(one.destination, size=theme.SMALL, lines=1), quiet(note)],
                    spacing=2,
                    horizontal_alignment=ft.CrossAxisAlignment.START,
                ),
                style=ft.ButtonStyle(
                    color=ft.Colors.ON_SURFACE,
                    alignment=ft.Alignment.CENTER_LEFT,
                    padding=ft.Padding.symmetric(horizontal=8, vertical=8),
                    shape=ft.RoundedRectangleBorder(radius=12),
                ),
                on_click=self._shell.guard(open_one),
            )
        )


async def show_sent(shell: Shell) -> ft.BottomSheet:
    """Open the sheet."""
    listed = SentList(shell)
    await listed.load()
    return show_sheet(shell.page, shell.words.text("sent-title"), listed.controls, tall=True)
