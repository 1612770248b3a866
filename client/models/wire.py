"""How is a request written in the chat-completions format?

Pure: a ModelRequest in, the bytes of a JSON body out. The system parts become one message in their given order, so that
the stable prefix stays first and the block last. Nothing but the request is in the body.
"""

from __future__ import annotations

import json

from client.models.port import AssistantMessage, Message, ModelRequest, ToolCall, ToolMessage, ToolSpec, UserMessage

Json = dict[str, object]


def body(request: ModelRequest, model: str) -> bytes:
    """UTF-8 JSON that asks `model` for a streamed answer."""
    asked: Json = {"model": model, "messages": _messages(request), "stream": True}
    if request.tools:  # services refuse an empty list
        asked["tools"] = [_tool(spec) for spec in request.tools]
    if request.must_call is not None:
        asked["tool_choice"] = {"type": "function", "function": {"name": request.must_call}}
    return json.dumps(asked, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def parse(text: str | bytes) -> object:
    """The value of one JSON document. Raises ValueError, also for what is nested too deep to read."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error


def _messages(request: ModelRequest) -> list[Json]:
    system = "\n\n".join(part.text for part in request.system if part.text)
    first: list[Json] = [{"role": "system", "content": system}] if system else []
    return first + [_message(message) for message in request.messages]


def _message(message: Message) -> Json:
    match message:
        case UserMessage(text=text):
            return {"role": "user", "content": text}
        case AssistantMessage(text=text, calls=()):
            return {"role": "assistant", "content": text}
        case AssistantMessage(text=text, calls=calls):
            return {"role": "assistant", "content": text or None, "tool_calls": [_call(call) for call in calls]}
        case ToolMessage(call_id=call_id, content=content):
            return {"role": "tool", "tool_call_id": call_id, "content": content}


def _call(call: ToolCall) -> Json:
    return {
        "id": call.id,
        "type": "function",
        "function": {"name": call.name, "arguments": _safe_arguments(call.arguments)},
    }


def _safe_arguments(arguments: str) -> str:
    """Some services parse the history and fail on arguments that their own model wrote wrongly: those go as `{}`."""
    try:
        return arguments if isinstance(parse(arguments), dict) else "{}"
    except ValueError:
        return "{}"


def _tool(spec: ToolSpec) -> Json:
    return {
        "type": "function",
        "function": {"name": spec.name, "description": spec.description, "parameters": dict(spec.parameters)},
    }
