"""What happened to a fact, as a person reads it: a day and a sentence a line."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from client.kit.words import Words
from client.notebook.told_changes import Statement, said_change
from client.store.facts import Change


def line(change: Change, zone: str, words: Words, statement: Statement) -> str:
    """One change, at the customer's own time."""
    at = change.at.astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")
    return f"{at}  {said_change(change, words, statement)}"
