"""Faults that users of other memory systems reported: the ids that this project answers with a test of the same id.

A test for one is named `test_<ID>_<what it shows>`; `make test` prints how many of them ran.
"""

import re

JUDGING = ("J1", "J2", "J3", "J5", "J6", "J8", "J10", "J11", "J13", "J15", "J17", "J19")
TIME = ("T1", "T3", "T5")
KOREAN_SEARCH = ("K1", "K3", "K4", "K5", "K7", "K10", "K11")
BLOCK = ("L1", "L3", "L4", "L6", "L7", "L9", "L10", "L11", "L13", "L14", "L17", "L18", "L19", "L20")
DELETING = ("D1", "D3", "D5", "D6", "D7", "D8", "D10")
WALLS = ("W1", "W3", "W4", "W5", "W6", "W7", "W8", "W11", "W12")
STORE = ("S2", "S4", "S5", "S6")
KNOWN_FAULTS = JUDGING + TIME + KOREAN_SEARCH + BLOCK + DELETING + WALLS + STORE

_NAMED = re.compile(r"\btest_([JTKLDWS]\d{1,2})_")


def fault_of(test: str) -> str | None:
    """The id that a test's name begins with, where it is one of the list."""
    found = _NAMED.search(test)
    return found[1] if found and found[1] in KNOWN_FAULTS else None
