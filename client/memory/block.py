"""The customer context block as text: how it is stored, counted and compared.

One line is one entry by habit, not by promise: the text is the truth, lines are a reading of it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from difflib import SequenceMatcher

from shared.text import count, visible

ALIKE = 0.6  # of two lines: the share of characters in common from which one is a change of the other
BLOCK_LIMIT = 4_000  # code points after stripping; product decision, the signed config may lower it


@dataclass(frozen=True, slots=True)
class LineChange:
    """Lines that came and lines that went, each in the order in which they stand."""

    added: tuple[str, ...]
    dropped: tuple[str, ...]


def clean(text: str) -> str:
    """What is stored, shown and sent: nothing invisible, no white space around."""
    return visible(text).strip()


def lines(text: str) -> tuple[str, ...]:
    """The block's lines that are not blank."""
    return tuple(line for line in text.splitlines() if line.strip())


def compare(before: str, after: str) -> LineChange:
    """Which lines differ; the same line twice counts twice, moving a line is no change."""
    old, new = Counter(lines(before)), Counter(lines(after))
    return LineChange(added=_surplus(after, new, old), dropped=_surplus(before, old, new))


def changed(change: LineChange) -> frozenset[str]:
    """The dropped lines that were only reworded: one of the added lines reads much like them."""
    return frozenset(
        old for old in change.dropped if any(SequenceMatcher(None, old, new).ratio() >= ALIKE for new in change.added)
    )


def reworded(change: LineChange) -> dict[str, str]:
    """Dropped line → the added line that says it now; each added line takes the place of one."""
    found: dict[str, str] = {}
    for old in change.dropped:
        free = [new for new in change.added if new not in found.values()]
        near = max(free, key=lambda new: SequenceMatcher(None, old, new).ratio(), default=None)
        if near is not None and SequenceMatcher(None, old, near).ratio() >= ALIKE:
            found[old] = near
    return found


def header(text: str, limit: int) -> str:
    """The line above the block in the system prompt."""
    return f"# 고객 context ({count(text):,} / {limit:,})"


def _surplus(text: str, have: Counter[str], other: Counter[str]) -> tuple[str, ...]:
    left = have - other
    found: list[str] = []
    for line in lines(text):
        if left[line] > 0:
            left[line] -= 1
            found.append(line)
    return tuple(found)
