"""What JSON value did the model answer with?

One completion, no tools. The JSON may stand alone, in a fence or among other words; the caller's `validate` decides
whether it is what was asked for. A wrong one is sent back once with the reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from client.errors import ModelUnavailable
from client.models.port import (
    AssistantMessage,
    ChatModel,
    Message,
    ModelRequest,
    SystemPart,
    TextDelta,
    UserMessage,
)

Value = TypeVar("Value")

TRIES = 2  # the question, and once more with the error
OPENINGS = 200  # brackets tried as the beginning of the JSON; more means that the text is no answer
_THOUGHTS = re.compile(r"\A\s*<think>.*?</think>", re.DOTALL)  # drafts of models that think aloud
_FENCE = re.compile(r"```[A-Za-z]*[ \t]*\r?\n(.*?)```", re.DOTALL)


def _not_json(constant: str) -> object:
    raise ValueError(f"{constant} is not JSON")


_DECODER = json.JSONDecoder(parse_constant=_not_json)  # NaN and Infinity are Python's idea


async def ask_json(model: ChatModel, system: str, user: str, validate: Callable[[object], Value]) -> Value:
    """The value that `validate` made of the answer. `validate` raises ValueError, whose text is told to the model.

    Raises ModelUnavailable (`model-malformed` after two wrong answers) and ModelRefused.
    """
    messages: list[Message] = [UserMessage(user)]
    for _ in range(TRIES):
        text = await _complete(model, system, messages)
        try:
            return _read(text, validate)
        except ValueError as error:
            messages += [
                AssistantMessage(text),
                UserMessage(
                    f"Your reply can not be used: {error}. Reply again with the whole JSON document and nothing else."
                ),
            ]
    raise ModelUnavailable("model-malformed")


async def _complete(model: ChatModel, system: str, messages: list[Message]) -> str:
    request = ModelRequest((SystemPart("rules", system),), tuple(messages), ())
    return "".join([event.text async for event in model.stream(request) if isinstance(event, TextDelta)])


def _read(text: str, validate: Callable[[object], Value]) -> Value:
    """The first candidate that `validate` accepts. Raises ValueError with the reason of the likeliest other one."""
    reason: ValueError | None = None
    for candidate in candidates(text):
        try:
            return validate(candidate)
        except ValueError as error:
            reason = reason or error
    raise reason or ValueError("there is no JSON document in it")


def candidates(text: str) -> Iterator[object]:
    """JSON values in a model's text, likeliest first: the whole text, fences, then what stands among words."""
    text = _THOUGHTS.sub("", text)
    for whole in (text, *_FENCE.findall(text)):
        try:
            yield _whole(whole.strip())
        except ValueError:
            continue
    found: list[tuple[int, object]] = []
    end = 0
    for opening in [match.start() for match in re.finditer(r"[{\[]", text)][:OPENINGS]:
        if opening < end:
            continue  # inside one that was read already
        try:
            value, end = _decode(text, opening)
        except ValueError:
            continue
        found.append((end - opening, value))
    yield from (value for _, value in sorted(found, key=lambda item: -item[0]))


def _decode(text: str, start: int) -> tuple[object, int]:
    """The JSON value that begins at `start`, and where it ends. Raises ValueError."""
    try:
        return _DECODER.raw_decode(text, start)
    except RecursionError as error:
        raise ValueError("nested too deep") from error


def _whole(text: str) -> object:
    """The value that is all of the text: `12 facts` is not 12. Raises ValueError."""
    value, end = _decode(text, 0)
    if text[end:].strip():
        raise ValueError("something follows the JSON document")
    return value
