"""How is a figure said? 1,234, 1.2MB, 12초: grouped and named as a reader of the language is used to."""

from __future__ import annotations

from typing import Final

from client.kit.words import Words

_STEP: Final = 1_000  # decimal, as disks are sold
_NAMES: Final = ("bytes", "kilobytes", "megabytes", "gigabytes")


def said_number(count: int) -> str:
    """1,234: the three languages group alike."""
    return f"{count:,}"


def said_size(words: Words, size: int) -> str:
    """A number of bytes in the largest unit that leaves something before the point; one digit after it below ten."""
    amount, name = float(size), _NAMES[0]
    for larger in _NAMES[1:]:
        if round(amount) < _STEP:
            break
        amount, name = amount / _STEP, larger
    return words.text(f"amount-{name}", count=_short(amount, whole=name == _NAMES[0]))


def said_seconds(words: Words, seconds: float) -> str:
    """A duration of seconds; one digit after the point below ten."""
    return words.text("amount-seconds", count=_short(seconds, whole=False))


def _short(amount: float, *, whole: bool) -> str:
    shown = f"{amount:,.0f}" if whole or round(amount, 1) >= 10 else f"{amount:.1f}"
    return shown.removesuffix(".0")
