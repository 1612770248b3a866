"""How does the built-in assistant answer one request? It asks for tools, then answers, and keeps nothing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Iterator

from client.models.builtin.compose import answer
from client.models.builtin.intent import read as understand
from client.models.builtin.plan import next_calls
from client.models.builtin.situation import read
from client.models.port import CallsReady, Finished, ModelEvent, ModelKind, ModelRequest, TextDelta

NAME = "Gieok 내장 도우미"
_PIECE = re.compile(r".{1,24}(?:\s+|$)|\S{1,24}|\s+", re.DOTALL)


class BuiltinModel:
    """Deterministic: the same request gives the same events. Nothing leaves the device."""

    @property
    def name(self) -> str:
        """What the screen shows as the answering model."""
        return NAME

    @property
    def kind(self) -> ModelKind:
        """Built in."""
        return "builtin"

    @property
    def destination(self) -> str | None:
        """None: nothing is sent anywhere."""
        return None

    async def stream(self, request: ModelRequest) -> AsyncGenerator[ModelEvent, None]:
        """One step: either tool calls, or the answer in small pieces. Raises nothing of its own."""
        situation = read(request)
        reading = understand(situation)
        calls = next_calls(situation, reading)
        if calls:
            yield CallsReady(calls)
            yield Finished("tools")
            return
        for piece in _pieces("\n\n".join(answer(situation, reading))):
            yield TextDelta(piece)
            await asyncio.sleep(0)  # a stop between two pieces must get through
        yield Finished("stop")


def _pieces(text: str) -> Iterator[str]:
    """A few words at a time; together they are the text."""
    return (match.group() for match in _PIECE.finditer(text))
