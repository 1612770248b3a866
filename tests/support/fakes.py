"""Stand-ins for what is random, slow or far: a clock moved by hand, counted ids, a model that follows a script."""

from collections.abc import AsyncGenerator
from datetime import UTC, datetime, timedelta

from client.errors import ModelUnavailable
from client.models.port import CallsReady, Finished, ModelRequest, TextDelta, ToolCall


class Clock:
    """Shows what it was told."""

    def __init__(self, start="2026-09-28T03:00:00+00:00"):
        self.now = datetime.fromisoformat(start).astimezone(UTC)

    def __call__(self):
        return self.now

    def move(self, **kinds):
        self.now += timedelta(**kinds)


class Ids:
    """a0000000001, a0000000002 …"""

    def __init__(self):
        self.last = 0

    def __call__(self):
        self.last += 1
        return f"a{self.last:011d}"


def some_bytes(count):
    """The same bytes every time."""
    return bytes(range(1, count + 1))


class ScriptedModel:
    """Plays a list of steps: a text, a list of (tool, arguments), or an exception. Remembers its requests."""

    def __init__(self, *steps, kind="service", destination="model.test"):
        self.steps = list(steps)
        self.requests: list[ModelRequest] = []
        self._kind = kind
        self._destination = destination if kind == "service" else None

    name = "scripted"

    @property
    def kind(self):
        return self._kind

    @property
    def destination(self):
        return self._destination

    async def stream(self, request) -> AsyncGenerator:
        self.requests.append(request)
        if not self.steps:
            raise ModelUnavailable("model-no-answer")
        step = self.steps.pop(0)
        if isinstance(step, Exception):
            raise step
        if isinstance(step, str):
            for start in range(0, len(step), 7):
                yield TextDelta(step[start : start + 7])
            yield Finished("stop")
            return
        text, calls = step if isinstance(step, tuple) else ("", step)
        if text:
            yield TextDelta(text)
        yield CallsReady(tuple(ToolCall(f"c{n}", name, arguments) for n, (name, arguments) in enumerate(calls)))
        yield Finished("tools")
