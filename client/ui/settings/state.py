"""What did the customer choose, and what does the device say about itself? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from client.backup.account import Who
from client.engine import Engine, Status
from client.kit.words import Words
from client.notebook.preferences import Chosen


class SettingsState:
    """The choices of this account."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def chosen(self) -> Chosen:
        """The choices in force."""
        return self._engine.preferences.get()

    async def choose(self, name: str, value: str) -> None:
        """Change one. Raises Refused."""
        await asyncio.to_thread(self._engine.preferences.set, name, value)

    async def status(self) -> Status:
        """Figures and states of this device."""
        return await asyncio.to_thread(self._engine.status)

    async def who(self) -> Who | None:
        """Who is logged in with the service."""
        return await asyncio.to_thread(self._engine.account.who)

    async def export(self, words: Words) -> Path:
        """The whole memory into a new folder of this device. Raises Refused and StoreFull."""
        return await asyncio.to_thread(self._engine.transfer.export_here, words)

    def host(self) -> str | None:
        """Where a question goes; None where it stays here."""
        return self._engine.model().destination

    async def searchable(self) -> bool:
        """Does the service allow searching earlier conversations at all?"""
        config = await asyncio.to_thread(self._engine.bundles.config)
        return config.conversation_search
