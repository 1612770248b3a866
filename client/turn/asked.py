"""How does a question come into the log, or out of it again to be asked once more?

A new question, one that is put in other words, one that failed, one whose place in the line has come: each is a row
before a model hears of it. Where others wait for the model service, it waits behind them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from client.errors import Refused
from client.memory.logged import LoggedTurn
from client.models.port import ChatModel
from client.store import instead, logs, unanswered
from client.store.database import Database
from client.turn.assemble import Standing
from client.turn.conversations import Conversations
from client.turn.ending import Unsaved
from client.turn.question import title_of
from client.turn.waiting import Waiting
from shared.clock import Clock
from shared.ids import Ids


@dataclass(frozen=True, slots=True)
class Asked:
    """The questions of one account."""

    database: Database
    clock: Clock
    ids: Ids
    conversations: Conversations
    standing: Callable[[], Standing]
    unsaved: dict[str, Unsaved] = field(default_factory=dict, kw_only=True)  # ended, and the store would not take them

    def get(self, turn: str) -> LoggedTurn:
        """One turn. Raises Refused (turn-unknown)."""
        found = logs.turn(self.database, turn)
        if found is None:
            raise Refused("turn-unknown")
        return self.known(found)

    def known(self, turn: LoggedTurn) -> LoggedTurn:
        """A turn of the log, or how it ended where that could not be saved yet."""
        return self.unsaved[turn.id].shown() if turn.id in self.unsaved else turn

    @property
    def waits(self) -> Waiting:
        """What stands in line."""
        return Waiting(self.database, off=lambda: self.standing().paused)

    def _write(
        self, question: str, conversation: str | None, model: ChatModel, old: LoggedTurn | None = None
    ) -> tuple[LoggedTurn, Standing]:
        standing = self.standing()
        if old is not None and old.paused and old.question == question:  # the same words, kept out the first time
            standing = replace(standing, paused=True)
        with self.database.transaction():  # one: each commit waits for the disk
            if conversation is None:
                conversation = self.conversations.begin()
            else:
                self.conversations.enter(conversation)
            turn = LoggedTurn(
                id=self.ids(),
                conversation=conversation,
                question=question,
                asked_at=self.clock(),
                zone=standing.zone,
                state="waiting",
                paused=standing.paused,
                instead_of=old.id if old else None,
            )
            logs.write_question(self.database, turn, title_of(question))
            self._give_way(turn)
            return self._join_or_go(turn, model), standing

    def _join_or_go(self, turn: LoggedTurn, model: ChatModel, *, first: bool = False) -> LoggedTurn:
        """Behind others that wait for the service it waits too."""
        if model.kind == "service" and not first and unanswered.stands(self.database):
            unanswered.join(self.database, turn.id, self.clock())
            return replace(turn, state="waiting", waits_since=self.clock())
        logs.set_state(self.database, turn.id, "answering")
        return replace(turn, state="answering")

    def _write_again(self, turn_id: str | None, reworded: str | None, model: ChatModel) -> tuple[LoggedTurn, Standing]:
        old = self._newest(turn_id)
        if old.state in {"waiting", "answering"} or (reworded is None and old.state != "done"):
            raise Refused("turn-nothing-to-ask-again")
        return self._write(reworded or old.question, old.conversation, model, old)

    def _newest(self, turn_id: str | None) -> LoggedTurn:
        """The turn, if nothing came after it; without an id the newest of the open conversation. Raises Refused."""
        conversation = self.get(turn_id).conversation if turn_id else self.conversations.current()
        newest = logs.newest_turns(self.database, conversation, 1) if conversation else []
        if not newest:
            raise Refused("turn-nothing-to-ask-again")
        if turn_id not in {None, newest[0].id}:
            raise Refused("turn-not-newest")
        return newest[0]

    def _give_way(self, turn: LoggedTurn) -> None:
        """What this turn was asked in the place of gives way, once there is an answer or where there was none."""
        gone = instead.give_way(self.database, turn)
        if gone and instead.is_first(self.database, turn):
            for one in gone:
                instead.rename(
                    self.database, turn.conversation, old=title_of(one.question), new=title_of(turn.question)
                )

    def _again(self, turn_id: str | None) -> LoggedTurn:
        waiting = [] if turn_id else self.waits.all()
        turn = self.get(turn_id) if turn_id else waiting[0] if waiting else unanswered.newest_failed(self.database)
        if turn is None or turn.superseded or turn.state not in {"failed", "cancelled", "waiting"}:
            raise Refused("turn-nothing-to-retry")
        return turn

    def _reopen(self, turn_id: str | None, model: ChatModel) -> tuple[LoggedTurn, Standing]:
        turn, standing = self._again(turn_id), self.standing()
        with self.database.transaction():
            self.conversations.enter(turn.conversation)
            unanswered.leave(self.database, turn.id)
            if standing.paused and not turn.paused:
                logs.pause(self.database, turn.id)
            paused = turn.paused or standing.paused  # asked, or asked again, while the memory was off
            again = replace(turn, waits_since=None, paused=paused)
            return self._join_or_go(again, model, first=turn.state == "waiting"), replace(standing, paused=paused)

    def _claim(self, turn_id: str) -> tuple[LoggedTurn, Standing]:
        turn, standing = self.waits.claim(turn_id), self.standing()
        return turn, replace(standing, paused=turn.paused)
