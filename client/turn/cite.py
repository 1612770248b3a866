"""Which sources does an answer name? Markers in the model's text become numbers; only what a tool returned counts.

A marker is `[policy:ID@VERSION]`, `[knowhow:ID@VERSION]`, `[fact:ID]` or `[conversation:TURN]`. The first one becomes
`[1]`, the next new one `[2]`; a marker of something that no tool returned in this turn vanishes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from client.memory.logged import Source

SourceKey = tuple[str, str, int | None]  # kind, id and, of a page, version

_MARKER = re.compile(r"\s?\[(policy|knowhow|fact|conversation):([^\]@\s]{1,80})(?:@(\d{1,6}))?\]")
_MAYBE = re.compile(r"\s?\[[a-z]{0,12}(?::[^\]\n]{0,90})?$|\s$")  # the end of a text that may become a marker
_LONGEST = 110  # a marker is shorter than this; a longer open bracket is text


class Citations:
    """Resolves markers in a text that comes in pieces."""

    def __init__(self, known: Mapping[SourceKey, Source]) -> None:
        """`known` is what tools have returned so far in this turn; it may grow."""
        self._known = known
        self._order: list[Source] = []
        self._held = ""

    def feed(self, piece: str) -> str:
        """The text that can be shown now; the beginning of a possible marker is held back."""
        text = _MARKER.sub(self._number, self._held + piece)
        match = _MAYBE.search(text)
        cut = match.start() if match and len(text) - match.start() < _LONGEST else len(text)
        self._held = text[cut:]
        return text[:cut]

    def finish(self) -> str:
        """What was held back: the text has ended."""
        text, self._held = self._held, ""
        return text

    @property
    def sources(self) -> tuple[Source, ...]:
        """What was cited, in the order of its numbers."""
        return tuple(self._order)

    def _number(self, match: re.Match[str]) -> str:
        version = int(match[3]) if match[3] else None
        source = self._known.get((match[1], match[2], version))
        if source is None:
            return ""
        if source not in self._order:
            self._order.append(source)
        space = " " if match[0][0].isspace() else ""
        return f"{space}[{self._order.index(source) + 1}]"
