"""Is it the very first opening, which of the three screens is on, and what was chosen there? Draws nothing."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from client.engine import Engine
from client.notebook.preferences import Chosen

Step = Literal["kept", "look", "start"]

STEPS: Final[tuple[Step, ...]] = ("kept", "look", "start")


class FirstState:
    """The first run of one account."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._at = 0
        self.on = False

    @property
    def step(self) -> Step:
        """The screen that is shown."""
        return STEPS[self._at]

    @property
    def number(self) -> int:
        """Its place, from 1."""
        return self._at + 1

    def begin(self) -> None:
        """Whether there is a first run at all. Read before the first frame: one quick look into the store."""
        self._at, self.on = 0, self._engine.newcomer()

    def turn(self, step: Step) -> None:
        """To a screen."""
        self._at = STEPS.index(step)

    def forth(self) -> None:
        """To the next screen."""
        self._at = min(self._at + 1, len(STEPS) - 1)

    def back(self) -> None:
        """To the screen before."""
        self._at = max(self._at - 1, 0)

    async def end(self) -> None:
        """Never again for this account. The screens are over even where a full disk forgets that."""
        self.on = False
        await asyncio.to_thread(self._engine.greeted)

    def chosen(self) -> Chosen:
        """The choices in force."""
        return self._engine.preferences.get()

    def language_decided(self) -> bool:
        """Whether an option decided the language."""
        return self._engine.settings.language is not None

    async def choose(self, name: str, value: str) -> None:
        """Change one. Raises Refused."""
        await asyncio.to_thread(self._engine.preferences.set, name, value)

    def host(self) -> str | None:
        """Where text goes already, because whoever started the app decided so; None where it stays here."""
        return self._engine.models.now().host
