"""Which of a conversation's turns go to the model? The newest that fit; the log keeps them all.

Secrets in them are masked: they stand verbatim in the log alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from client.memory.secrets import mask
from client.models.port import AssistantMessage, Message, UserMessage


@dataclass(frozen=True, slots=True)
class History:
    """Messages for the model, oldest first, and how many older turns were left out."""

    messages: tuple[Message, ...]
    left_out: int


def history(newest_first: Iterable[tuple[str, str]], budget: int, every: Callable[[], int]) -> History:
    """The newest answered turns whose questions and answers fit into `budget` code points.

    No more of them is read than that; `every` counts all, and is asked only where some do not fit.
    """
    kept: list[tuple[str, str]] = []
    for question, answer in newest_first:
        budget -= len(question) + len(answer)
        if budget < 0:
            return History(_messages(kept), every() - len(kept))
        kept.append((question, answer))
    return History(_messages(kept), 0)


def _messages(newest_first: Sequence[tuple[str, str]]) -> tuple[Message, ...]:
    messages: list[Message] = []
    for question, answer in reversed(newest_first):
        messages += [UserMessage(_masked(question)), AssistantMessage(_masked(answer))]
    return tuple(messages)


@lru_cache(maxsize=256)  # a long conversation's earlier turns come along with every turn: 10 ms of looking, each time
def _masked(text: str) -> str:
    return mask(text).text
