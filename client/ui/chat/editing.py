"""How is a question put in other words? It comes into the field, a bar above says so and leads out; the draft waits.

Where the answer before wrote into the block, the bar offers to take that back in the same step.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import said
from client.memory.logged import LoggedTurn
from client.ui.chat.cards import block_change, changes_block
from client.ui.chat.composer import Composer
from client.ui.chat.state import ChatState
from client.ui.shell import Shell


class Editing:
    """`undo` takes back what a turn wrote into the block; `send` asks the question in its new words."""

    def __init__(
        self,
        shell: Shell,
        state: ChatState,
        composer: Composer,
        undo: Callable[[LoggedTurn], Awaitable[None]],
        send: Callable[[LoggedTurn, str], Awaitable[None]],
    ) -> None:
        self._shell = shell
        self._state = state
        self._composer = composer
        self._undo = undo
        self._send = send

    async def begin(self, turn: LoggedTurn) -> None:
        """Put this question into the field; not while an answer is on its way."""
        if not self._state.running:
            await self._show(turn, turn.question)

    async def _show(self, turn: LoggedTurn, text: str) -> None:
        guard = self._shell.guard

        async def take_back() -> None:
            await self._undo(turn)
            await self._show(turn, self._composer.field.value or "")

        undo = guard(take_back) if self._state.undoable == turn.id else None
        bar = editing_bar(self._shell, turn, leave=guard(self._composer.end_edit), undo=undo)
        await self._composer.edit(text, bar, lambda words: self._send(turn, words))


def editing_bar(shell: Shell, turn: LoggedTurn, *, leave: Handler, undo: Handler | None) -> ft.Control:
    """`undo` is given as long as the change of the block can be taken back."""
    words, ink = shell.words, ft.Colors.ON_SECONDARY_CONTAINER
    text = said(words.text("turn-editing"), size=theme.SMALL, color=ink, expand=True)
    out = ft.TextButton(words.text("turn-editing-cancel"), style=ft.ButtonStyle(color=ink), on_click=leave)
    bar = ft.Container(
        ft.Row(
            [ft.Icon(ft.Icons.EDIT_OUTLINED, size=18, color=ink), text, out],
            spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        border_radius=theme.ROUND,
        padding=ft.Padding(left=14, top=2, right=6, bottom=2),
    )
    wrote = [card for card in turn.cards if changes_block(card)]
    if undo is None or not wrote:
        return bar
    change = block_change(words.text("turn-earlier-wrote"), wrote, words, undo)
    return ft.Column([change, bar], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
