"""What has a streamed answer said so far, and how did it end?

Pure: takes the data of one event after another (or of one whole answer), returns the new text at once and the rest in
`close`. Usage figures and everything else that a service adds are passed over.
"""

from __future__ import annotations

from collections.abc import Mapping

from client.errors import ModelUnavailable
from client.models.calls import CallDeltas
from client.models.failures import failure_in_stream
from client.models.port import CallsReady, Finished, ModelEvent
from client.models.retry import TryAgain
from client.models.wire import parse

DONE = "[DONE]"
_BROKEN_OFF = frozenset({"error", "abort", "insufficient_system_resource"})  # OpenRouter, vLLM and SGLang, DeepSeek


class Answer:
    """One answer in the making. `made_id` begins the ids of tool calls that come without one."""

    def __init__(self, made_id: str) -> None:
        self._made_id = made_id
        self._calls = CallDeltas()
        self._reason: str | None = None
        self._done = False
        self._refused = False
        self._spoke = False
        self._half = ""  # the first half of a character whose second half comes in the next delta

    @property
    def ended(self) -> bool:
        """The service said that this is all; what breaks afterwards takes nothing away."""
        return self._done or self._reason is not None

    def take(self, data: str) -> str:
        """The new text in one event. Raises ModelUnavailable (`model-malformed`), or what an error inside it means."""
        if data.strip() == DONE:
            self._done = True
            return ""
        if not data.strip():
            return ""
        try:
            chunk = _mapping(parse(data))
        except ValueError as error:
            raise ModelUnavailable("model-malformed") from error
        if chunk.get("error"):
            raise failure_in_stream(chunk["error"])
        return self._paired("".join(self._choice(choice) for choice in _list(chunk.get("choices"))))

    def close(self) -> tuple[ModelEvent, ...]:
        """CallsReady, where there are calls, and Finished.

        Raises TryAgain (`model-cut`) where the service never said that this is all, and ModelUnavailable
        (`model-empty`, `model-malformed`).
        """
        if not self.ended or self._reason in _BROKEN_OFF:
            raise TryAgain(ModelUnavailable("model-cut"))
        if self._refused or self._reason == "content_filter":
            return (Finished("refusal"),)
        calls = () if self._reason == "length" else self._calls.finish(self._made_id)  # a cut call is not complete
        if calls:
            return CallsReady(calls), Finished("tools")
        if not self._spoke:
            raise ModelUnavailable("model-empty")
        return (Finished("length" if self._reason == "length" else "stop"),)

    def _choice(self, value: object) -> str:
        choice = _mapping(value)
        if choice.get("index", 0) != 0:
            return ""
        said = choice.get("delta") or choice.get("message")  # `message` where the service does not stream
        text = self._delta(_mapping(said)) if said else ""
        reason = choice.get("finish_reason")
        if isinstance(reason, str) and reason not in {"", "null"}:
            self._reason = reason
        return text

    def _delta(self, delta: Mapping[str, object]) -> str:
        self._calls.take(delta.get("tool_calls"))
        refusal = _text(delta.get("refusal"))
        self._refused = self._refused or bool(refusal)
        return _text(delta.get("content")) + refusal

    def _paired(self, text: str) -> str:
        """Only whole characters are passed on; half of one without its other half becomes a replacement mark."""
        text = self._half + text
        self._half = text[-1:] if "\ud800" <= text[-1:] <= "\udbff" else ""
        text = text[: len(text) - len(self._half)]
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
        self._spoke = self._spoke or bool(text.strip())
        return text


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise ModelUnavailable("model-malformed")
    return value


def _list(value: object) -> list[object]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise ModelUnavailable("model-malformed")
    return value


def _text(content: object) -> str:
    """Content is a string, nothing, or a list of parts of which only the text is meant to be read."""
    if content is None or isinstance(content, str):
        return content or ""
    parts = [_mapping(part) for part in _list(content)]
    texts = [part.get("text") for part in parts if part.get("type") == "text"]
    return "".join(text for text in texts if isinstance(text, str))
