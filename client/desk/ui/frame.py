"""What stands around every screen? The ways to the others, who sits here, and whether a signature is waited for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk.ui.places import ICONS, places
from client.desk.ui.shell import Place, Shell
from client.desk.ui.taste import LOOKS, Taste
from client.desk.ui.waiting import Waiting
from client.kit import theme
from client.kit.parts import QUIET, said
from client.kit.words import LANGUAGES

NAMES = {"ko": "한국어", "en": "English", "ja": "日本語"}  # each language calls itself by its own name


class Frame:
    """Navigation at the side of a wide window, in a menu of a narrow one."""

    def __init__(
        self,
        shell: Shell,
        waiting: Waiting,
        *,
        taste: Callable[[Taste], Awaitable[None]],
        out: Callable[[], Awaitable[None]],
    ) -> None:
        self._shell = shell
        self._waiting = waiting
        self._taste = taste
        self._out = out
        self.chosen = Taste()

    def around(self, at: Place, screen: ft.Control) -> ft.Control:
        """The screen with everything around it."""
        body = ft.Column([self._waiting.control, screen], expand=True, spacing=0)
        body.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
        if not theme.wide(self._shell.page):
            return ft.Column([self._bar(at), ft.Divider(height=1), body], expand=True, spacing=0)
        line = ft.VerticalDivider(width=1, color=ft.Colors.OUTLINE_VARIANT)
        side = ft.Column([ft.Container(self._rail(at), expand=True), self._menu()], width=104, spacing=8)
        side.horizontal_alignment = ft.CrossAxisAlignment.CENTER
        return ft.Row(
            [ft.Container(side, padding=ft.Padding(bottom=12)), line, body],
            expand=True,
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    def _rail(self, at: Place) -> ft.NavigationRail:
        shown = places(self._shell)

        async def turned(event: ft.Event[ft.NavigationRail]) -> None:
            await self._shell.go(shown[event.control.selected_index or 0])

        return ft.NavigationRail(
            selected_index=shown.index(at),
            label_type=ft.NavigationRailLabelType.ALL,
            min_width=104,
            group_alignment=-0.95,
            scrollable=True,
            destinations=[
                ft.NavigationRailDestination(icon=icon, selected_icon=chosen, label=self._name(place))
                for place, (icon, chosen) in ((place, ICONS[place]) for place in shown)
            ],
            on_change=self._shell.guard.event(turned),
        )

    def _bar(self, at: Place) -> ft.Control:
        """The menu of a narrow window."""

        def item(place: Place) -> ft.PopupMenuItem:
            async def turn() -> None:
                await self._shell.go(place)

            return ft.PopupMenuItem(
                self._name(place), icon=ICONS[place][0], checked=None, on_click=self._shell.guard(turn)
            )

        ways = ft.PopupMenuButton(
            content=ft.Row(
                [ft.Icon(ft.Icons.MENU), said(self._name(at), size=theme.BODY, bold=True)], spacing=8, tight=True
            ),
            items=[item(place) for place in places(self._shell)],
            tooltip=self._shell.words.text("deskapp-menu"),
        )
        inner = ft.Row([ft.Container(ways, padding=8), self._menu()], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        return ft.Container(inner, padding=ft.Padding.symmetric(horizontal=8, vertical=4))

    def _menu(self) -> ft.PopupMenuButton:
        """Who sits here; language, look, the way out."""
        words, guard, person = self._shell.words, self._shell.guard, self._shell.work.person
        chosen = self.chosen

        def item(text: str, press: Callable[[], Awaitable[None]], *, on: bool) -> ft.PopupMenuItem:
            return ft.PopupMenuItem(text, checked=on, on_click=guard(press))

        def speaks(taste: Taste) -> Callable[[], Awaitable[None]]:
            return lambda: self._taste(taste)

        name = person.name if person and person.name else words.text("deskapp-nobody")
        role = words.text(f"deskapp-role-{person.role}") if person and person.name else ""
        items = [
            ft.PopupMenuItem(" · ".join(filter(None, (name, role))), disabled=True),
            *(
                item(NAMES[tongue], speaks(Taste(tongue, chosen.look)), on=words.language == tongue)
                for tongue in LANGUAGES
            ),
            *(
                item(words.text(f"settings-look-{look}"), speaks(Taste(chosen.language, look)), on=chosen.look == look)
                for look in LOOKS
            ),
            ft.PopupMenuItem(words.text("deskapp-sign-out"), icon=ft.Icons.LOGOUT, on_click=guard(self._out)),
        ]
        shown = ft.Column(
            [ft.Icon(ft.Icons.ACCOUNT_CIRCLE_OUTLINED, color=QUIET), said(name, size=theme.TINY, lines=1)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        return ft.PopupMenuButton(content=shown, items=items, tooltip=words.text("deskapp-person-menu", name=name))

    def _name(self, place: Place) -> str:
        return self._shell.words.text(f"deskapp-nav-{place}")
