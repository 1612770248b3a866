"""What happened to a fact, as a person reads it: a day and a sentence a line."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from client.kit.words import Words
from client.store.facts import Change

_SAID = {
    "added": "history-added",
    "evidence": "history-evidence",
    "replaced": "history-replaced",
    "confirmed": "history-confirmed",
    "declined": "history-declined",
    "promoted": "history-promoted",
    "demoted": "history-demoted",
    "recheck": "history-recheck",
    "imported": "history-imported",
}
_RETRACTED = {"supports": "history-retracted-supports", "conversation": "history-retracted-conversation"}


def line(change: Change, zone: str, words: Words) -> str:
    """One change, at the customer's own time; a kind that this version does not know stays as it is."""
    at = change.at.astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")
    if change.change == "retracted":
        return f"{at}  {words.text(_RETRACTED.get(str(change.detail.get('by')), 'history-retracted'))}"
    if change.change == "evidence" and "removed" in change.detail:
        return f"{at}  {words.text('history-evidence-removed')}"
    said = _SAID.get(change.change)
    return f"{at}  {words.text(said) if said else change.change}"
