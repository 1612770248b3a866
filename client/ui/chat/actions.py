"""What can a reader do at a turn? Each is carried out by whoever shows the chat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from client.kit.guard import Result
from client.memory.logged import Card, LoggedTurn, Source


@dataclass(frozen=True, slots=True)
class Actions:
    """Handed down to the bubbles."""

    open_source: Callable[[Source], Result]
    open_record: Callable[[LoggedTurn], Result]
    copy: Callable[[str], Result]
    retry: Callable[[LoggedTurn], Result]
    retry_builtin: Callable[[LoggedTurn], Result]
    again: Callable[[LoggedTurn], Result]
    edit: Callable[[LoggedTurn], Result]
    confirm: Callable[[LoggedTurn, Card], Result]
    decline: Callable[[LoggedTurn, Card], Result]
    later: Callable[[LoggedTurn, Card], Result]
    undo_block: Callable[[LoggedTurn], Result]
    tell: Callable[[str], None]  # a screen reader
    reword: Callable[[LoggedTurn], Result]
    withdraw: Callable[[LoggedTurn], Result]
