"""Is what the server told in the form that was agreed, down to its last value? No server is trusted to keep to it.

Numbers are those that a phone can count, moments are moments of our time, tokens fit into a header, and no text is
longer than any of ours or holds what has no place in one. What a screen would not show of a name is taken out.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from shared.clock import read_stamp
from shared.text import visible

LONGEST: Final = 1000  # characters; the longest text of the agreement is an e-mail address
_LARGEST: Final = 2**53
_YEARS: Final = range(2000, 3000)
_MOMENTS: Final = ("_at", "_until")
_MAY_BE_EMPTY: Final = frozenset({("BackupLine", "expires_at")})  # one that was over before the vault had its key


def text(value: str) -> str:
    """One line of what can be seen. Raises ValueError."""
    if len(value) > LONGEST or any("\ud800" <= char <= "\udfff" for char in value):
        raise ValueError("text")
    return " ".join(visible(value).split())


def number(value: int) -> int:
    """The same. Raises ValueError."""
    if abs(value) > _LARGEST:
        raise ValueError("number")
    return value


def well_formed(told: object) -> bool:
    """Are the moments and tokens of an answer, and of what is in it, such?"""
    if isinstance(told, list):
        return all(well_formed(one) for one in told)
    if not is_dataclass(told):
        return True
    return all(_fits(told, field.name, getattr(told, field.name)) for field in fields(told))


def _fits(told: object, name: str, value: object) -> bool:
    if isinstance(value, str):
        if name.endswith(_MOMENTS):
            return _is_moment(value) or (not value and (type(told).__name__, name) in _MAY_BE_EMPTY)
        return name != "token" or (value.isascii() and value.isprintable() and value != "")
    return well_formed(value)


def _is_moment(value: str) -> bool:
    try:
        moment = read_stamp(value)
    except ValueError:
        return False
    return moment.tzinfo is not None and moment.year in _YEARS
