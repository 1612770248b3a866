"""How is a long text without headings cut? Between paragraphs, else between lines, else between sentences or words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from client.desk.documents.document import Line

_SENTENCE: Final = re.compile(r"(?<=[.!?。!?])\s+|(?<=[。!?])")


def pieces(lines: Sequence[Line], limit: int) -> list[list[Line]]:
    """The same lines in order, in pieces of at most `limit` code points; a single longer word stays whole."""
    found: list[list[Line]] = [[]]
    size = 0
    for block in _blocks(lines, limit):
        length = sum(len(line.text) + 1 for line in block)
        if size and size + length > limit:
            found.append([])
            size = 0
        found[-1] += block
        size += length
    return [piece for piece in found if any(line.text.strip() for line in piece)]


def _blocks(lines: Sequence[Line], limit: int) -> Iterator[list[Line]]:
    """Paragraphs; a longer one line by line."""
    paragraph: list[Line] = []
    for line in (*lines, Line("")):
        paragraph.append(line)
        if not line.text.strip():
            yield from [paragraph] if _length(paragraph) <= limit else ([one] for one in _shorter(paragraph, limit))
            paragraph = []


def _shorter(lines: Sequence[Line], limit: int) -> Iterator[Line]:
    for line in lines:
        if len(line.text) <= limit:
            yield line
        else:
            yield from (Line(text, line.page) for text in _sentences(line.text, limit))


def _sentences(text: str, limit: int) -> Iterator[str]:
    for sentence in _SENTENCE.split(text):
        words, held = sentence.split(" "), ""
        for word in words if len(sentence) > limit else [sentence]:
            if held and len(held) + len(word) > limit:
                yield held
                held = ""
            held = f"{held} {word}" if held else word
        if held:
            yield held


def _length(lines: Sequence[Line]) -> int:
    return sum(len(line.text) + 1 for line in lines)
