"""What does a service's refusal mean for the customer: change something, or try again?

Pure: status and body in, an error out. The body is read to tell the cases apart and never kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from math import ceil

from client.errors import ModelRefused, ModelUnavailable
from client.models.retry import TryAgain
from client.models.wire import parse

# Words of OpenAI, vLLM, llama.cpp, Anthropic, Gemini and Mistral for "this does not fit"
_TOO_LONG = re.compile(
    r"context[ _-]?(length|window|size)|maximum context|too many tokens|(prompt|input) is too long"
    r"|exceed\w* .{0,40}\btokens?\b|\btokens?\b.{0,40}exceed",
    re.IGNORECASE,
)
_NO_MONEY = re.compile(r"insufficient[ _](quota|balance|credits?|funds)|exceeded_current_quota", re.IGNORECASE)

_REDIRECTS = (301, 302, 303, 307, 308)
_MEANINGS = {
    401: "model-key-refused",
    402: "model-quota",
    403: "model-key-refused",
    404: "model-not-found",
    413: "model-context-too-long",
} | dict.fromkeys(_REDIRECTS, "model-redirected")


def failure(status: int, body: bytes, asked: float | None = None) -> ModelRefused | TryAgain:
    """The error for an answer that is not 200; `asked` is its Retry-After in seconds."""
    return _judge(status, _said(body), asked)


def failure_in_stream(error: object) -> ModelRefused | TryAgain:
    """The same for an `error` object inside a stream that began well."""
    code = error.get("code") if isinstance(error, Mapping) else None
    status = code if isinstance(code, int) and 400 <= code <= 599 else 500
    if code == "context_length_exceeded":
        status = 400
    return _judge(status, _words(error), None)


def asked_wait(headers: Mapping[str, str]) -> float | None:
    """Seconds in Retry-After; a date there is read against the answer's own Date. None where there is none to read."""
    value = headers.get("retry-after", "").strip()
    if re.fullmatch(r"\d{1,9}(\.\d{1,9})?", value):
        return float(value)
    try:
        wait = parsedate_to_datetime(value) - parsedate_to_datetime(headers.get("date", ""))
    except (ValueError, TypeError):
        return None
    return max(0.0, wait.total_seconds())


def _judge(status: int, words: str, asked: float | None) -> ModelRefused | TryAgain:
    if status in {403, 429} and _NO_MONEY.search(words):
        return ModelRefused("model-quota")
    wait = {} if asked is None else {"wait": ceil(asked)}  # kept with the question that waits for its end
    if status == 429:
        return TryAgain(ModelUnavailable("model-busy", **wait), asked)
    if status >= 500:
        return TryAgain(ModelUnavailable("model-failed", status=status, **wait), asked)
    if status in {400, 422} and _TOO_LONG.search(words):
        return ModelRefused("model-context-too-long")
    if status in _MEANINGS:
        return ModelRefused(_MEANINGS[status])
    return ModelRefused("model-request-refused", status=status)


def _said(body: bytes) -> str:
    """The service's own words about the error, empty where it sent none."""
    try:
        document = parse(body)
    except ValueError:
        return ""
    if isinstance(document, list) and document:  # one large service wraps its error in a list
        document = document[0]
    return _words(document.get("error", document) if isinstance(document, Mapping) else document)


def _words(error: object) -> str:
    if isinstance(error, Mapping):
        parts = [error.get(key) for key in ("code", "type", "status", "message", "detail")]
        return " ".join(part for part in parts if isinstance(part, str))
    return error if isinstance(error, str) else ""
