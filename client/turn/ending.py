"""What is kept of a turn when it has ended, whole, cut short or failed: the answer, and how it came about?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from client.errors import GieokError
from client.memory import block as rules
from client.memory.logged import Basis, Card, LoggedTurn, Source, TurnState
from client.models.port import ChatModel
from client.turn import loop
from client.turn.assemble import Standing
from shared.text import count

LOOKED_AT = 4  # sources shown where a service's model cited none


def basis_of(standing: Standing) -> Basis:
    """What the model has at hand before it looks anything up."""
    return Basis(len(rules.lines(standing.block)), count(standing.block), standing.versions)


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
    sources = _sources(progress, model)
    found = tuple(source for source in progress.known.values() if source not in sources)
    ended = replace(
        turn,
        state=state,
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
