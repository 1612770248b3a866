"""How are the words that were looked for shown in a passage? Darker, on a tint; read aloud as one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import flet as ft

from client.kit import theme
from client.kit.parts import said
from client.kit.wrap import JOINER, keep_words

Span = tuple[int, int]  # first character, and the one behind the last


def marked(text: str, marks: Sequence[Span], *, lines: int | None = None) -> ft.Text:
    """The passage as a text; `lines` is how many of it are shown at most."""
    shown = said(text, size=theme.SMALL, color=ft.Colors.ON_SURFACE, lines=lines)
    strong = ft.TextStyle(
        weight=ft.FontWeight.W_600, bgcolor=ft.Colors.TERTIARY_CONTAINER, color=ft.Colors.ON_TERTIARY_CONTAINER
    )
    shown.value = ""
    shown.spans = [ft.TextSpan(piece, style=strong if found else None) for piece, found in _pieces(text, marks)]
    return shown


def _pieces(text: str, marks: Sequence[Span]) -> Iterator[tuple[str, bool]]:
    """The text in order, cut at the marks; a cut inside a word does not become a place to break a line."""
    at = 0
    for start, stop in (*marks, (len(text), len(text))):
        for first, last, found in ((at, start, False), (start, stop, True)):
            if piece := text[first:last]:
                glued = first > 0 and not text[first - 1].isspace() and not piece[0].isspace()
                yield (JOINER if glued else "") + keep_words(piece), found
        at = stop
