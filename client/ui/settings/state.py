"""What did the customer choose, and what does the device say about itself? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from client.backup.account import Who
from client.engine import Engine, Status
from client.kit.words import Words
from client.notebook.preferences import Chosen


@dataclass(frozen=True, slots=True)
class Shown:
    """What the first screen of the settings says."""

    chosen: Chosen
    status: Status
    host: str | None  # where a question goes; None where it stays here
    searchable: bool  # the service allows searching earlier conversations at all
    who: Who | None
    language_decided: bool
    locked: bool


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

    async def shown(self) -> Shown:
        """Everything for the first screen."""
        return await asyncio.to_thread(self._shown)

    async def export(self, words: Words) -> Path:
        """The whole memory into a new folder of this device. Raises Refused and StoreFull."""
        return await asyncio.to_thread(self._engine.transfer.export_here, words)

    def _shown(self) -> Shown:
        engine = self._engine
        return Shown(
            engine.preferences.get(),
            engine.status(),
            engine.model().destination,
            engine.bundles.config().conversation_search,
            engine.account.who(),
            engine.settings.language is not None,
            engine.lock.standing() is not None,
        )
