"""Is a model service away for a while, does it want something changed, or was it this one question?

Pure: the code and the values of an error in, a verdict out. What is away is waited for; what wants a change stops all
questions that wait; everything else concerns the one question alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, Protocol, runtime_checkable

from shared.errors import GieokError

Verdict = Literal["away", "change", "question"]

_SILENT: Final = frozenset({"model-unreachable", "model-timeout", "model-cut", "model-busy"})
_OVERLOADED: Final = frozenset({502, 503, 504, 529})  # a gateway without its service; Anthropic's word for "too many"
_CHANGE: Final = frozenset(
    {
        "model-address-invalid",
        "model-address-insecure",
        "model-key-malformed",
        "model-key-refused",
        "model-not-found",
        "model-quota",
        "model-redirected",
        "model-no-gateway",
    }
)


def verdict(code: str, values: Mapping[str, str | int]) -> Verdict:
    """What to do about the questions that wait."""
    if code in _SILENT or (code == "model-failed" and values.get("status") in _OVERLOADED):
        return "away"
    return "change" if code in _CHANGE else "question"


def asked_wait(values: Mapping[str, str | int]) -> float:
    """Seconds that the service asked to be left alone for; 0 where it said nothing."""
    wait = values.get("wait", 0)
    return float(wait) if isinstance(wait, int) else 0.0


@runtime_checkable
class Probed(Protocol):
    """A model that can be asked whether it is there, without a word of the customer."""

    async def probe(self) -> None:
        """Raises ModelUnavailable where it is away."""
        ...


async def reach(model: object) -> GieokError | None:
    """Why the model can't be reached now; None where it can, or can't be asked without a question."""
    if isinstance(model, Probed):
        try:
            await model.probe()
        except GieokError as error:
            return error if verdict(error.code, error.params) == "away" else None
    return None
