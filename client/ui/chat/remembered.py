"""What was remembered of this conversation? A quiet line below its last turn, and a list with a way back from each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import close, icon_button, panel, quiet, refresh, said, show_sheet
from client.memory.fact import Fact
from client.ui.chat.history import History
from client.ui.chat.state import ChatState
from client.ui.facts.deleting import ask_to_delete
from client.ui.shell import Shell

FEW: Final = 3  # facts that fit below half a phone
QUIET_BUTTON: Final = ft.ButtonStyle(icon_color=ft.Colors.ON_SURFACE_VARIANT)
LISTED: Final = 40  # the memory screen has them all


class RememberedLine:
    """The line of the conversation on the screen. `to_memory` leads to everything that is remembered."""

    def __init__(
        self, shell: Shell, state: ChatState, history: History, to_memory: Callable[[], Awaitable[None]]
    ) -> None:
        self._shell = shell
        self._state = state
        self._history = history
        self._to_memory = to_memory
        self._looked_at: tuple[str | None, tuple[int, int]] | None = None
        self._count = 0

    async def look(self) -> None:
        """Has learning brought something, or was something taken back? Cheap, as it is asked every few seconds."""
        here = self._state.conversation if self._state.temporary is None else None
        mark = await asyncio.to_thread(self._shell.engine.remembered.mark)
        if (here, mark) == self._looked_at:
            return
        count = await asyncio.to_thread(self._shell.engine.remembered.count, here) if here else 0
        if here == (self._state.conversation if self._state.temporary is None else None):
            self._looked_at, self._count = (here, mark), count
            self.draw()

    def draw(self) -> None:
        """In the words of now."""
        self._history.say_below(self._line() if self._count else None)

    def _line(self) -> ft.Control:
        text = quiet(self._shell.words.text("remembered-line", count=self._count), size=theme.SMALL)
        look = ft.TextButton(
            text, icon=ft.Icons.BOOKMARK_ADDED_OUTLINED, on_click=self._shell.guard(self.open), style=QUIET_BUTTON
        )
        return ft.Container(look, alignment=ft.Alignment.CENTER)

    async def open(self) -> None:
        """The list of what was remembered here."""
        if self._state.conversation is None:
            return
        shell, words = self._shell, self._shell.words
        facts = await asyncio.to_thread(shell.engine.remembered.facts, self._state.conversation)

        async def elsewhere() -> None:
            close(sheet)
            await self._to_memory()

        rows: list[ft.Control] = [_Row(shell, fact, self.look).control for fact in facts[:LISTED]]
        rows = rows or [quiet(words.text("remembered-none"), size=theme.SMALL)]
        rows.append(ft.TextButton(words.text("remembered-all"), on_click=shell.guard(elsewhere)))
        sheet = show_sheet(shell.page, words.text("remembered-title"), rows, tall=len(facts) > FEW)


class _Row:
    """One fact, with its two ways back."""

    def __init__(self, shell: Shell, fact: Fact, changed: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self._fact = fact
        self._changed = changed
        words, guard = shell.words, shell.guard
        undo = ft.TextButton(
            ft.Text(
                words.text("remembered-undo"),
                semantics_label=words.text("remembered-undo-of", statement=fact.statement),
            ),
            on_click=guard(self._retract),
        )
        name = words.text("remembered-delete-of", statement=fact.statement)
        delete = icon_button(ft.Icons.DELETE_OUTLINE, name, guard(self._ask), size=20)
        self._ways = ft.Row([undo, delete], spacing=4, wrap=True, alignment=ft.MainAxisAlignment.END)
        self._rows = ft.Column(
            [said(fact.statement, size=theme.SMALL), self._ways],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        self.control = panel([self._rows], tint=ft.Colors.SURFACE_CONTAINER_HIGH)

    async def _retract(self) -> None:
        await asyncio.to_thread(self._shell.engine.notebook.retract, self._fact.id)
        self._rows.controls = [
            said(self._fact.statement, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
            quiet(self._shell.words.text("remembered-undone")),
        ]
        refresh(self._rows)
        await self._changed()

    async def _ask(self) -> None:
        await ask_to_delete(self._shell, self._fact.id, self._deleted)

    async def _deleted(self) -> None:
        self.control.visible = False
        refresh(self.control)
        await self._changed()
