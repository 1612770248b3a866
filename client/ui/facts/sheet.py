"""One fact in a sheet of its own: where a line of the block, a trait or a question leads to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.parts import close, quiet, show_sheet
from client.ui.facts.actions import FactActions, ToTurn
from client.ui.facts.details import details
from client.ui.facts.row import note
from client.ui.facts.state import FactsState
from client.ui.shell import Shell


async def show_fact(
    shell: Shell, state: FactsState, fact_id: str, changed: Callable[[], Awaitable[None]], to_turn: ToTurn | None
) -> None:
    """Open it. What is done to it there closes the sheet, and `changed` draws what lies below. Raises Refused."""
    fact, around = await state.look(fact_id)
    opened: list[ft.BottomSheet] = []

    async def done() -> None:
        leave()
        await changed()

    async def other(another: str) -> None:
        leave()
        await show_fact(shell, state, another, changed, to_turn)

    async def away(conversation: str, turn: str) -> None:
        leave()
        if to_turn is not None:
            await to_turn(conversation, turn)

    def leave() -> None:
        for sheet in opened:
            if sheet.open:
                close(sheet)

    actions = FactActions(shell, state, done, other, away if to_turn is not None else None)
    rows = [quiet(note(shell, fact, state.zone), size=theme.SMALL), *details(shell, fact, around, state, actions)]
    opened.append(show_sheet(shell.page, fact.statement, rows, tall=True))
