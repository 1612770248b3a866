"""What can be done about the questions that stand in line? Read, reworded, taken out, claimed by whoever sends them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from client.errors import Refused
from client.memory.instead import superseded
from client.memory.logged import LoggedTurn
from client.store import instead, logs, unanswered
from client.store.database import Database
from client.turn.question import question_of, title_of


@dataclass(frozen=True, slots=True)
class Waiting:
    """The line of one account, as the log has it. A change raises Refused (turn-not-waiting) where one was quicker.

    `off` tells whether the memory is off: what is put in other words then, or sent then, is never read for facts.
    """

    database: Database
    off: Callable[[], bool] = field(default=bool, kw_only=True)

    def all(self) -> list[LoggedTurn]:
        """What waits, the first first."""
        return unanswered.waiting(self.database)

    def put_back(self) -> None:
        """Let wait again what somebody died sending. For the holder of the line's lock."""
        unanswered.put_back(self.database)

    def claim(self, turn_id: str) -> LoggedTurn:
        """Take it out of the line to be sent."""
        if not unanswered.claim(self.database, turn_id):
            raise Refused("turn-not-waiting")
        self._pause(turn_id)
        found = logs.turn(self.database, turn_id)
        if found is None:  # of a conversation that was deleted this moment
            raise Refused("turn-not-waiting")
        return found

    def reword(self, turn_id: str, text: str) -> None:
        """Other words for it. Raises as asking does."""
        question = question_of(text)
        with self.database.transaction():
            if not unanswered.reword(self.database, turn_id, question, title_of(question)):
                raise Refused("turn-not-waiting")
            self._pause(turn_id)

    def withdraw(self, turn_id: str) -> None:
        """Take it out for good; the one in whose place it was asked comes back, and no title keeps its words."""
        with self.database.transaction():
            gone = logs.turn(self.database, turn_id)
            if gone is None or not unanswered.withdraw(self.database, turn_id):
                raise Refused("turn-not-waiting")
            instead.come_back(self.database, gone)
            first = instead.first(self.database, gone.conversation)
            new = title_of(first.question) if first is not None else ""
            instead.rename(self.database, gone.conversation, old=title_of(gone.question), new=new)

    def _pause(self, turn_id: str) -> None:
        if self.off():
            logs.pause(self.database, turn_id)


@dataclass(frozen=True, slots=True)
class WaitingHere(Waiting):
    """The line of a temporary conversation: it stands in this window alone."""

    turns: list[LoggedTurn]

    def all(self) -> list[LoggedTurn]:
        """What waits, the first first."""
        return [turn for turn in self.turns if turn.state == "waiting"]

    def put_back(self) -> None:
        """Nobody but this window sends it."""

    def claim(self, turn_id: str) -> LoggedTurn:
        """Take it out of the line to be sent."""
        turn = replace(self._still(turn_id), state="answering")
        self.turns[:] = [turn if known.id == turn_id else known for known in self.turns]
        return turn

    def reword(self, turn_id: str, text: str) -> None:
        """Other words for it."""
        turn = replace(self._still(turn_id), question=question_of(text))
        self.turns[:] = [turn if known.id == turn_id else known for known in self.turns]

    def withdraw(self, turn_id: str) -> None:
        """Take it out."""
        self.turns.remove(self._still(turn_id))
        gone = superseded(self.turns)
        self.turns[:] = [replace(known, superseded=known.id in gone) for known in self.turns]

    def _still(self, turn_id: str) -> LoggedTurn:
        found = next((turn for turn in self.all() if turn.id == turn_id), None)
        if found is None:
            raise Refused("turn-not-waiting")
        return found
