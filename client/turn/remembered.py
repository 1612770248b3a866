"""What was remembered of a conversation? For the line below its last turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from client.memory.fact import Fact
from client.store import facts, left
from client.store.database import Database


@dataclass(frozen=True, slots=True)
class Remembered:
    """The facts in force that conversations left."""

    database: Database

    def mark(self) -> tuple[int, int]:
        """Another one whenever a fact came, went or changed."""
        return left.mark(self.database)

    def count(self, conversation: str) -> int:
        """How many."""
        return len(left.of(self.database, conversation))

    def facts(self, conversation: str) -> Sequence[Fact]:
        """Which ones, oldest first."""
        return facts.get_many(self.database, left.of(self.database, conversation))
