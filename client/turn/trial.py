"""Does a model service answer, and does it understand tools? One tiny fixed request, shaped as a real turn's are.

No word of the customer is in it. It is on the egress record before it leaves, like everything else.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass
from typing import Final, Literal

from client.errors import GieokError, ModelRefused, ModelUnavailable
from client.models.port import (
    CallsReady,
    ChatModel,
    ModelRequest,
    SystemPart,
    ToolSpec,
    UserMessage,
)

PATIENCE: Final = 30.0  # seconds for all of it; a customer looks at the screen meanwhile
TOOL: Final = "say_ready"
_SYSTEM: Final = (
    SystemPart("rules", "This is a connection check. Call the tool say_ready once, with the word ready."),
)
_ASKED: Final = (UserMessage("Call the tool say_ready with the word ready."),)
_SPEC: Final = ToolSpec(
    TOOL,
    "Says that you are ready.",
    {"type": "object", "properties": {"word": {"type": "string"}}, "required": ["word"]},
)
REQUEST: Final = ModelRequest(_SYSTEM, _ASKED, (_SPEC,))
WITHOUT_TOOLS: Final = ModelRequest(
    (SystemPart("rules", "This is a connection check."),), (UserMessage("Say: ready"),), ()
)

Tools = Literal["used", "unused", "refused"]


@dataclass(frozen=True, slots=True)
class Worked:
    """The model answered; what it did with the tool, and after how many seconds the answer was whole."""

    tools: Tools
    seconds: float


@dataclass(frozen=True, slots=True)
class Failed:
    """It did not, and why: an error of `client/models`."""

    error: GieokError


async def try_out(
    model: ChatModel, sending: Callable[[ModelRequest], None], *, timer: Callable[[], float] = time.monotonic
) -> Worked | Failed:
    """Ask once; a service that refuses the request is asked once more without the tool. Cancelling closes the line.

    `sending` hears of each request before it leaves; `timer` counts seconds.
    """
    begun = timer()
    try:
        async with asyncio.timeout(PATIENCE):
            tools = await _tools(model, sending)
    except TimeoutError:
        return Failed(ModelUnavailable("model-timeout", host=model.destination or ""))
    except (ModelRefused, ModelUnavailable) as error:
        return Failed(error)
    return Worked(tools, timer() - begun)


async def _tools(model: ChatModel, sending: Callable[[ModelRequest], None]) -> Tools:
    try:
        return "used" if await _ask(model, REQUEST, sending) else "unused"
    except ModelRefused as refused:
        if refused.code != "model-request-refused":
            raise
        try:
            await _ask(model, WITHOUT_TOOLS, sending)
        except (ModelRefused, ModelUnavailable):
            raise refused from None  # the tool was not the reason
        return "refused"


async def _ask(model: ChatModel, request: ModelRequest, sending: Callable[[ModelRequest], None]) -> bool:
    """Whether the tool was asked for by its name."""
    await asyncio.to_thread(sending, request)
    called = False
    async with aclosing(model.stream(request)) as events:
        async for event in events:
            if isinstance(event, CallsReady):
                called = any(call.name == TOOL for call in event.calls)
    return called
