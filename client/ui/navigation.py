"""How does a customer get from one screen to another? Below on a phone, at the side of a wide window, and by keys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.ui.memory.badge import Badge
from client.ui.shell import Shell

DESTINATIONS: Final = (
    ("nav-chat", ft.Icons.CHAT_BUBBLE_OUTLINE, ft.Icons.CHAT_BUBBLE),
    ("nav-memory", ft.Icons.BOOKMARK_OUTLINE, ft.Icons.BOOKMARK),
    ("nav-policies", ft.Icons.DESCRIPTION_OUTLINED, ft.Icons.DESCRIPTION),
    ("nav-settings", ft.Icons.SETTINGS_OUTLINED, ft.Icons.SETTINGS),
)
CHAT, MEMORY, POLICIES, SETTINGS = range(4)

Go = Callable[[int], Awaitable[None]]


class Navigation:
    """The bar or the rail around a screen; the memory's icon carries the number of questions that wait (`badge`)."""

    def __init__(self, shell: Shell, go: Go, badge: Badge) -> None:
        self._shell = shell
        self._go = go
        self._badge = badge
        self._wide = theme.wide(shell.page)
        self._kept: tuple[tuple[bool, str], ft.NavigationBar | ft.NavigationRail] | None = None

    def turned(self) -> bool:
        """Has the window become wide or narrow since it was last framed?"""
        return theme.wide(self._shell.page) != self._wide

    def frame(self, screen: ft.Control, at: int, *, anew: bool = False) -> None:
        """Put the one screen into the page; drawn with its next update. The way to elsewhere stays, unless `anew`."""
        page = self._shell.page
        self._wide = theme.wide(page)
        stands = self._stands(anew=anew)
        stands.selected_index = at
        if isinstance(stands, ft.NavigationBar):
            page.navigation_bar, content = stands, screen
        else:
            line = ft.VerticalDivider(width=1, color=ft.Colors.OUTLINE_VARIANT)
            page.navigation_bar, content = None, ft.Row([stands, line, screen], expand=True, spacing=0)
        page.controls = [ft.SafeArea(content, expand=True)]

    def _stands(self, *, anew: bool) -> ft.NavigationBar | ft.NavigationRail:
        """The bar or the rail, the same one from screen to screen: a second fast press must meet it, too."""
        now = (self._wide, self._shell.words.language)
        if self._kept is None or anew or self._kept[0] != now:
            self._kept = (now, self._rail() if self._wide else self._bar())
        return self._kept[1]

    def alone(self, screen: ft.Control) -> None:
        """The same with no way to elsewhere: at the very first opening."""
        page = self._shell.page
        page.navigation_bar = None
        page.controls = [ft.SafeArea(screen, expand=True)]

    def _rail(self) -> ft.NavigationRail:
        words = self._shell.words
        return ft.NavigationRail(
            label_type=ft.NavigationRailLabelType.ALL,
            min_width=88,
            group_alignment=-0.95,
            destinations=[
                ft.NavigationRailDestination(icon=icon, selected_icon=chosen, label=words.text(code))
                for code, icon, chosen in self._destinations()
            ],
            on_change=self._shell.guard.event(self._railed),
        )

    def _bar(self) -> ft.NavigationBar:
        words = self._shell.words
        return ft.NavigationBar(
            destinations=[
                ft.NavigationBarDestination(icon=icon, selected_icon=chosen, label=words.text(code))
                for code, icon, chosen in self._destinations()
            ],
            on_change=self._shell.guard.event(self._barred),
        )

    def _destinations(self) -> list[tuple[str, ft.IconDataOrControl, ft.IconDataOrControl]]:
        return [
            (code, self._badge.icon, self._badge.chosen) if code == "nav-memory" else (code, icon, chosen)
            for code, icon, chosen in DESTINATIONS
        ]

    async def _railed(self, event: ft.Event[ft.NavigationRail]) -> None:
        await self._go(event.control.selected_index or 0)

    async def _barred(self, event: ft.Event[ft.NavigationBar]) -> None:
        await self._go(event.control.selected_index)
