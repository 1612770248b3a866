"""Which of a conversation's turns go to the model? The newest that fit; the log keeps them all.

Secrets in them are masked: they stand verbatim in the log alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from client.memory.logged import LoggedTurn
from client.memory.secrets import mask
from client.models.port import AssistantMessage, Message, UserMessage

HISTORY_TURNS = 200  # more than any window holds


@dataclass(frozen=True, slots=True)
class History:
    """Messages for the model, oldest first, and how many older turns were left out."""

    messages: tuple[Message, ...]
    left_out: int


def history(turns: Sequence[LoggedTurn], budget: int) -> History:
    """The newest answered turns whose questions and answers fit into `budget` code points."""
    answered = [turn for turn in turns if turn.answer and turn.state in {"done", "cancelled"}]
    kept: list[LoggedTurn] = []
    for turn in reversed(answered):
        budget -= len(turn.question) + len(turn.answer or "")
        if budget < 0:
            break
        kept.append(turn)
    messages: list[Message] = []
    for turn in reversed(kept):
        messages += [UserMessage(mask(turn.question).text), AssistantMessage(mask(turn.answer or "").text)]
    return History(tuple(messages), len(answered) - len(kept))
