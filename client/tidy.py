"""What is done behind an answer, in this order: end idle conversations, index, learn, recheck, embed, fold the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from client.bundles.indexing import index_versions_come_into_force
from client.bundles.rechecks import today
from client.bundles.service import Bundles
from client.learning.jobs import Learning
from client.memory.secrets import mask
from client.notebook.reindex import index_imported
from client.notebook.traits import mark_aged
from client.search.chats import index_turn
from client.search.meaning import Meaning, embed_pending
from client.store import logs
from client.store.database import Database
from client.turn.conversations import Conversations
from shared.clock import Clock, monotonic

INDEX_AT_ONCE = 100  # turns in one round
EMBED_AT_ONCE = 4  # texts between two looks at the clock; about a quarter of a second each
EMBED_SECONDS = 30.0  # of one background round; then it looks again at what else is due


@dataclass(frozen=True, slots=True)
class Tidy:
    """The background work of one account."""

    database: Database
    clock: Clock
    zone: str
    conversations: Conversations
    learning: Learning
    bundles: Bundles
    meaning: Callable[[], Meaning | None]
    followed: dict[str, date] = field(default_factory=dict)  # the day that was last looked at

    async def run(self, *, embed: float, learn: bool = True) -> None:
        """One round; texts get their vectors for at most `embed` seconds."""
        await asyncio.to_thread(self._index)
        if learn and await self.learning.run_due():
            await asyncio.to_thread(self.bundles.mark_rechecks)  # what was said under a version that has passed since
        await asyncio.to_thread(self._follow_the_day)
        until = monotonic() + embed
        while monotonic() < until and not self.learning.is_due() and await asyncio.to_thread(self._embed):
            pass  # a conversation that ended meanwhile is learned from first
        await asyncio.to_thread(self.database.fold_log)

    async def all(self) -> None:
        """A round of the background loop."""
        await self.run(embed=EMBED_SECONDS)

    def _index(self) -> None:
        self.conversations.end_idle()
        while turns := logs.unindexed_turns(self.database, INDEX_AT_ONCE):
            for turn in turns:
                with self.database.transaction():
                    now = logs.turn(self.database, turn.id)
                    if now is None or now.superseded:
                        continue  # deleted or given way since it was read: no word of it goes into the index
                    index_turn(
                        self.database,
                        turn.id,
                        conversation=turn.conversation,
                        place=turn.place,
                        question=mask(turn.question).text,
                        answer=mask(turn.answer or "").text,
                    )
                    logs.mark_indexed(self.database, turn.id, self.clock())
        while index_imported(self.database):
            pass

    def _follow_the_day(self) -> None:
        """A version that was announced earlier may be in force since midnight."""
        day = today(self.database, self.clock(), self.zone)
        if day != self.followed.get("day"):  # an adoption marks by itself
            index_versions_come_into_force(self.database, day)
            self.bundles.mark_rechecks()
            mark_aged(self.database, self.clock(), day, self.zone)
            self.followed["day"] = day

    def _embed(self) -> bool:
        meaning = self.meaning()
        return meaning is not None and embed_pending(self.database, meaning.embedder, EMBED_AT_ONCE) > 0
