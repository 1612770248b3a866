"""What was proposed, what could be, and what does the customer want of it? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio

from client.engine import Engine
from client.notebook.contributions import Contribution


class ContributionsState:
    """The contributions of this account as they were last read."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._door = engine.contributions
        self.listed: list[Contribution] = []
        self.questions: dict[str, str] = {}  # of what could be sent: every word that the customer is asked
        self.signed_in = False
        self.never = False

    async def load(self) -> None:
        """Read everything anew."""
        await asyncio.to_thread(self._read)

    def _read(self) -> None:
        language, local = self._engine.language(), self._door.local
        self.listed = local.listed(language)
        self.questions = {it.id: local.question(it, language) for it in self.listed if it.state == "possible"}
        self.signed_in = local.signed_in() is not None
        self.never = self._engine.preferences.get().proposals == "never"

    async def ask_never(self, *, never: bool) -> None:
        """Whether conversations ask for consent."""
        await asyncio.to_thread(self._engine.preferences.set, "proposals", "never" if never else "ask")

    async def send(self, contribution: Contribution) -> None:
        """The customer's yes. Raises Refused; nothing is kept then."""
        await asyncio.to_thread(lambda: self._door.send(contribution, soon=False))
        await self.load()

    async def decline(self, contribution: Contribution) -> None:
        """The customer's no, for good."""
        await asyncio.to_thread(self._door.local.decline, contribution)
        await self.load()

    async def take_back(self, contribution: Contribution) -> Contribution:
        """Now, or as soon as the service can be reached."""
        taken = await asyncio.to_thread(self._door.take_back, contribution.id)
        await self.load()
        return taken
