"""Which six digits may open a backup? Digits of any script are read; chosen ones that many people choose are refused.

The rules refuse 94,944 of the million (9.5 %): what a stranger tries first, and few enough that the rest stays wide.
The digits are in no error; they never leave the customer's device.
"""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from typing import Final

from shared.errors import Refused
from shared.randomness import Randomness

DIGITS: Final = 6
_SPACE: Final = 10**DIGITS
_RANDOM_BYTES: Final = 16  # far more than the million needs, so that none is likelier
_DASHES: Final = "\u2212\u30fc"  # minus, and the long-vowel mark that Japanese keyboards give; other dashes by category
_CONSTANT_STEP: Final = frozenset(
    "".join(str((start + step * place) % 10) for place in range(DIGITS)) for start in range(10) for step in range(10)
)
_KEYS: Final = {
    key: (row, place) for row, keys in enumerate(("123", "456", "789", " 0 ")) for place, key in enumerate(keys)
}
_ROWS: Final = ("123", "456", "789", "147", "258", "369", "159", "357", "580")  # straight lines of three keys
_LINES: Final = frozenset({*_ROWS, *(row[::-1] for row in _ROWS)})
_MONTHS: Final = {f"{month:02}": days for month, days in enumerate((31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31), 1)}
_DAYS: Final = frozenset(f"{month}{day:02}" for month, days in _MONTHS.items() for day in range(1, days + 1))  # MMDD


def read_pin(text: str) -> str:
    """Six digits as ASCII; spaces, dashes and invisible marks between them are dropped.

    Raises Refused("pin-not-six-digits").
    """
    digits = "".join(str(unicodedata.decimal(char, char)) for char in text if not _between(char))
    if len(digits) != DIGITS or not (digits.isascii() and digits.isdecimal()):
        raise Refused("pin-not-six-digits")
    return digits


def check_chosen(pin: str) -> None:
    """Raises Refused("pin-too-easy") for digits that are guessed early."""
    if _too_easy(pin):
        raise Refused("pin-too-easy")


def new_pin(randomness: Randomness) -> str:
    """Digits to offer: any that the rules allow, each as likely as the others."""
    while True:
        pin = f"{int.from_bytes(randomness(_RANDOM_BYTES)) % _SPACE:0{DIGITS}}"
        if not _too_easy(pin):
            return pin


def _too_easy(pin: str) -> bool:
    return _regular(pin) or _keypad(pin) or _date(pin)


def _between(char: str) -> bool:
    return char.isspace() or char in _DASHES or unicodedata.category(char) in ("Pd", "Cf")


def _regular(pin: str) -> bool:
    """At most two different digits, a constant step (also past 9), repeated or mirrored halves, three doubles."""
    halves = pin[:3] == pin[3:] or pin == pin[::-1]
    return len(set(pin)) <= 2 or pin in _CONSTANT_STEP or halves or pin[::2] == pin[1::2]


def _keypad(pin: str) -> bool:
    """Two straight lines, or a walk over six different neighbouring keys."""
    if pin[:3] in _LINES and pin[3:] in _LINES:
        return True
    return len(set(pin)) == DIGITS and all(_neighbours(before, after) for before, after in pairwise(pin))


def _neighbours(one: str, other: str) -> bool:
    (row, place), (other_row, other_place) = _KEYS[one], _KEYS[other]
    return abs(row - other_row) <= 1 and abs(place - other_place) <= 1


def _date(pin: str) -> bool:
    """A day as YYMMDD, MMDDYY or DDMMYY, or a month of the last or this century as YYYYMM."""
    day = pin[2:] in _DAYS or pin[:4] in _DAYS or pin[2:4] + pin[:2] in _DAYS
    return day or (pin[:2] in ("19", "20") and pin[4:] in _MONTHS)
