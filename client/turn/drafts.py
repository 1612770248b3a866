"""What stands in the field and is not sent: kept in the encrypted store, a conversation each."""

from __future__ import annotations

from dataclasses import dataclass

from client.store import drafts
from client.store.database import Database
from shared.clock import Clock


@dataclass(frozen=True, slots=True)
class Drafts:
    """The drafts of one account; `None` stands for a conversation that has not begun."""

    database: Database
    clock: Clock

    def read(self, conversation: str | None) -> str:
        """What was written there."""
        return drafts.read(self.database, conversation)

    def keep(self, conversation: str | None, text: str) -> None:
        """Write it down; a blank one is none."""
        if text.strip():
            drafts.keep(self.database, conversation, text, self.clock())
        else:
            drafts.drop(self.database, conversation)

    def left_in(self) -> str | None:
        """The conversation that was written in last, if something unsent stands in it and no new one was begun."""
        return None if drafts.read(self.database, None) else drafts.of_the_latest(self.database)
