"""Does the person at the keyboard agree? Nobody there is no yes."""

from __future__ import annotations

import sys
from typing import Final

from client.errors import Refused

_YES: Final = frozenset({"y", "yes", "예", "네", "はい"})


def agreed(shown: str, question: str) -> bool:
    """Show and ask. Raises Refused("desk-yes-missing") where nobody can answer."""
    if not sys.stdin.isatty():
        raise Refused("desk-yes-missing")
    print(shown + "\n", file=sys.stderr)
    print(question, end=" ", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in _YES
