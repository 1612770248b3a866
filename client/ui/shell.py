"""What has every customer's screen of one open window at hand? What all screens have, and the engine."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from client.engine import Engine
from client.kit import shell


@dataclass(slots=True)
class Shell(shell.Shell):
    """Handed down to the screens."""

    engine: Engine
    lock_now: Callable[[], Awaitable[None]] | None = None  # locks this window; where nobody serves it, nothing can
