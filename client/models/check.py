"""Does this model answer at all? Asked by the settings, with no word of the customer's in it."""

from __future__ import annotations

from client.models.port import ChatModel, ModelRequest, ToolSpec, UserMessage

_QUESTION = UserMessage("Reply with: ok")
_TOOL = ToolSpec("noop", "Does nothing. Do not call it.", {"type": "object", "properties": {}})


async def check(model: ChatModel) -> None:
    """Returns when the model has answered. A tool is offered, because a service that refuses tools is of no use.

    Raises ModelUnavailable and ModelRefused as `model.stream` does.
    """
    async for _ in model.stream(ModelRequest((), (_QUESTION,), (_TOOL,))):
        pass
