"""Which pages does a document make by itself? Its sections, each with its wording; none of it lost, none added.

The sections below the title become pages. One too long for a page is cut at its own headings, and where it has none,
between paragraphs. Small neighbours are not put together: a page that holds one section stays the same page when
another one comes or goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from client.desk.documents.document import Document, Line
from client.desk.documents.headings import headings
from client.desk.documents.pieces import pieces
from shared.text import count

PAGE_TARGET: Final = 6_000  # code points of a page; lint complains above 8,000
SEGMENT: Final = 60  # code points of a heading inside a place
PLACE: Final = 180  # code points; a source's place holds 200
JOINT: Final = " > "


@dataclass(frozen=True, slots=True)
class Part:
    """One section that becomes a page. `path`: the headings down to it; `text`: Markdown, its own heading first."""

    path: tuple[str, ...]
    text: str
    pages: tuple[int, int] = (0, 0)
    again: int = 1  # the how-many-eth of this path

    @property
    def title(self) -> str:
        """Its own heading."""
        return self.path[-1]

    @property
    def place(self) -> str:
        """Where it stands in the document, as people would look for it."""
        where = JOINT.join(segment[:SEGMENT] for segment in self.path)
        where = where if len(where) <= PLACE - 20 else "…" + where[-(PLACE - 20) :]
        number = f" ({self.again})" if self.again > 1 else ""
        first, last = self.pages
        printed = "" if not first else f" (p. {first})" if first == last else f" (p. {first}-{last})"
        return where + number + printed


@dataclass(slots=True)
class _Node:
    level: int
    title: str
    lines: list[Line]
    below: list[_Node] = field(default_factory=list)


def parts(document: Document) -> tuple[Part, ...]:
    """All parts in the order of the document."""
    root = _tree(document)
    if not _has_text(root.lines) and len(root.below) == 1:
        root = root.below[0]  # the title
    return _numbered(list(_opened((root.title,), root)) if root.below else _cut((root.title,), root))


def _tree(document: Document) -> _Node:
    lines, found = document.lines, headings(document.lines)
    root = _Node(0, document.stem, list(lines[: found[0].at] if found else lines))
    open_nodes = [root]
    ends = [heading.at for heading in found[1:]] + [len(lines)]
    for heading, end in zip(found, ends, strict=False):  # where there is no heading, there is an end all the same
        own = list(lines[heading.at + heading.length : end])
        if heading.rest:
            own.insert(0, Line(heading.rest, lines[heading.at].page))
        page = Line("", lines[heading.at].page)  # a heading alone stands on a page too
        node = _Node(heading.level, heading.title, [page, *own])
        while open_nodes[-1].level >= heading.level:
            open_nodes.pop()
        open_nodes[-1].below.append(node)
        open_nodes.append(node)
    return _titled(root)


def _titled(root: _Node) -> _Node:
    """A first heading that stands above or alone before all others is the document's title, and they are below it."""
    if _has_text(root.lines) or len(root.below) < 2:
        return root
    first = root.below[0]
    if not first.below and all(first.level < node.level for node in root.below[1:]):
        root.below = [_Node(first.level, first.title, first.lines, root.below[1:])]
    return root


def _opened(path: tuple[str, ...], node: _Node) -> Iterator[Part]:
    """A node's own text, then what is below it."""
    if _has_text(node.lines):
        yield from _cut(path, _Node(node.level, node.title, node.lines))
    for child in node.below:
        here = (*path, child.title) if node.level else (child.title,)
        if _size(child) <= PAGE_TARGET:
            yield _whole(here, child)
        elif child.below:
            yield from _opened(here, child)
        else:
            yield from _cut(here, child)


def _cut(path: tuple[str, ...], node: _Node) -> list[Part]:
    """A section without headings below it, between its paragraphs where it is too long."""
    if _size(node) <= PAGE_TARGET:
        return [_whole(path, node)]
    found = pieces(node.lines, PAGE_TARGET)
    return [
        Part(path, _markdown(_Node(node.level, node.title, list(lines))), _pages(lines), number)
        if number == 1
        else Part(path, "\n".join(_tidy(lines)), _pages(lines), number)
        for number, lines in enumerate(found, start=1)
    ]


def _whole(path: tuple[str, ...], node: _Node) -> Part:
    return Part(path, _markdown(node), _pages(list(_all_lines(node))))


def _markdown(node: _Node, depth: int = 1) -> str:
    own = _tidy(node.lines)
    head = [f"{'#' * min(depth, 6)} {node.title}"] if node.level else []
    blocks = ["\n".join(block) for block in (head, own) if block]
    return "\n\n".join((*blocks, *(_markdown(child, depth + 1) for child in node.below)))


def _tidy(lines: Sequence[Line]) -> list[str]:
    """Without blank lines at the ends, and never two of them."""
    found: list[str] = []
    for line in lines:
        if line.text.strip() or (found and found[-1]):
            found.append(line.text if line.text.strip() else "")
    while found and not found[-1]:
        found.pop()
    return found


def _all_lines(node: _Node) -> Iterator[Line]:
    yield from node.lines
    for child in node.below:
        yield from _all_lines(child)


def _size(node: _Node) -> int:
    return count(_markdown(node))


def _has_text(lines: Sequence[Line]) -> bool:
    return any(line.text.strip() for line in lines)


def _pages(lines: Sequence[Line]) -> tuple[int, int]:
    numbers = [line.page for line in lines if line.page and line.text.strip()] or [line.page for line in lines]
    return (min(numbers), max(numbers)) if numbers else (0, 0)


def _numbered(found: Sequence[Part]) -> tuple[Part, ...]:
    """Two parts with the same path get numbers, so that each has a place of its own."""
    seen: dict[tuple[str, ...], int] = {}
    numbered = []
    for part in found:
        seen[part.path] = seen.get(part.path, 0) + 1
        numbered.append(Part(part.path, part.text, part.pages, seen[part.path]))
    return tuple(numbered)
