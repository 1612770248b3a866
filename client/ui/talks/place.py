"""Where does the list of conversations stand? Beside the chat where there is room, else in a sheet that covers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import close, refresh, said
from client.ui.shell import Shell
from client.ui.talks.row import TalkActs
from client.ui.talks.view import TalksView

ROOMY: Final = 1100  # logical pixels of a window, from which the list stands beside the chat
SIDE: Final = 320  # logical pixels
COVERED: Final = 0.92  # of a phone's height


class Talks:
    """The list in its place; `side` is mounted beside the chat, and empty where there is no room."""

    def __init__(self, shell: Shell, acts: TalkActs, here: Callable[[], str | None]) -> None:
        self._shell, self._acts, self._here = shell, acts, here
        self._folded = False  # the customer put it away
        self._sheet: ft.BottomSheet | None = None
        self._beside = TalksView(shell, acts, here, self._stay)
        self._title = ft.Container(padding=ft.Padding(left=theme.PAD, top=12, right=theme.PAD, bottom=0))
        self.side = ft.Container(
            ft.Row(
                [
                    ft.Column(
                        [self._title, self._beside.control],
                        expand=True,
                        spacing=0,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    ),
                    ft.VerticalDivider(width=1, color=ft.Colors.OUTLINE_VARIANT),
                ],
                spacing=0,
                expand=True,
            ),
            width=SIDE,
            visible=False,
        )

    async def show(self) -> None:
        """Fit the window, and draw what is beside the chat in the words of now."""
        self.side.visible = not self._folded and self._roomy()
        if self.side.visible:
            self._title.content = self._heading()
            await self._beside.show()
        refresh(self.side)

    async def toggle(self) -> None:
        """What the button above the chat does: unfold or fold the list, or open it over the chat."""
        if self._roomy():
            self._folded = not self._folded
            await self.show()
        else:
            await self._open()

    async def _open(self) -> None:
        view = TalksView(self._shell, self._acts, self._here, self._leave)
        height = (self._shell.page.height or 844) * COVERED
        title = ft.Container(self._heading(), padding=ft.Padding.symmetric(horizontal=theme.PAD))
        body = ft.Column([title, view.control], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._sheet = ft.BottomSheet(
            ft.Container(body, height=height),
            show_drag_handle=True,
            scrollable=True,
            size_constraints=ft.BoxConstraints(max_width=theme.READING_WIDTH),
        )
        await view.show()
        self._shell.page.show_dialog(self._sheet)  # the page of now: it may have locked meanwhile

    def _heading(self) -> ft.Control:
        return ft.Semantics(
            header=True,
            heading_level=2,
            content=said(self._shell.words.text("chat-list"), size=theme.TITLE, bold=True),
        )

    def _roomy(self) -> bool:
        return (self._shell.page.width or 0) >= ROOMY

    async def _leave(self) -> None:
        if self._sheet is not None:
            close(self._sheet)
            self._sheet = None

    async def _stay(self) -> None:
        """Beside the chat nothing closes."""
