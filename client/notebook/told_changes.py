"""How is one line of a fact's history said? For the screens and the command line alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from client.kit.words import Words
from client.store.facts import Change

_SAID: Final = {
    "added": "history-added",
    "evidence": "history-evidence",
    "replaced": "history-replaced",
    "confirmed": "history-confirmed",
    "declined": "history-declined",
    "promoted": "history-promoted",
    "demoted": "history-demoted",
    "recheck": "history-recheck",
    "imported": "history-imported",
    "corrected": "history-corrected",
    "restored": "history-restored",
}
_RETRACTED: Final = {"supports": "history-retracted-supports", "conversation": "history-retracted-conversation"}
Statement = Callable[[str], str | None]  # of a fact by its id; None where it is gone


def others(change: Change) -> list[str]:
    """The ids of the facts that this line names."""
    return [
        str(change.detail[name])
        for name in ("by", "from")
        if change.change in {"replaced", "corrected"} and name in change.detail
    ]


def said_change(change: Change, words: Words, statement: Statement) -> str:
    """The sentence; a kind of change that this version does not know stays as it is."""
    detail = change.detail
    named = next((text for other in others(change) if (text := statement(other))), None)
    match change.change:
        case "retracted":
            said = words.text(_RETRACTED.get(str(detail.get("by")), "history-retracted"))
        case "evidence" if "removed" in detail:
            said = words.text("history-evidence-removed")
        case "supports":
            said = words.text("history-supports", count=str(detail.get("facts", "")))
        case "confirmed" if detail.get("to") is not None:
            said = words.text("history-confirmed-policy", version=str(detail["to"]))
        case "recheck" if detail.get("current") is not None:
            said = words.text("history-recheck-policy", version=str(detail["current"]))
        case "replaced" if named is not None:
            said = words.text("history-replaced-by", statement=named)
        case "corrected" if named is not None:
            said = words.text("history-corrected-from", statement=named)
        case known if known in _SAID:
            said = words.text(_SAID[known])
        case unknown:
            said = unknown
    return said
