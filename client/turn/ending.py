"""How does a turn end? With its answer, with the part that came, with a reason, or with a place in line.

A service that is away before a word of its answer came is waited for: the question stands in line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from client.errors import GieokError
from client.memory import block as rules
from client.memory.logged import Basis, Card, LoggedTurn, Source, TurnState
from client.models.away import verdict
from client.models.port import ChatModel
from client.turn import loop
from client.turn.assemble import Standing
from shared.text import count

LOOKED_AT = 4  # sources shown where a service's model cited none


@dataclass(frozen=True, slots=True)
class Unsaved:
    """A turn that has ended and that the store would not take; `why` is the id of its sentence.

    `late`: it stood in line, and its conversation may have ended meanwhile.
    """

    turn: LoggedTurn
    why: str
    late: bool = False

    def shown(self) -> LoggedTurn:
        """How it looks until it is saved: all that came, and the reason."""
        return replace(self.turn, state="failed", waits_since=None, error=f"turn-unsaved-{self.why}", error_values={})


def basis_of(standing: Standing) -> Basis:
    """What the model has at hand before it looks anything up."""
    return Basis(len(rules.lines(standing.block)), count(standing.block), standing.versions)


def failed_state(turn: LoggedTurn, model: ChatModel, progress: loop.Progress, error: GieokError) -> TurnState:
    """Does it wait for the service, or has it failed?"""
    if model.kind != "service" or progress.shown.strip() or turn.answer is not None:
        return "failed"
    found = verdict(error.code, error.params)
    return "waiting" if found == "away" or (found == "change" and turn.waits_since is not None) else "failed"


def ended_turn(
    turn: LoggedTurn,
    model: ChatModel,
    progress: loop.Progress,
    *,
    state: TurnState,
    error: GieokError | None,
    now: datetime,
) -> LoggedTurn:
    """The turn with what came of it."""
    if state == "waiting":  # nothing came of it but what it changed in the block
        reason = (turn.error, turn.error_values) if error is None else (error.code, error.params)
        told_so_far = told(progress.cards) or told(turn.cards)
        since = turn.waits_since or now
        return replace(turn, state=state, waits_since=since, cards=told_so_far, error=reason[0], error_values=reason[1])
    sources = _sources(progress, model)
    found = tuple(source for source in progress.known.values() if source not in sources)
    ended = replace(
        turn,
        state=state,
        waits_since=None,
        answer=progress.shown.strip() or None,
        completed_at=now,
        model=model.name,
        model_kind=model.kind,
        tools=tuple(progress.tools),
        sources=sources,
        cards=(*(() if told(progress.cards) else told(turn.cards)), *progress.cards),  # one for the whole turn
        error=error.code if error else None,
        error_values=error.params if error else {},
        basis=replace(turn.basis, found=found) if turn.basis else None,
    )
    if state != "done" and ended.answer is None and turn.answer is not None:  # a retry that brought nothing
        ended = replace(ended, answer=turn.answer, tools=turn.tools, sources=turn.sources)
    return ended


def told(cards: Sequence[Card]) -> tuple[Card, ...]:
    """What was changed in the block, in this try or an earlier one: it stands, whatever became of the answer."""
    return tuple(card for card in cards if card.added or card.dropped)


def _sources(progress: loop.Progress, model: ChatModel) -> tuple[Source, ...]:
    if progress.cited or model.kind == "builtin":
        return progress.cited
    return tuple(progress.known.values())[:LOOKED_AT]
