"""What has every customer's screen of one open window at hand? What all screens have, and the engine."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from client.engine import Engine
from client.kit import shell


async def unserved() -> None:
    """Until a window serves the screens there is nothing to lock."""


@dataclass(slots=True)
class Shell(shell.Shell):
    """Handed down to the screens."""

    engine: Engine
    lock_now: Callable[[], Awaitable[None]] = unserved  # locks this window
