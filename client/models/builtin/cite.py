"""How does an answer name what it rests on?

An answer carries markers in square brackets, each right after the words that rest on it:

    [policy:refund@4]  [knowhow:partial-refund@2]  [fact:ID]  [conversation:TURN]

The turn loop turns each marker into a numbered citation. Only ids that a tool returned in the same turn count; any
other marker is struck out (client/turn/cite.py). Service models are told the same (client/turn/rules.txt).
"""

from __future__ import annotations

from typing import Literal


def page_marker(kind: Literal["policy", "knowhow"], page: str, version: int) -> str:
    """The marker of a wiki page in one version."""
    return f"[{kind}:{page}@{version}]"


def fact_marker(fact: str) -> str:
    """The marker of a customer fact."""
    return f"[fact:{fact}]"


def conversation_marker(turn: str) -> str:
    """The marker of an earlier turn."""
    return f"[conversation:{turn}]"
