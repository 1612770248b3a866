"""A conversation that leaves nothing behind: answered like any other, kept only as long as it is open.

It reads what every conversation reads: the block, the facts, the pages, earlier conversations where these may be
searched. Nothing of it is written: no log, no index, no facts, no block. The record of what left the device gets the
time, the place and the size of each request, and no text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from client.errors import GieokError, Refused
from client.memory.instead import in_whose_place, superseded
from client.memory.logged import Card, LoggedTurn, TurnState
from client.models.port import ChatModel, ModelRequest
from client.models.wire import body
from client.store import egress
from client.turn import loop
from client.turn.assemble import Standing
from client.turn.ending import ended_turn
from client.turn.messages import History, history
from client.turn.tools import Toolbox
from client.turn.turns import Turns
from client.turn.waiting import Waiting, WaitingHere

READING = frozenset({"search_facts", "search_policy", "read_policy", "search_knowhow", "search_conversations"})


@dataclass(frozen=True, slots=True)
class Temporary(Turns):
    """Asks, retries and reads the turns of one such conversation. A second one knows nothing of the first."""

    turns: list[LoggedTurn] = field(default_factory=list)  # oldest first
    sent: list[egress.Sent] = field(default_factory=list)  # without texts; `turn` names what they were for

    def get(self, turn: str) -> LoggedTurn:
        """One turn. Raises Refused (turn-unknown)."""
        found = next((known for known in self.turns if known.id == turn), None)
        if found is None:
            raise Refused("turn-unknown")
        return found

    def earlier(self, turn: LoggedTurn) -> list[LoggedTurn]:
        """The turns in whose place this one was asked, the first question first."""
        before = in_whose_place(self.turns, turn)
        return [known for known in self.turns if known.id in before]

    def _write(
        self, question: str, conversation: str | None, model: ChatModel, old: LoggedTurn | None = None
    ) -> tuple[LoggedTurn, Standing]:
        standing = self.standing()
        place = self.turns[0].conversation if self.turns else conversation or self.ids()
        turn = LoggedTurn(
            id=self.ids(),
            conversation=place,
            question=question,
            asked_at=self.clock(),
            zone=standing.zone,
            state="answering",
            place=max((known.place for known in self.turns), default=0) + 1,
            instead_of=old.id if old else None,
        )
        if self._others_wait(model):
            turn = replace(turn, state="waiting", waits_since=self.clock())
        self.turns.append(turn)
        self._give_way(turn)
        return turn, standing

    def _newest(self, turn_id: str | None) -> LoggedTurn:
        if not self.turns:
            raise Refused("turn-nothing-to-ask-again")
        if turn_id not in {None, self.turns[-1].id}:
            raise Refused("turn-not-newest")
        return self.turns[-1]

    def _give_way(self, _: LoggedTurn) -> None:
        gone = superseded(self.turns)
        self.turns[:] = [replace(known, superseded=known.id in gone) for known in self.turns]

    def _others_wait(self, model: ChatModel) -> bool:
        return model.kind == "service" and any(known.waits_since is not None for known in self.turns)

    @property
    def waits(self) -> Waiting:
        """What stands in line; gone with the conversation."""
        return WaitingHere(self.database, self.turns)

    def _again(self, turn_id: str | None) -> LoggedTurn:
        open_ones = {"failed", "cancelled", "waiting"}
        tried = [turn for turn in self.turns if turn.state in open_ones and not turn.superseded]
        found = next((turn for turn in reversed(tried) if turn_id in {None, turn.id}), None)
        if found is None:
            raise Refused("turn-nothing-to-retry")
        return found

    def _reopen(self, turn_id: str | None, model: ChatModel) -> tuple[LoggedTurn, Standing]:
        before = self._again(turn_id)
        turn = replace(before, state="answering", waits_since=None)
        if before.state != "waiting" and self._others_wait(model):
            turn = replace(turn, state="waiting", waits_since=self.clock())
        self._put(turn)
        return turn, self.standing()

    def _earlier(self, turn: LoggedTurn) -> History:
        without = in_whose_place(self.turns, turn) | superseded(self.turns)
        before = [
            (known.question, known.answer)
            for known in self.turns
            if known.place < turn.place and known.answer and known.id not in without
        ]
        return history(reversed(before), self.budget, lambda: len(before))

    def _sending(self, turn: LoggedTurn, model: ChatModel) -> Callable[[ModelRequest], None]:
        def record(request: ModelRequest) -> None:
            if model.destination is not None:
                size = len(body(request, model.name))
                sent = egress.Sent(self.clock(), turn.id, "temporary", model.destination, None, size)
                self.sent.append(sent)
                egress.record(self.database, replace(sent, turn=None))

        return record

    def _keep(
        self, turn: LoggedTurn, model: ChatModel, progress: loop.Progress, state: TurnState, error: GieokError | None
    ) -> LoggedTurn:
        ended = ended_turn(turn, model, progress, state=state, error=error, now=self.clock())
        self._put(ended)
        self._give_way(ended)
        return ended

    def _put(self, turn: LoggedTurn) -> None:
        self.turns[:] = [turn if known.id == turn.id else known for known in self.turns]


def temporary(turns: Turns, not_kept: Callable[[], str]) -> Temporary:
    """A new one, answered as `turns` would. `not_kept` is what the customer reads in place of a promise."""
    return Temporary(
        database=turns.database,
        clock=turns.clock,
        ids=turns.ids,
        conversations=turns.conversations,
        standing=lambda: replace(turns.standing(), temporary=True),
        toolbox=lambda turn: _reading(turns.toolbox(turn)),
        model=turns.model,
        builtin=turns.builtin,
        phrases=lambda: replace(turns.phrases(), not_stored=not_kept()),
        questions=_none,
        budget=turns.budget,
        ended=lambda: None,
    )


def _none(_: LoggedTurn) -> tuple[Card, ...]:
    """An answered question would be written down."""
    return ()


def _reading(toolbox: Toolbox) -> Toolbox:
    """The tools that only look: one that is added later writes until it is named here."""
    return Toolbox({name: tool for name, tool in toolbox.tools.items() if name in READING})
