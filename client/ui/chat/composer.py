"""Where the customer writes: Enter sends, Shift+Enter breaks the line, a blank text never leaves.

The field is read when it is sent and never written while somebody types: a field that is bound to a state loses Hangul
whenever a handler is slow. While an answer comes, the same button stops it; the draft stays.
"""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from client.kit import theme
from client.kit.guard import Guard, Result
from client.kit.parts import refresh
from client.kit.words import Words

LINES = 6


class Composer:
    """The field and its button; `control` is what is mounted."""

    def __init__(self, guard: Guard, *, send: Callable[[str], Result], stop: Callable[[], Result]) -> None:
        self._send = send
        self._stop = stop
        self._busy = False
        self._words = Words()
        self.field = ft.TextField(
            multiline=True,
            shift_enter=True,
            min_lines=1,
            max_lines=LINES,
            expand=True,
            border=ft.NoInputBorder(),
            filled=False,
            text_size=theme.BODY,
            content_padding=ft.Padding.symmetric(horizontal=4, vertical=10),
            on_submit=guard(self._submitted),
        )
        self._button = ft.IconButton(ft.Icons.ARROW_UPWARD, on_click=guard(self._pressed))
        self.control = ft.Container(
            ft.Row([self.field, self._button], vertical_alignment=ft.CrossAxisAlignment.END, spacing=4),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
            border_radius=24,
            padding=ft.Padding(left=14, top=2, right=4, bottom=2),
        )

    def speak(self, words: Words) -> None:
        """Use these words from now on."""
        self._words = words
        self.field.hint_text = words.text("chat-write")
        self._dress()

    def tint(self, words: Words, *, temporary: bool) -> None:
        """Look different where nothing is kept of what is written here."""
        self.field.hint_text = words.text("temporary-write" if temporary else "chat-write")
        self.control.bgcolor = ft.Colors.TERTIARY_CONTAINER if temporary else ft.Colors.SURFACE_CONTAINER_HIGH
        refresh(self.control)

    def busy(self, *, now: bool) -> None:
        """Is an answer on its way?"""
        self._busy = now
        self._dress()
        refresh(self._button)

    @property
    def is_busy(self) -> bool:
        """Does its button stop an answer?"""
        return self._busy

    def restore(self, text: str) -> None:
        """Give back a text that could not be sent."""
        self.field.value = text
        refresh(self.field)

    async def _submitted(self) -> None:
        if not self._busy:
            await self._go()

    async def _pressed(self) -> None:
        if self._busy:
            await _wait(self._stop())
        else:
            await self._go()

    async def _go(self) -> None:
        text = (self.field.value or "").strip()
        if not text:
            return
        self.field.value = ""
        refresh(self.field)
        await _wait(self._send(text))

    def _dress(self) -> None:
        name = self._words.text("chat-stop" if self._busy else "chat-send")
        icon = ft.Icons.STOP if self._busy else ft.Icons.ARROW_UPWARD
        self._button.icon = ft.Icon(icon, semantics_label=name, color=ft.Colors.ON_PRIMARY)
        self._button.tooltip = ft.Tooltip(message=name, exclude_from_semantics=True)
        self._button.style = ft.ButtonStyle(bgcolor=ft.Colors.PRIMARY)


async def _wait(result: Result) -> None:
    if result is not None:
        await result
