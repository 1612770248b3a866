"""Which time zone? A sheet to search in: the device's own first, then by city or name, with how far it is from UTC."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

import flet as ft

from client.kit import theme
from client.kit.parts import close, heading, quiet, refresh, said, show_sheet
from client.kit.words import Words
from client.settings import system_zone
from client.ui.shell import Shell

SHOWN: Final = 20  # rows; more than that is searched, not read
_NEAR: Final = (
    "Asia/Seoul",
    "Asia/Tokyo",
    "Asia/Shanghai",
    "Asia/Singapore",
    "Asia/Ho_Chi_Minh",
    "Australia/Sydney",
    "Europe/London",
    "Europe/Paris",
    "Europe/Berlin",
    "America/New_York",
    "America/Los_Angeles",
    "UTC",
)


def named(words: Words, zone: str) -> str:
    """The zone's id, after its city's name in the reader's language where we know that."""
    code = f"zone-{zone.replace('/', '-')}"
    return f"{words.text(code)} · {zone}" if words.has(code) else zone


def found(words: Words, asked: str) -> list[str]:
    """Zones with these letters in their id or their city's name; the well-known ones first."""
    wanted = asked.strip().casefold().replace(" ", "_")
    if not wanted:
        return list(_NEAR)
    return [zone for zone in _every() if wanted in named(words, zone).casefold().replace(" ", "_")]


@cache
def _every() -> tuple[str, ...]:
    others = available_timezones() - set(_NEAR)
    return (*_NEAR, *sorted(zone for zone in others if "/" in zone and not zone.startswith(("Etc/", "SystemV/"))))


class ZoneSheet:
    """The sheet; `taken` gets the zone that was chosen."""

    def __init__(self, shell: Shell, current: str, taken: Callable[[str], Awaitable[None]]) -> None:
        self._shell = shell
        self._current = current
        self._taken = taken
        self._now = shell.engine.settings.clock()
        words = shell.words
        self._field = ft.TextField(
            label=words.text("set-zone-search"),
            border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
            on_change=shell.guard(self._look),
        )
        self._rows = ft.Column(spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

    async def open(self) -> None:
        """Show it, before anything is searched."""
        words, own = self._shell.words, await asyncio.to_thread(system_zone)
        first: list[ft.Control] = []
        if own is not None:
            first = [heading(words.text("set-zone-own")), self._row(own)]
        await self._look()
        controls = [quiet(words.text("set-zone-hint"), size=theme.SMALL), *first, self._field, self._rows]
        self._sheet = show_sheet(self._shell.page, words.text("set-zone"), controls, tall=True)

    async def _look(self) -> None:
        words = self._shell.words
        zones = await asyncio.to_thread(found, words, self._field.value)
        self._rows.controls = [self._row(zone) for zone in zones[:SHOWN]]
        if not zones:
            self._rows.controls.append(quiet(words.text("set-zone-none"), size=theme.SMALL))
        elif len(zones) > SHOWN:
            self._rows.controls.append(quiet(words.text("set-zone-more"), size=theme.SMALL))
        refresh(self._rows)

    def _row(self, zone: str) -> ft.TextButton:
        async def take() -> None:
            close(self._sheet)
            await self._taken(zone)

        chosen = zone == self._current
        line = ft.Row(
            [
                said(named(self._shell.words, zone), bold=chosen, expand=True),
                quiet(_offset(zone, self._now), size=theme.SMALL),
                ft.Icon(ft.Icons.CHECK, color=ft.Colors.PRIMARY, visible=chosen),
            ],
            spacing=theme.GAP,
        )
        return ft.TextButton(content=line, style=_STYLE, on_click=self._shell.guard(take))


_STYLE: Final = ft.ButtonStyle(color=ft.Colors.ON_SURFACE, padding=ft.Padding.symmetric(horizontal=theme.GAP))


def _offset(zone: str, now: datetime) -> str:
    """UTC+9, UTC-3:30."""
    away = now.astimezone(ZoneInfo(zone)).utcoffset()
    minutes = int(away.total_seconds() // 60) if away is not None else 0
    hours, rest = divmod(abs(minutes), 60)
    sign = "-" if minutes < 0 else "+"
    return f"UTC{sign}{hours}" + (f":{rest:02}" if rest else "")
