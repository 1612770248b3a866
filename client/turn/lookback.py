"""Where did I read or write that? The customer's own search over the messages of this device, by hand.

It is not what the assistant may look up: the switch for that does not touch it, and nothing leaves the device. Deleted
conversations are never in it; what is kept secret (a password that was said) is shown as it was kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from client.kit.markdown import spoken
from client.memory.logged import Conversation
from client.search.chats import find_turns
from client.search.hit import worth_showing
from client.search.marks import Passage, passage
from client.search.meaning import Meaning
from client.search.terms import storable
from client.store import conversations, logs, talks
from client.store.database import Database

TOP: Final = 40  # turns that one search shows
TOP_TITLES: Final = 5
LONGEST: Final = 200  # code points of what is looked for; the rest of a pasted text is not read


@dataclass(frozen=True, slots=True)
class FoundTurn:
    """One question with its answer in which the words, or what they mean, stand."""

    turn: str
    conversation: str
    title: str
    asked_at: datetime
    zone: str
    passage: Passage


@dataclass(frozen=True, slots=True)
class Found:
    """What a search over one's own messages gives: conversations by their titles, turns by what was said."""

    titled: tuple[Conversation, ...] = ()
    turns: tuple[FoundTurn, ...] = ()


@dataclass(frozen=True, slots=True)
class Lookback:
    """Searches the messages of one account."""

    database: Database
    meaning: Callable[[], Meaning | None]

    def find(self, typed: str) -> Found:
        """The best first; nothing for a blank. Never raises on what is typed."""
        query = storable(typed.strip()[:LONGEST])
        if not query:
            return Found()
        hits = worth_showing(find_turns(self.database, query, TOP, self.meaning()))
        names: dict[str, Conversation | None] = {}
        found: list[FoundTurn] = []
        for hit in hits:
            turn = logs.turn(self.database, hit.key)
            if turn is None:
                continue
            if turn.conversation not in names:
                names[turn.conversation] = conversations.conversation(self.database, turn.conversation)
            named = names[turn.conversation]
            found.append(
                FoundTurn(
                    turn.id,
                    turn.conversation,
                    named.title if named is not None else "",
                    turn.asked_at,
                    turn.zone,
                    passage(spoken(hit.text), query),
                )
            )
        return Found(tuple(talks.titled(self.database, query, TOP_TITLES)), tuple(found))
