"""What are the parts of a page that an answer can quote? Its sections by heading; long ones cut at paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

PASSAGE_LIMIT = 1_500  # code points: a passage is shown and quoted whole

_HEADING = re.compile(r" {0,3}#{1,6}\s+(?P<text>.*?)\s*#*\s*")
_FENCE = re.compile(r" {0,3}(```|~~~)")


@dataclass(frozen=True, slots=True)
class Section:
    """Text under one heading, without the heading; `heading` is empty above the first one."""

    heading: str
    text: str


def sections(body: str) -> tuple[Section, ...]:
    """The sections of a Markdown page in order; at least one, and none without a heading or a text."""
    found = tuple(
        Section(heading, piece)
        for heading, text in _by_heading(body)
        for piece in (_pieces(text) if text else [""])
        if heading or piece
    )
    return found or (Section("", ""),)


def _by_heading(body: str) -> Iterator[tuple[str, str]]:
    heading, lines, fenced = "", list[str](), False
    for line in body.splitlines():
        if _FENCE.match(line):
            fenced = not fenced
        match = None if fenced else _HEADING.fullmatch(line)
        if match is None:
            lines.append(line)
            continue
        yield heading, "\n".join(lines).strip()
        heading, lines = match["text"], []
    yield heading, "\n".join(lines).strip()


def _pieces(text: str) -> Iterator[str]:
    piece = ""
    for paragraph in re.split(r"\n\s*\n", text):
        if piece and len(piece) + len(paragraph) > PASSAGE_LIMIT:
            yield piece
            piece = ""
        piece = f"{piece}\n\n{paragraph}" if piece else paragraph
    if piece:
        yield piece
