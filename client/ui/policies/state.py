"""Which page is read, and where does the way back lead? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from client.bundles.check import BundleState
from client.engine import Engine
from client.errors import Refused
from client.kit.when import day_of
from client.turn.reading import FoundPage, OpenPage
from shared.formats.page import PageKind
from shared.formats.reading import CurrentPage

RECENT: Final = timedelta(days=30)  # how long a new version counts as new


@dataclass(slots=True)
class Step:
    """A page on the way, with the version that is read and how far down the reader was."""

    kind: PageKind
    page: str
    version: int | None
    offset: float = 0.0


class PoliciesState:
    """The shelf that is looked at, what is looked for on it, and the pages that were opened one after the other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.kind: PageKind = "policy"
        self.pages: list[CurrentPage] = []
        self.query = ""
        self.found: list[FoundPage] = []
        self.trail: list[Step] = []
        self.opened: OpenPage | None = None
        self.bundle: BundleState | None = None
        self.offset = 0.0  # of the list

    @property
    def today(self) -> date:
        """The customer's own day."""
        return day_of(self._engine.settings.clock(), self._engine.preferences.get().zone)

    async def load(self) -> None:
        """Read the shelf, what is looked for on it, and the page that is open, anew."""
        self.bundle = await asyncio.to_thread(self._engine.bundles.state)
        self.pages = await asyncio.to_thread(self._engine.reading.pages, self.kind)
        await self.search(self.query)
        while self.trail:
            try:
                await self._open()
                return
            except Refused:  # taken away meanwhile: the way back leads to what is still there
                self.trail.pop()
        self.opened = None

    async def stale(self) -> bool:
        """Has something come, or what may be said of it changed, since it was read?"""
        return self.bundle is None or self.bundle != await asyncio.to_thread(self._engine.bundles.state)

    async def turn_to(self, kind: PageKind) -> None:
        """The other shelf; what is looked for stays."""
        self.kind, self.offset = kind, 0.0
        await self.load()

    async def search(self, typed: str) -> None:
        """Look for this on the shelf; a blank leads back to the list."""
        self.query = typed.strip()
        self.found = await asyncio.to_thread(self._engine.reading.find, self.kind, self.query)

    async def open(self, kind: PageKind | None, page: str, version: int | None = None) -> None:
        """Turn to a page, of whichever kind has it where none is named. Raises Refused (source-gone)."""
        opened = await asyncio.to_thread(self._engine.reading.open, kind, page)
        self.opened = opened
        self.trail.append(Step(opened.page.kind, page, version))

    async def back(self) -> None:
        """The page before, or the list."""
        if self.trail:
            self.trail.pop()
        await self.load()

    async def refresh(self) -> BundleState:
        """Ask the server now."""
        after = await self._engine.bundles.refresh()
        await self.load()
        return after

    def groups(self) -> list[tuple[str, list[CurrentPage]]]:
        """The shelf by what changes: soon, lately, and everything else; each with the code of its heading."""
        soon = [page for page in self.pages if page.upcoming is not None]
        lately = [page for page in self.pages if page.upcoming is None and self._new(page)]
        rest = [page for page in self.pages if page not in soon and page not in lately]
        named = (("policies-soon", soon), ("policies-lately", lately), ("policies-all", rest))
        return [(code, those) for code, those in named if those]

    def _new(self, page: CurrentPage) -> bool:
        return page.previous is not None and self.today - page.shown.effective <= RECENT

    async def _open(self) -> None:
        step = self.trail[-1]
        self.opened = await asyncio.to_thread(self._engine.reading.open, step.kind, step.page)
