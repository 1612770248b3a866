"""The part of the memory screen with the facts: a search field, a switch for past ones, and the facts themselves."""

from __future__ import annotations

import asyncio

import flet as ft

from client.kit import theme
from client.kit.choices import switched
from client.kit.parts import column, heading, quiet, refresh
from client.kit.states import empty_state
from client.memory.fact import Fact
from client.turn.answers import notice
from client.ui.evidence.copies import said_copies
from client.ui.facts.deleting import ask_to_delete
from client.ui.facts.row import FactActions, fact_row
from client.ui.facts.state import WINDOW, FactsState
from client.ui.shell import Shell

TYPING_SECONDS = 0.3  # a search begins when the customer pauses


class FactsView:
    """The part; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.state = FactsState(shell.engine)
        self._opened: set[str] = set()
        guard = shell.guard
        self._actions = FactActions(
            toggle=self._toggle,
            confirm=lambda fact: self._answer(fact, yes=True),
            decline=lambda fact: self._answer(fact, yes=False),
            retract=self._retract,
            delete=self._sure,
        )
        self.search = ft.TextField(
            prefix_icon=ft.Icons.SEARCH,
            dense=True,
            border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
            on_change=guard(self._searched),
        )
        self.every = ft.Switch(value=False, on_change=guard(self._switched))
        self._list = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._body = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = column([self._body])

    async def show(self) -> None:
        """Read the facts and draw them in the words of now."""
        words = self._shell.words
        self.search.label = words.text("facts-search")
        switch = switched(self.every, words.text("facts-every"), self._shell.guard(self._switched))
        self._body.controls = [
            heading(words.text("facts-title")),
            quiet(words.text("facts-hint"), size=theme.SMALL),
            self.search,
            switch,
            self._list,
        ]
        await self.state.load()
        self._draw()
        refresh(self._body)

    def _draw(self) -> None:
        words, state = self._shell.words, self.state
        rows: list[ft.Control] = [
            fact_row(self._shell, fact, state, self._actions, opened=fact.id in self._opened)
            for fact in state.facts[: state.shown]
        ]
        if not rows:
            icon = ft.Icons.SEARCH_OFF if state.query else ft.Icons.BOOKMARK_OUTLINE
            rows = [empty_state(icon, words.text("facts-none-found" if state.query else "facts-empty"))]
        if len(state.facts) > state.shown:
            rows.append(ft.TextButton(words.text("facts-more"), on_click=self._shell.guard(self._more)))
        self._list.controls = rows

    async def _again(self) -> None:
        self._draw()
        refresh(self._list)

    async def _searched(self) -> None:
        typed = self.search.value or ""
        await asyncio.sleep(TYPING_SECONDS)
        if typed == (self.search.value or ""):
            self.state.query, self.state.shown = typed.strip(), WINDOW
            await self.state.load()
            await self._again()

    async def _switched(self) -> None:
        self.state.every, self.state.shown = bool(self.every.value), WINDOW
        await self.state.load()
        await self._again()

    async def _more(self) -> None:
        self.state.shown += WINDOW
        await self.state.load()
        await self._again()

    async def _toggle(self, fact: Fact) -> None:
        self._opened ^= {fact.id}
        await self._again()

    async def _answer(self, fact: Fact, *, yes: bool) -> None:
        told = notice(await self.state.confirm(fact, yes=yes), self._shell.words.text)
        await self._again()
        done = self._shell.words.text("card-confirmed" if yes else "card-declined")
        self._shell.snacks.say(done if told is None else " · ".join([told.text, *told.dropped]))

    async def _retract(self, fact: Fact) -> None:
        copies = await asyncio.to_thread(self._shell.engine.notebook.copies, [fact])
        await self.state.retract(fact)
        await self._again()
        told = [self._shell.words.text("fact-retracted"), *said_copies(self._shell, copies)]
        self._shell.snacks.say(" ".join(told))

    async def _sure(self, fact: Fact) -> None:
        async def gone() -> None:
            await self.state.load()
            await self._again()

        await ask_to_delete(self._shell, fact.id, gone)
