"""Can this value stand in that column? Asked of a file before the store, or a later reader, meets what it says."""

from __future__ import annotations

import json
from datetime import date
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from client.errors import Refused
from client.memory.title import own_title
from client.store.portable_tables import Cell
from shared.clock import read_stamp

_MOMENTS = frozenset(
    {
        "started_at", "last_at", "ended_at", "asked_at", "completed_at", "learned_at", "first_seen", "last_seen", "at",
        "waits_since", "due_at", "updated_at", "failed_at", "received_at", "keep_until",
    }
)  # fmt: skip
_LISTS = frozenset({"tools", "sources", "cards", "lines", "conditions"})
_OBJECTS = frozenset({"detail", "error_values", "payload", "basis"})
_NUMBERS = frozenset(
    {
        "stated", "sensitive", "taken_out", "paused", "policy_version", "knowhow_version", "version", "recheck_linked",
        "recheck_current", "place", "attempts", "tries", "times", "is_deleted", "first", "stop", "bytes",
    }
)  # fmt: skip
_LARGEST = 2**63


def fits(table: str, column: str, cell: Cell) -> bool:
    """Whether a reader of this column can live with it. Whether it may be empty, and its set of words, SQL checks."""
    if cell is None:
        return True
    if column == "own_title":
        return isinstance(cell, str) and _whole(cell) and _title(cell)
    if column == "vector":
        return isinstance(cell, bytes)
    if column in _NUMBERS:
        return isinstance(cell, int) and -_LARGEST <= cell < _LARGEST
    return isinstance(cell, str) and _whole(cell) and _reads(table, column, cell)


def _whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _reads(table: str, column: str, text: str) -> bool:
    try:
        if column in _LISTS:
            return isinstance(json.loads(text), list)
        if column in _OBJECTS:
            return isinstance(json.loads(text), dict)
        if table.startswith("mem0_"):
            return True  # its own moments are free text
        if column in _MOMENTS:
            return read_stamp(text).tzinfo is not None
        if column == "day":
            date.fromisoformat(text)
        if column == "zone":
            _zone(text)
    except (ValueError, RecursionError, ZoneInfoNotFoundError, OSError):
        return False
    return True


def _title(text: str) -> bool:
    try:
        return own_title(text) == text
    except Refused:
        return False


@lru_cache(maxsize=64)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
