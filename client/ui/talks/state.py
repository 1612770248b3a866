"""Which conversations are listed, and what was found in them? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from typing import Final

from client.engine import Engine
from client.memory.logged import Conversation
from client.turn.lookback import Found

WINDOW: Final = 40  # rows that are read at first, and added at a time


class TalksState:
    """A window over the conversations, the latest first, or what a search found."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.rows: list[Conversation] = []
        self.more = False  # older ones are in the log
        self.query = ""
        self.found = Found()

    async def load(self) -> None:
        """Read what is listed anew, as many as are here; what was looked for is looked for again."""
        wanted = max(WINDOW, len(self.rows))
        self.rows = await asyncio.to_thread(self._engine.conversations.window, wanted)
        self.more = len(self.rows) == wanted
        if self.query:
            self.found = await asyncio.to_thread(self._engine.lookback.find, self.query)

    async def further(self) -> bool:
        """Older ones below those that are here. Were there any?"""
        if not self.more or not self.rows:
            return False
        found = await asyncio.to_thread(self._engine.conversations.window, WINDOW, self.rows[-1])
        known = {one.id for one in self.rows}  # one that was written in meanwhile has moved up
        self.rows += [one for one in found if one.id not in known]
        self.more = len(found) == WINDOW
        return bool(found)

    async def search(self, typed: str) -> None:
        """Look for this; a blank leads back to the list."""
        self.query = typed.strip()
        if self.query:
            self.found = await asyncio.to_thread(self._engine.lookback.find, self.query)
        else:
            await self.load()

    async def rename(self, conversation: str, typed: str) -> Conversation:
        """The customer's own title. Raises Refused (talks-title-long, conversation-unknown)."""
        kept = await asyncio.to_thread(self._engine.conversations.rename, conversation, typed)
        await self.load()
        return kept
