"""Which facts are shown, and what may the customer do with one? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio

from client.engine import Engine
from client.memory.fact import Fact
from client.memory.logged import CardKind
from client.notebook.answers import Answer

WINDOW = 40  # facts that are mounted at a time


class FactsState:
    """The facts of this account as one search finds them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.query = ""
        self.every = False
        self.facts: list[Fact] = []
        self.proposed: frozenset[str] = frozenset()  # facts that wait to be promoted into the block
        self.shown = WINDOW
        self.supports: dict[str, list[Fact]] = {}  # of each trait
        self.before: dict[str, list[Fact]] = {}  # what held before a trait took its place
        self.titles: dict[str, str] = {}  # of the policy pages that facts are linked to

    async def load(self) -> None:
        """Read them anew; those that wait for an answer come first."""
        notebook = self._engine.notebook
        found = await asyncio.to_thread(self._found)
        self.proposed = frozenset(fact.id for fact in await asyncio.to_thread(notebook.proposed))
        self.titles = await asyncio.to_thread(self._titles, found)
        traits = [fact for fact in found if fact.kind == "trait"]
        self.supports = await asyncio.to_thread(lambda: {trait.id: notebook.supports(trait) for trait in traits})
        self.before = await asyncio.to_thread(lambda: {trait.id: notebook.before(trait) for trait in traits})
        kept = [fact for fact in found if self.every or fact.status not in {"replaced", "retracted"}]
        self.facts = sorted(kept, key=lambda fact: self.question(fact) is None)  # stable: the order found stays

    def _found(self) -> list[Fact]:
        notebook, most = self._engine.notebook, self.shown + 1  # one more tells that there are more
        return notebook.facts(self.query) if self.query else notebook.newest(most, every=self.every)

    def _titles(self, facts: list[Fact]) -> dict[str, str]:
        pages = {fact.policy.page for fact in facts if fact.policy is not None}
        found = ((page, self._engine.bundles.page("policy", page)) for page in pages)
        return {page: (known.shown.title if known else None) or page for page, known in found}

    def question(self, fact: Fact) -> CardKind | None:
        """What this fact waits for, if anything."""
        match fact.status:
            case "awaiting_consent":
                return "sensitive"
            case "awaiting_confirmation":
                return "trait"
            case "active" if fact.id in self.proposed:
                return "promotion"
            case "active" if fact.recheck is not None:
                return "recheck"
        return None

    def goes_up(self) -> bool:
        """A trait that is confirmed goes up into the block."""
        return "trait" in self._engine.bundles.config().promotable_kinds

    async def confirm(self, fact: Fact, *, yes: bool) -> Answer:
        """Answer what it waits for; what that did to the block. Raises Refused."""
        about = self.question(fact)
        given = await asyncio.to_thread(lambda: self._engine.notebook.answer(fact.id, yes=yes, about=about))
        await self.load()
        return given

    async def retract(self, fact: Fact) -> None:
        """It is not so any more: out of force, kept among the past ones."""
        await asyncio.to_thread(self._engine.notebook.retract, fact.id)
        await self.load()
