"""What waits for the customer's answer? The most pressing questions, and how many there are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import column, heading, panel, quiet, refresh, said
from client.ui.facts.actions import FactActions
from client.ui.facts.row import note, question_part
from client.ui.facts.state import FactsState
from client.ui.shell import Shell

SHOWN: Final = 1  # question at once: on a phone the rest of the screen has to be seen too


class Asks:
    """The notice; `control` is what is mounted, and empty where nothing waits. `see_all` shows the list of them."""

    def __init__(
        self, shell: Shell, state: FactsState, actions: FactActions, see_all: Callable[[], Awaitable[None]]
    ) -> None:
        self._shell = shell
        self._state = state
        self._actions = actions
        self._see_all = see_all
        self.control = ft.Container(visible=False)

    async def show(self) -> None:
        """Say what waits now."""
        words, engine = self._shell.words, self._shell.engine
        waiting = await asyncio.to_thread(engine.notebook.asks, SHOWN)
        rows: list[ft.Control] = [heading(words.text("asks-title", count=waiting.count))]
        zone = engine.preferences.get().zone
        for fact in waiting.facts:
            question = waiting.question(fact)
            if question is None:
                continue
            told: list[ft.Control] = [
                said(fact.statement),
                quiet(note(self._shell, fact, zone)),
                question_part(self._shell, fact, question, self._actions, goes_up=self._state.goes_up()),
            ]
            rows.append(ft.Container(ft.Column(told, spacing=2), padding=ft.Padding(top=theme.GAP)))
        if waiting.count > SHOWN:
            see_all = ft.TextButton(
                words.text("asks-all", count=waiting.count), on_click=self._shell.guard(self._see_all)
            )
            rows.append(ft.Row([see_all]))
        self.control.content = column([panel(rows, tint=ft.Colors.SURFACE_CONTAINER_HIGH)])
        self.control.visible = waiting.count > 0
        refresh(self.control)
