"""Which lines does a PDF show, on which page: headings, paragraphs, rows of tables?

pdfium says where each letter stands. A wide gap inside a line parts two cells, a wide gap between lines two paragraphs,
and letters larger than those of the text make a heading. Heads, feet and numbers of printed pages are no words of the
document: they would move with every change. (markitdown's own way with PDFs is not taken: it reads tables by column,
loses where a page ends, and finds no word in files whose letters are stored in newer ways.)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from statistics import median
from typing import Final

from client.desk.documents.pdf_lines import Shown, shown_pages

LARGER: Final = 1.15  # times the size of the text: a heading
LONGEST_HEADING: Final = 100  # code points
APART: Final = 1.3  # times the usual distance of two lines: a new paragraph
FEW_LETTERS: Final = 8  # in a whole document: a stamp or a number, not a text
_DIGITS: Final = re.compile(r"\d+")
_SPACE: Final = re.compile(r"\s")


def read_pdf(data: bytes) -> dict[str, object]:
    """The worker's answer for a PDF."""
    read = shown_pages(data)
    if isinstance(read, str):
        return {"refused": read}
    pages = [page.lines for page in read]
    if sum(len(_key(line.text)) for page in pages for line in page) < FEW_LETTERS:
        return {"refused": "document-scanned"}
    levels, pitch = _levels(pages), _pitch(pages)
    running = _running(pages, levels)
    lines: list[list[object]] = []
    left_out = 0
    for number, page in enumerate(pages, start=1):
        kept = _without_running(page, running)
        left_out += len(page) - len(kept)
        lines += [[text, number] for text in _markdown(kept, levels, pitch)]
    unread = [number for number, page in enumerate(read, start=1) if page.pictures and not page.lines]
    return {"lines": lines, "running": left_out, "unread": unread}


def _markdown(page: Sequence[Shown], levels: dict[float, int], pitch: float) -> Iterator[str]:
    """The lines of one page; a blank one between paragraphs, around headings and around tables."""
    before: Shown | None = None
    for (level, columns), group in groupby(page, key=lambda line: _sort(line, levels)):
        lines = list(group)
        if before is not None and (
            level or columns or _sort(before, levels) != (0, 0) or _apart(before, lines[0], pitch)
        ):
            yield ""
        if level:
            yield "#" * level + " " + " ".join(line.text for line in lines)  # a heading of two lines is one heading
        elif columns and len(lines) > 1:
            yield from _table(lines, columns)
        else:
            yield from _paragraphs(lines, pitch)
        before = lines[-1]
    if before is not None and _sort(before, levels) != (0, 0):
        yield ""


def _sort(line: Shown, levels: dict[float, int]) -> tuple[int, int]:
    """(level of a heading or 0, number of cells or 0)."""
    if len(line.cells) > 1:
        return 0, len(line.cells)
    return (levels.get(line.size, 0) if len(line.text) <= LONGEST_HEADING else 0), 0


def _table(rows: Sequence[Shown], columns: int) -> Iterator[str]:
    written = ["| " + " | ".join(cell.replace("|", r"\|") for cell in row.cells) + " |" for row in rows]
    yield from (written[0], "|" + " --- |" * columns, *written[1:])


def _paragraphs(lines: Sequence[Shown], pitch: float) -> Iterator[str]:
    for number, line in enumerate(lines):
        if number and _apart(lines[number - 1], line, pitch):
            yield ""
        yield line.text


def _apart(above: Shown, below: Shown, pitch: float) -> bool:
    return above.bottom - below.bottom > pitch * APART or below.bottom > above.bottom


def _pitch(pages: Sequence[Sequence[Shown]]) -> float:
    """The usual distance of two lines, in points."""
    steps = [a.bottom - b.bottom for page in pages for a, b in pairwise(page) if a.bottom > b.bottom]
    return median(steps) if steps else 0.0


def _levels(pages: Sequence[Sequence[Shown]]) -> dict[float, int]:
    """Which sizes of letters are headings, and of which level; the size with most letters is the text's."""
    letters: Counter[float] = Counter()
    for page in pages:
        for line in page:
            letters[line.size] += len(_key(line.text))
    text = letters.most_common(1)[0][0]
    larger = sorted((size for size in letters if size > text * LARGER), reverse=True)
    return {size: min(level, 6) for level, size in enumerate(larger, start=1)}


def _running(pages: Sequence[Sequence[Shown]], levels: dict[float, int]) -> frozenset[str]:
    """First and last lines that more than half of the pages share, whatever numbers stand in them; never headings."""
    ends: Counter[str] = Counter()
    for page in pages:
        ends.update({_without_numbers(line) for line in (*page[:1], *page[-1:]) if line.size not in levels})
    return frozenset(line for line, times in ends.items() if times >= 3 and times > len(pages) / 2)


def _without_running(page: Sequence[Shown], running: frozenset[str]) -> Sequence[Shown]:
    if page and _without_numbers(page[0]) in running:
        page = page[1:]
    if page and _without_numbers(page[-1]) in running:
        page = page[:-1]
    return page


def _without_numbers(line: Shown) -> str:
    return _DIGITS.sub("#", _key(line.text))


def _key(text: str) -> str:
    return _SPACE.sub("", text)
