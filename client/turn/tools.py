"""The tools that a model may call, and what each returns: one JSON document, never an exception.

They run on the device. Policy and know-how come back marked as reference material.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from client.errors import GieokError
from client.kit.reference import document
from client.memory.logged import Card, Source
from client.memory.secrets import mask
from client.models.port import ToolCall, ToolSpec
from client.turn.tool_specs import SPECS, WRITE_TOOL

__all__ = ["WRITE_TOOL", "Outcome", "Tool", "Toolbox", "document"]

QUERY_LIMIT = 500  # code points of a query; the rest can't matter


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a tool did: the document for the model, what may be cited, what the customer is shown."""

    content: str
    sources: tuple[Source, ...] = ()
    cards: tuple[Card, ...] = ()
    stored: bool = False
    refusal: str | None = None  # why a rewrite of the block was not stored, as the customer reads it
    found: int | None = None  # how many things a search found


Tool = Callable[[Mapping[str, str]], Outcome]


@dataclass(frozen=True, slots=True)
class Toolbox:
    """The tools of one turn, by name; each takes its parsed arguments (strings only)."""

    tools: Mapping[str, Tool]

    def specs(self, *, writing: bool) -> tuple[ToolSpec, ...]:
        """What the model is told about; without the block tool once it failed too often."""
        return tuple(spec for spec in SPECS if spec.name in self.tools and (writing or spec.name != WRITE_TOOL))

    async def use(self, calls: Sequence[ToolCall]) -> list[Outcome]:
        """Run these calls one after the other, in one thread: to change threads costs more than a search."""
        return await asyncio.to_thread(lambda: [self._use(call) for call in calls])

    def _use(self, call: ToolCall) -> Outcome:
        """One call. Bad arguments, an unknown tool and a failure are results that the model reads."""
        tool = self.tools.get(call.name)
        if tool is None:
            return failure(f"there is no tool named {call.name[:40]!r}")
        try:
            arguments = _parse(call)
        except ValueError as error:
            return failure(str(error))
        try:
            return tool(arguments)
        except GieokError as error:
            return failure(str(error))
        except Exception as error:  # noqa: BLE001  a tool that breaks must not take the answer with it
            return failure(f"the tool failed ({type(error).__name__})")


def failure(sentence: str) -> Outcome:
    """A result that says what was wrong."""
    return Outcome(document({"error": sentence}))


def masked(call: ToolCall) -> ToolCall:
    """The call as it may be kept and sent along: a secret in its arguments is hidden."""
    try:
        given = json.loads(call.arguments or "{}")
    except (ValueError, RecursionError):
        return replace(call, arguments=mask(call.arguments).text)
    if not isinstance(given, dict):
        return replace(call, arguments=mask(call.arguments).text)
    hidden = {name: mask(value).text if isinstance(value, str) else value for name, value in given.items()}
    return call if hidden == given else replace(call, arguments=json.dumps(hidden, ensure_ascii=False))


def _parse(call: ToolCall) -> dict[str, str]:
    spec = next(spec for spec in SPECS if spec.name == call.name)
    try:
        given = json.loads(call.arguments or "{}")
    except (ValueError, RecursionError) as error:
        raise ValueError("the arguments are not valid JSON") from error
    if not isinstance(given, dict):
        raise ValueError("the arguments must be one JSON object")
    properties = spec.parameters["properties"]
    required = spec.parameters["required"]
    assert isinstance(properties, Mapping)  # noqa: S101  our own constant
    assert isinstance(required, list)  # noqa: S101  our own constant
    arguments = {name: value for name, value in given.items() if name in properties}
    for name in required:
        if not isinstance(arguments.get(name), str):
            raise ValueError(f"the argument {name!r} is missing or no text")
    return {name: str(value) for name, value in arguments.items()}
