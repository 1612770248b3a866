"""Where the customer writes: Enter sends, Shift+Enter breaks the line, a blank text never leaves.

The field is read when it is sent and never written while somebody types: a field that is bound to a state loses Hangul
whenever a handler is slow. While an answer comes, the same button stops it; the draft stays. While a question is put in
other words, the draft is put aside and comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import flet as ft

from client.kit.guard import Guard, Result
from client.kit.parts import refresh
from client.kit.words import Words
from client.ui.chat.around import SETTLE_SECONDS

LINES = 6


class Composer:
    """The field and its button; `control` is what is mounted. `touched` hears of each change, and has to be quick."""

    def __init__(
        self,
        guard: Guard,
        *,
        send: Callable[[str], Result],
        stop: Callable[[], Result],
        touched: Callable[[], None] = lambda: None,
    ) -> None:
        self._send = send
        self._stop = stop
        self._busy = False
        self._aside: str | None = None  # the draft, while a question is put in other words
        self._instead: Callable[[str], Result] | None = None
        self._words = Words()
        self._temporary = False
        self.field = ft.TextField(
            multiline=True,
            shift_enter=True,
            min_lines=1,
            max_lines=LINES,
            border=ft.NoInputBorder(),
            filled=False,
            content_padding=ft.Padding.symmetric(horizontal=4, vertical=10),
            on_submit=guard(self._submitted),
            on_change=guard(touched),
        )
        self._button = ft.IconButton(ft.Icons.ARROW_UPWARD, on_click=guard(self._pressed))
        self._name = ft.Semantics(content=self.field)  # a field that is not empty has no name of its own in a browser
        self._box = ft.Container(
            ft.Row(
                [ft.MergeSemantics(self._name, expand=True), self._button],
                vertical_alignment=ft.CrossAxisAlignment.END,
                spacing=4,
            ),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
            border_radius=24,
            padding=ft.Padding(left=14, top=2, right=4, bottom=2),
        )
        self._above = ft.Container(visible=False)
        self.control = ft.Column(
            [self._above, self._box], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )

    @property
    def draft(self) -> str:
        """What is written and not sent; not the words of a question that is being edited."""
        return (self.field.value or "") if self._aside is None else self._aside

    @property
    def editing(self) -> bool:
        """Is a question being put in other words?"""
        return self._aside is not None

    def speak(self, words: Words) -> None:
        """Use these words from now on."""
        self._words = words
        self._hint()
        self._dress()

    def tint(self, words: Words, *, temporary: bool) -> None:
        """Look different where nothing is kept of what is written here."""
        self._words, self._temporary = words, temporary
        self._hint()
        self._box.bgcolor = ft.Colors.TERTIARY_CONTAINER if temporary else ft.Colors.SURFACE_CONTAINER_HIGH
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
        """Give back a text that could not be sent; what was written meanwhile stays below it."""
        written = (self.field.value or "").strip()
        self._write(f"{text}\n{written}" if written and written != text else text)

    def bring(self, draft: str) -> None:
        """A draft from before; never over what is being written."""
        if draft and self._aside is None and not self.field.value:
            self._write(draft)

    def empty(self) -> None:
        """Another conversation: what was written belongs to the one before, and is kept there."""
        self._aside = self._instead = None
        self._show_above(None)
        if self.field.value:
            self._write("")

    async def edit(self, question: str, above: ft.Control, send: Callable[[str], Result]) -> None:
        """Put this question in other words; `above` says so and leads out. The draft waits."""
        if self._aside is None:
            self._aside = self.field.value or ""
        self._instead = send
        self._hint()
        self._show_above(above)
        self._write(question)
        await self.field.focus()  # type: ignore[no-untyped-call]  # left untyped by Flet

    def end_edit(self) -> None:
        """Sent, or left: the draft is back."""
        if self._aside is not None:
            draft, self._aside, self._instead = self._aside, None, None
            self._hint()
            self._show_above(None)
            self._write(draft)

    def _show_above(self, above: ft.Control | None) -> None:
        self._above.content, self._above.visible = above, above is not None
        refresh(self.control)

    def _write(self, text: str) -> None:
        self.field.value = text
        refresh(self._name)

    async def begin_with(self, text: str) -> None:
        """Put a beginning into the field, behind a draft that stands there."""
        self.end_edit()
        draft = (self.field.value or "").strip()
        self._write(f"{draft}\n{text}" if draft else text)
        await asyncio.sleep(SETTLE_SECONDS)  # it has only just been mounted
        await self.field.focus()  # type: ignore[no-untyped-call]  # left untyped by Flet

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
        if self._instead is not None:
            send = self._instead
            self.end_edit()
            await _wait(send(text))
            return
        self._write("")
        await _wait(self._send(text))

    def _hint(self) -> None:
        code = "temporary-write" if self._temporary else "chat-write"
        self.field.hint_text = self._words.text("turn-editing-write" if self.editing else code)
        self._name.label = self._words.text("turn-editing" if self.editing else "turn-field")

    def _dress(self) -> None:
        name = self._words.text("chat-stop" if self._busy else "chat-send")
        icon = ft.Icons.STOP if self._busy else ft.Icons.ARROW_UPWARD
        self._button.icon = ft.Icon(icon, semantics_label=name, color=ft.Colors.ON_PRIMARY)
        self._button.tooltip = ft.Tooltip(message=name, exclude_from_semantics=True)
        self._button.style = ft.ButtonStyle(bgcolor=ft.Colors.PRIMARY)


async def _wait(result: Result) -> None:
    if result is not None:
        await result
