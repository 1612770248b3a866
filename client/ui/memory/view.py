"""The screen 기억된 내용: what waits for the customer, the block, the facts, the traits, and what becomes of them.

On a phone one part at a time; on a wide window the block stands beside the lists.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Literal

import flet as ft

from client.kit import theme
from client.kit.parts import column, refresh, title
from client.ui.facts.actions import FactActions, ToTurn
from client.ui.facts.chips import tabs
from client.ui.facts.view import FactsView
from client.ui.memory.asks import Asks
from client.ui.memory.badge import Badge
from client.ui.memory.block import BlockView
from client.ui.memory.kept import Kept
from client.ui.memory.pausing import Pausing
from client.ui.memory.waiting import Waiting
from client.ui.shell import Shell

Part = Literal["block", "facts", "traits", "kept"]
PARTS: Final[tuple[Part, ...]] = ("block", "facts", "traits", "kept")
BESIDE: Final = 1100  # logical pixels from which on two parts stand beside each other
WIDEST: Final = 1240


class MemoryView:
    """The screen; `control` is what is mounted. `to_turn` leads to where something was said, where that is possible."""

    def __init__(
        self,
        shell: Shell,
        to_evidence: Callable[[], Awaitable[None]],
        to_contributions: Callable[[], Awaitable[None]],
        to_turn: ToTurn | None = None,
    ) -> None:
        self._shell = shell
        self.part: Part = "block"
        self.facts = FactsView(shell, "facts", self.changed, to_turn)
        self.traits = FactsView(shell, "traits", self.changed, to_turn)
        self.block = BlockView(shell, self.facts.open_fact)
        self.kept = Kept(shell, to_evidence, to_contributions)
        self.pausing = Pausing(shell)
        self.waiting = Waiting(shell, self.changed)
        actions = FactActions(shell, self.facts.state, self.changed, self.facts.open_fact, to_turn)
        self.asks = Asks(shell, self.facts.state, actions, self._see_all)
        self.badge = Badge(shell, ft.Icons.BOOKMARK_OUTLINE, ft.Icons.BOOKMARK)
        self._title = ft.Container()
        self._choice = ft.Container()
        self._drawn: tuple[list[tuple[Part, str]], str] | None = None  # what the choice says, so that it stays
        self._head: list[ft.Control] = [
            column([self._title]),
            self.pausing.control,
            self.waiting.control,
            self.asks.control,
        ]
        self.control = ft.ListView(expand=True, padding=ft.Padding(bottom=24))

    async def show(self) -> None:
        """Draw everything in the words of now; a draft stays, and so does a filter."""
        words = self._shell.words
        self._title.content = title(words.text("nav-memory"))
        refresh(self._title)
        self._lay_out()
        await self.pausing.show()
        await self.block.show()
        await self._show_part()
        await self.waiting.show()
        await self.asks.show()
        await self.badge.look()

    async def reveal(self, fact: str) -> None:
        """Open one fact, whatever is shown. Raises Refused where it is gone."""
        await self.show()
        await self.facts.open_fact(fact)

    async def changed(self) -> None:
        """Something was done to a fact, or there are new ones: whatever shows it is drawn anew."""
        if not self.block.state.conflict:
            await self.block.show()
        await self._show_part()
        await self.asks.show()
        await self.badge.look()

    async def resized(self) -> None:
        """There is room for two parts beside each other now, or no more."""
        self._lay_out()
        await self._show_part()

    async def turn_to(self, part: Part) -> None:
        """Show another part."""
        self.part = part
        self._lay_out()
        await self._show_part()

    def _lay_out(self) -> None:
        words = self._shell.words
        parts = tuple(part for part in PARTS if part != "block") if self._wide() else PARTS
        shown = self.part if self.part in parts else "facts"
        named: list[tuple[Part, str]] = [(part, words.text(f"memory-part-{part}")) for part in parts]
        if self._drawn != (named, shown):
            self._drawn = (named, shown)
            self._choice.content = tabs(self._shell, named, shown, self.turn_to)
        controls: dict[Part, ft.Control] = {
            "block": self.block.control,
            "facts": self.facts.control,
            "traits": self.traits.control,
            "kept": self.kept.control,
        }
        choice = column([self._choice])
        if self._wide():
            self.control.controls = [_beside([*self._head, self.block.control], [choice, controls[shown]])]
        else:
            self.control.controls = [*self._head, choice, controls[shown]]
        refresh(self.control)

    def _wide(self) -> bool:
        return (self._shell.page.width or 0) >= BESIDE

    async def _show_part(self) -> None:
        match self.part:
            case "traits":
                await self.traits.show()
            case "kept":
                await self.kept.show()
            case "facts":
                await self.facts.show()
            case "block" if self._wide():
                await self.facts.show()
            case "block":
                pass  # shown with the screen itself

    async def _see_all(self) -> None:
        await self.facts.waiting_only()
        await self.turn_to("facts")


def _beside(left: list[ft.Control], right: list[ft.Control]) -> ft.Control:
    """Two columns, each of the screen's own height."""
    halves: list[ft.Control] = [ft.Container(ft.Column(half, spacing=0), expand=True) for half in (left, right)]
    row = ft.Row(halves, vertical_alignment=ft.CrossAxisAlignment.START, spacing=theme.GAP)
    return ft.Container(ft.Container(row, width=WIDEST), alignment=ft.Alignment.TOP_CENTER)
