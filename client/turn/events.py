"""What a screen hears while a question is answered."""

from __future__ import annotations

from dataclasses import dataclass

from client.memory.logged import LoggedTurn


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """The question is in the log."""

    turn: LoggedTurn
    left_out: int = 0  # older turns that the model does not get


@dataclass(frozen=True, slots=True)
class ToolStarted:
    """A tool runs."""

    name: str


@dataclass(frozen=True, slots=True)
class AnswerDelta:
    """Some more of the answer."""

    text: str


@dataclass(frozen=True, slots=True)
class AnswerReplaced:
    """The answer so far was wrong to show; this stands instead."""

    text: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The turn as it is kept: done, cancelled or failed."""

    turn: LoggedTurn


TurnEvent = TurnStarted | ToolStarted | AnswerDelta | AnswerReplaced | TurnEnded
