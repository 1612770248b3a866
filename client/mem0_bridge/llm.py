"""The customer's chosen model as mem0 asks for one: the same destination, nothing else is connected to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence

from client.errors import ModelUnavailable
from client.mem0_bridge.quiet import LLMBase
from client.models.json_reply import candidates
from client.models.port import ChatModel, ModelRequest, SystemPart, TextDelta, UserMessage


class ChosenModel(LLMBase):  # type: ignore[misc]  # mem0 has no types
    """Runs on a thread of mem0's caller, beside the event loop. `memories` = what it said of each."""

    def __init__(self, model: ChatModel | None) -> None:
        super().__init__()
        self._model = model
        self.memories: list[dict[str, object]] = []

    def generate_response(
        self,
        messages: Sequence[Mapping[str, str]],
        tools: object = None,
        tool_choice: str = "auto",
        **options: object,
    ) -> str:
        """The model's whole answer. Raises what the model raises, and ModelUnavailable for what is no JSON document.

        mem0 would take such an answer for "there was nothing to learn", and the conversation would be lost.
        """
        if self._model is None:
            raise ModelUnavailable("mem0-no-model")
        system = "\n\n".join(message["content"] for message in messages if message["role"] == "system")
        said = tuple(UserMessage(message["content"]) for message in messages if message["role"] != "system")
        request = ModelRequest((SystemPart("rules", system),), said, ())
        text = asyncio.run(_whole(self._model, request))
        reply = next((one for one in candidates(text) if isinstance(one, dict) and "memory" in one), None)
        if options.get("response_format") is None:
            return text
        if reply is None or not isinstance(reply["memory"], list):
            raise ModelUnavailable("model-malformed")
        sound = [one for one in reply["memory"] if isinstance(one, dict) and isinstance(one.get("text"), str)]
        self.memories += sound  # mem0 breaks on others
        return json.dumps({"memory": sound}, ensure_ascii=False)


async def _whole(model: ChatModel, request: ModelRequest) -> str:
    return "".join([event.text async for event in model.stream(request) if isinstance(event, TextDelta)])
