"""Which facts are shown, and what may the customer do with one? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal

from client.engine import Engine
from client.memory.fact import KINDS, Fact, Kind
from client.memory.fact_filter import FactFilter, Standing
from client.memory.logged import CardKind
from client.notebook.agreements import Copy
from client.notebook.answers import Answer
from client.notebook.correcting import Corrected, Correction
from client.notebook.listing import Around, Listed
from client.notebook.restoring import Restored

WINDOW: Final = 40  # facts that are mounted at a time
Part = Literal["facts", "traits"]
OF_PART: Final[dict[Part, frozenset[Kind]]] = {
    "facts": frozenset(KINDS) - {"trait"},
    "traits": frozenset({"trait"}),
}
NOTHING: Final = Listed((), 0)


class FactsState:
    """The facts of one part as its filter finds them."""

    def __init__(self, engine: Engine, part: Part = "facts") -> None:
        self._engine = engine
        self.part = part
        self.wanted = FactFilter(standing=self.at_first)
        self.shown = WINDOW
        self.listed = NOTHING
        self.opened: dict[str, Around] = {}  # what lies around the facts that are open
        self.titles: dict[str, str] = {}  # of the policy pages that facts are linked to
        self.zone = ""

    @property
    def at_first(self) -> Standing:
        """What is shown of this part until somebody chooses."""
        return "now" if self.part == "facts" else "all"

    async def load(self) -> None:
        """Read them anew; the filter, and what is open, stays."""
        await asyncio.to_thread(self._load)

    def _load(self) -> None:
        notebook = self._engine.notebook
        self.zone = self._engine.preferences.get().zone
        self.listed = notebook.listed(self._asked_for(), self.shown)
        there = {fact.id for fact in self.listed.facts}
        self.opened = {key: notebook.around(key) for key in self.opened if key in there}
        self._title(self.listed.facts)

    def _asked_for(self) -> FactFilter:
        """The filter within this part; what waits for the customer is shown whatever kind it is of."""
        if self.wanted.kinds or (self.wanted.waiting and self.part == "facts"):
            return self.wanted
        return replace(self.wanted, kinds=OF_PART[self.part])

    def narrowed(self) -> bool:
        """Does the filter leave anything out beyond what it leaves out at first?"""
        wanted = self.wanted
        return bool(wanted.words or wanted.kinds or wanted.recheck or wanted.waiting)

    async def filter(self, **changes: object) -> None:
        """Another filter: from its first part on."""
        self.wanted = replace(self.wanted, **changes)  # type: ignore[arg-type]  # names of its own fields
        self.shown = WINDOW
        await self.load()

    async def flip(self, kind: Kind) -> None:
        """Show this kind too, or no more."""
        await self.filter(kinds=self.wanted.kinds ^ {kind})

    async def stand(self, standing: Standing) -> None:
        """What holds, what is past, or both."""
        await self.filter(standing=standing)

    async def more(self) -> None:
        """The next ones too."""
        self.shown += WINDOW
        await self.load()

    async def toggle(self, fact: Fact) -> None:
        """Open one, or close it."""
        if self.opened.pop(fact.id, None) is None:
            self.opened[fact.id] = (await self.look(fact.id))[1]

    async def look(self, fact_id: str) -> tuple[Fact, Around]:
        """One fact with what lies around it, listed or not. Raises Refused."""
        return await asyncio.to_thread(self._look, fact_id)

    def _look(self, fact_id: str) -> tuple[Fact, Around]:
        notebook = self._engine.notebook
        self.zone = self.zone or self._engine.preferences.get().zone
        fact = notebook.fact(fact_id)
        self._title([fact])
        return fact, notebook.around(fact.id)

    def _title(self, found: Iterable[Fact]) -> None:
        for page in {fact.policy.page for fact in found if fact.policy is not None} - self.titles.keys():
            known = self._engine.bundles.page("policy", page)
            self.titles[page] = (known.shown.title if known else None) or page

    def goes_up(self) -> bool:
        """A trait that is confirmed goes up into the block."""
        return "trait" in self._engine.bundles.config().promotable_kinds

    async def answer(self, fact: Fact, about: CardKind, *, yes: bool) -> Answer:
        """Answer what it waits for; what that did to the block. Raises Refused."""
        notebook = self._engine.notebook
        return await asyncio.to_thread(lambda: notebook.answer(fact.id, yes=yes, about=about))

    async def take_back_no(self, fact: Fact, about: CardKind) -> None:
        """The no was a slip. Raises Refused."""
        await asyncio.to_thread(self._engine.notebook.take_back_no, fact.id, about)

    async def retract(self, fact: Fact) -> tuple[Copy, ...]:
        """It is not so any more: out of force, kept among the past ones; which copies the service has of it."""
        copies = await asyncio.to_thread(self._engine.notebook.copies, [fact])
        await asyncio.to_thread(self._engine.notebook.retract, fact.id)
        return copies

    async def against(self, fact: Fact) -> list[Fact]:
        """What can not hold beside it. Raises Refused where it can not come back."""
        return await asyncio.to_thread(self._engine.notebook.against, fact.id)

    async def restore(self, fact: Fact, *, instead: bool) -> Restored:
        """It holds again, `instead` of what speaks against it. Raises Refused."""
        notebook = self._engine.notebook
        return await asyncio.to_thread(lambda: notebook.restore(fact.id, replace=instead))

    async def correct(self, fact: Fact, wanted: Correction) -> Corrected:
        """Put it right. Raises Refused."""
        return await asyncio.to_thread(self._engine.notebook.correct, fact.id, wanted)
