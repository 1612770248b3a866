"""Where does a conversation begin and end? One is open at a time on a device's screen; idle ones end by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from client.errors import Refused
from client.memory.logged import Conversation, LoggedTurn
from client.memory.title import own_title
from client.notebook.forgetting import delete_conversation
from client.store import conversations, instead, logs, talks, unanswered
from client.store.database import Database
from shared.clock import Clock
from shared.ids import Ids

IDLE = timedelta(minutes=30)  # product decision: a conversation ends after 30 idle minutes
PAGE = 40  # turns that a screen mounts at a time


@dataclass(frozen=True, slots=True)
class Conversations:
    """The conversations of one account."""

    database: Database
    clock: Clock
    ids: Ids

    def all(self) -> list[Conversation]:
        """Every conversation, the latest first."""
        return conversations.all_conversations(self.database)

    def get(self, conversation: str) -> Conversation:
        """One conversation. Raises Refused (conversation-unknown)."""
        found = conversations.conversation(self.database, conversation)
        if found is None:
            raise Refused("conversation-unknown")
        return found

    def history(self, conversation: str, before: str | None = None, limit: int = PAGE) -> list[LoggedTurn]:
        """The newest `limit` turns, or those before turn `before`; oldest first."""
        self.get(conversation)
        if before is None:
            return logs.newest_turns(self.database, conversation, limit)
        return logs.turns_before(self.database, conversation, before, limit)

    def earlier(self, turn: str) -> list[LoggedTurn]:
        """The turns in whose place this one was asked, the first question first; those that still stand too."""
        return instead.before(self.database, turn)

    def standing(self, turn: str) -> str:
        """The id of the turn that is read in the place of this one; its own where nothing took its place."""
        return instead.standing(self.database, turn)

    def window(self, limit: int, before: Conversation | None = None) -> list[Conversation]:
        """For a list: the latest with something in them and what waits there, or those after `before`."""
        return talks.window(self.database, limit, before)

    def onwards(self, turn: str, limit: int) -> list[LoggedTurn]:
        """This turn and at most `limit` - 1 after it; oldest first. Raises Refused (source-gone)."""
        found = logs.turn(self.database, turn)
        if found is None:
            raise Refused("source-gone")
        return talks.turns_from(self.database, found.conversation, turn, limit)

    def rename(self, conversation: str, typed: str) -> Conversation:
        """The customer's own title; blank gives the automatic one back. Raises Refused."""
        self.get(conversation)
        talks.rename(self.database, conversation, own_title(typed))
        return self.get(conversation)

    def begin(self) -> str:
        """A new conversation; those that were open end."""
        now = self.clock()
        with self.database.transaction():
            for other in conversations.open_conversations(self.database):
                self._end(other, now)
            conversation = self.ids()
            logs.begin_conversation(self.database, conversation, now)
        return conversation

    def current(self) -> str | None:
        """The open conversation that the customer last wrote in, if it is not idle."""
        self.end_idle()
        return next((found.id for found in conversations.open_conversations(self.database)), None)

    def enter(self, conversation: str) -> None:
        """The customer writes in this one: it is open (again), all others end. Raises Refused."""
        self.get(conversation)
        now = self.clock()
        with self.database.transaction():
            for other in conversations.open_conversations(self.database):
                if other.id != conversation:
                    self._end(other, now)
            conversations.reopen(self.database, conversation)

    def end(self, conversation: str) -> None:
        """It is over; learning from it is queued."""
        self._end(self.get(conversation), self.clock())

    def end_idle(self) -> None:
        """End what nobody wrote in for a while; called at the start and from the background.

        One with a question that waits for its answer is not over.
        Something written far ahead of now was stamped by a clock that was wrong: it would never grow idle.
        """
        now = self.clock()
        for found in conversations.open_conversations(self.database):
            if abs(now - found.last_at) >= IDLE and not unanswered.stands_in(self.database, found.id):
                self._end(found, now)

    def answered_late(self, conversation: str) -> None:
        """An answer came after its conversation had ended: what it taught is learned now."""
        found = conversations.conversation(self.database, conversation)
        if found is not None and found.ended:
            self._end(found, self.clock())

    def delete(self, conversation: str) -> list[str]:
        """Gone from lists and search at once, then purged; returns the ids of facts that were drawn from it."""
        self.get(conversation)
        return delete_conversation(self.database, conversation, self.clock())

    def _end(self, conversation: Conversation, now: datetime) -> None:
        conversations.end(self.database, conversation.id, now)
