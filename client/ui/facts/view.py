"""The list of facts, or of traits: a search field, chips that narrow it down, how many there are, and the rows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import column, heading, quiet, refresh, rewrite
from client.kit.settled import settled
from client.kit.states import empty_state
from client.memory.fact import KINDS, Fact, Kind
from client.memory.fact_filter import STANDINGS, Standing
from client.ui.facts.actions import FactActions, ToTurn
from client.ui.facts.chips import chip, chips, one_of
from client.ui.facts.row import fact_row
from client.ui.facts.sheet import show_fact
from client.ui.facts.state import FactsState, Part
from client.ui.shell import Shell

EMPTY: Final[dict[Part, str]] = {"facts": "facts-empty", "traits": "traits-empty"}


class FactsView:
    """The part; `control` is what is mounted. `changed` hears that something was done to a fact."""

    def __init__(
        self, shell: Shell, part: Part, changed: Callable[[], Awaitable[None]], to_turn: ToTurn | None
    ) -> None:
        self._shell = shell
        self._told = changed
        self._to_turn = to_turn
        self.state = FactsState(shell.engine, part)
        self.actions = FactActions(shell, self.state, changed, self.open_fact, to_turn)
        self.search = ft.TextField(
            prefix_icon=ft.Icons.SEARCH,
            dense=True,
            border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
            on_change=shell.guard(self._searched),
        )
        self._chips = ft.Column(spacing=theme.GAP // 2)
        self._count = quiet("", size=theme.SMALL)
        self._list = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._body = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = column([self._body])

    async def show(self) -> None:
        """Read the facts and draw them in the words of now."""
        words, part = self._shell.words, self.state.part
        self.search.label = words.text("facts-search" if part == "facts" else "traits-search")
        self._body.controls = [
            heading(words.text("facts-title" if part == "facts" else "traits-title")),
            quiet(words.text("facts-hint" if part == "facts" else "traits-hint"), size=theme.SMALL),
            self.search,
            self._chips,
            ft.Semantics(live_region=True, container=True, content=self._count),
            self._list,
        ]
        await self.state.load()
        self._draw()
        refresh(self._body)

    async def waiting_only(self) -> None:
        """Show what waits for the customer, and nothing else."""
        self.search.value = ""
        await self.state.filter(words="", waiting=True, recheck=False, kinds=frozenset(), standing="all")

    async def open_fact(self, fact_id: str) -> None:
        """One fact in a sheet, whatever the filter shows."""
        await show_fact(self._shell, self.state, fact_id, self._told, self._to_turn)

    def _draw(self) -> None:
        words, state = self._shell.words, self.state
        self._chips.controls = self._narrowing()
        code = "facts-found" if state.narrowed() else f"facts-count-{state.part}"
        rewrite(self._count, words.text(code, count=state.listed.count))
        rows: list[ft.Control] = [
            fact_row(self._shell, fact, state, self.actions, self._toggle) for fact in state.listed.facts
        ]
        if not rows:
            narrowed = state.narrowed() or state.wanted.standing == "past"
            icon = ft.Icons.SEARCH_OFF if narrowed else ft.Icons.BOOKMARK_OUTLINE
            rows = [empty_state(icon, words.text("facts-none-found" if narrowed else EMPTY[state.part]))]
        if state.listed.count > state.shown:
            rows.append(ft.TextButton(words.text("facts-more"), on_click=self._shell.guard(self._more)))
        self._list.controls = rows

    def _narrowing(self) -> list[ft.Control]:
        words, shell, wanted = self._shell.words, self._shell, self.state.wanted
        named: list[tuple[Standing, str]] = [(one, words.text(f"facts-standing-{one}")) for one in STANDINGS]
        flags: list[ft.Control] = [
            chip(shell, words.text("recheck-needed"), on=wanted.recheck, press=self._flip_recheck),
            chip(shell, words.text("facts-waiting"), on=wanted.waiting, press=self._flip_waiting),
        ]
        kinds: list[ft.Control] = [
            chip(shell, words.text(f"fact-kind-{kind}"), on=kind in wanted.kinds, press=self._flip(kind))
            for kind in KINDS
            if kind != "trait"
        ]
        if self.state.narrowed():
            clear = ft.TextButton(words.text("facts-filter-off"), on_click=shell.guard(self._clear))
            flags.append(clear)
        standing = one_of(shell, named, wanted.standing, self._stand)
        return [standing, *([chips(kinds)] if self.state.part == "facts" else []), chips(flags)]

    def _flip(self, kind: Kind) -> Callable[[], Awaitable[None]]:
        async def flip() -> None:
            await self.state.flip(kind)
            await self._again()

        return flip

    async def _stand(self, standing: Standing) -> None:
        await self.state.stand(standing)
        await self._again()

    async def _flip_recheck(self) -> None:
        await self.state.filter(recheck=not self.state.wanted.recheck)
        await self._again()

    async def _flip_waiting(self) -> None:
        await self.state.filter(waiting=not self.state.wanted.waiting)
        await self._again()

    async def _clear(self) -> None:
        self.search.value = ""
        await self.state.filter(words="", kinds=frozenset(), recheck=False, waiting=False, standing=self.state.at_first)
        await self._again()

    async def _again(self) -> None:
        self._draw()
        refresh(self._body)

    async def _searched(self) -> None:
        if await settled(self.search):
            typed = (self.search.value or "").strip()
            await self.state.filter(words=typed)
            if typed == (self.search.value or "").strip():  # else a newer one is on its way
                await self._again()

    async def _more(self) -> None:
        await self.state.more()
        await self._again()

    async def _toggle(self, fact: Fact) -> None:
        await self.state.toggle(fact)
        await self._again()
