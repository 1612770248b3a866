"""What a model is to us: it is given a request and streams text and tool calls.

One protocol for the built-in assistant and for any service, so that the loop cannot tell them apart.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

PartName = Literal["service_context", "rules", "people", "language", "temporary", "paused", "block"]
FinishReason = Literal["stop", "tools", "length", "refusal"]
ModelKind = Literal["builtin", "service"]
JsonSchema = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class SystemPart:
    """One named piece of the system prompt; the order is fixed by `turn/assemble.py`, the block comes last."""

    name: PartName
    text: str


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """A tool as the model sees it; `parameters` is a JSON schema."""

    name: str
    description: str
    parameters: JsonSchema


@dataclass(frozen=True, slots=True)
class ToolCall:
    """The model asks for a tool; `arguments` is the JSON text exactly as the model wrote it (may be malformed)."""

    id: str
    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class UserMessage:
    """What the customer said."""

    text: str


@dataclass(frozen=True, slots=True)
class AssistantMessage:
    """What the model said, with the tools that it asked for in the same message."""

    text: str
    calls: tuple[ToolCall, ...] = ()


@dataclass(frozen=True, slots=True)
class ToolMessage:
    """What a tool returned: one JSON document as text."""

    call_id: str
    name: str
    content: str


Message = UserMessage | AssistantMessage | ToolMessage


@dataclass(frozen=True, slots=True)
class ModelRequest:
    """Everything that a model is given for one step; nothing else reaches it."""

    system: tuple[SystemPart, ...]
    messages: Sequence[Message]
    tools: Sequence[ToolSpec]
    must_call: str | None = None  # the one tool that has to be called in this step (promise guard), if any


@dataclass(frozen=True, slots=True)
class TextDelta:
    """Some more of the answer."""

    text: str


@dataclass(frozen=True, slots=True)
class CallsReady:
    """All tool calls of this step, complete."""

    calls: tuple[ToolCall, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """The step is over, and why."""

    reason: FinishReason


@dataclass(frozen=True, slots=True)
class Repeated:
    """Nothing came of the request, and it is about to be sent once more: whoever keeps a record notes it first."""


ModelEvent = TextDelta | CallsReady | Finished | Repeated


class ChatModel(Protocol):
    """A model. `stream` yields Repeated*, TextDelta*, then CallsReady at most once, then exactly one Finished.

    Raises `client.errors.ModelUnavailable` (worth another try later) or `client.errors.ModelRefused` (it is not).
    """

    @property
    def name(self) -> str:
        """What the screen shows as the answering model."""
        ...

    @property
    def kind(self) -> ModelKind:
        """Built in, or a service somewhere else."""
        ...

    @property
    def destination(self) -> str | None:
        """Host that text is sent to, for the egress record; None where nothing leaves the device."""
        ...

    def stream(self, request: ModelRequest) -> AsyncGenerator[ModelEvent, None]:
        """Run one step."""
        ...


class Embedder(Protocol):
    """Texts to unit vectors for search by meaning."""

    @property
    def name(self) -> str:
        """Which model, as stored beside the vectors."""
        ...

    @property
    def dimensions(self) -> int:
        """Length of a vector."""
        ...

    def passages(self, texts: Sequence[str]) -> list[list[float]]:
        """Vectors of stored texts, one each, L2-normalised."""
        ...

    def query(self, text: str) -> list[float]:
        """Vector of a question, L2-normalised."""
        ...
