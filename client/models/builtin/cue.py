"""How is a word pattern kept until somebody writes in its language?

Compiling all patterns takes longer than opening the window, so each is compiled when it is first asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable


class Cue:
    """A pattern that ignores case."""

    __slots__ = ("_compiled", "pattern")

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self._compiled: re.Pattern[str] | None = None

    def _ready(self) -> re.Pattern[str]:
        if self._compiled is None:
            self._compiled = re.compile(self.pattern, re.IGNORECASE)
        return self._compiled

    def search(self, text: str) -> re.Match[str] | None:
        """The first place where it stands."""
        return self._ready().search(text)

    def match(self, text: str) -> re.Match[str] | None:
        """Whether the text begins with it."""
        return self._ready().match(text)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """Whether the text is nothing else."""
        return self._ready().fullmatch(text)

    def findall(self, text: str) -> list[str]:
        """All places, as text; the pattern has no group."""
        return self._ready().findall(text)

    def sub(self, by: str | Callable[[re.Match[str]], str], text: str, count: int = 0) -> str:
        """The text with `by` in its place, everywhere or `count` times."""
        return self._ready().sub(by, text, count=count)


def cue(pattern: str) -> Cue:
    """A pattern that ignores case, compiled later."""
    return Cue(pattern)
