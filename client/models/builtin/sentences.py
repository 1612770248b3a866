"""Which sentences, list items and table rows does a page have, and how is one shown? Only markup goes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from client.models.builtin.terms import Question, covered, plain

_MARKUP = re.compile(r"\*\*|__|`|^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+|^>[ \t]?", re.MULTILINE)
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])\s*")
_TABLE_RULE = re.compile(r"^[\s|:\-]+$")
_ITEM = re.compile(r"[ \t]*(?:[-*+]|\d{1,2}[.)]|>)[ \t]+")
_UNSPACED = re.compile("[\u3000-\u30ff\u3400-\u9fff\uff01-\uff60]")  # Japanese is wrapped without a space
WHOLE = re.compile(r"(?:[.!?。！？]|다|요|함|음)['\")」]?$")  # how a sentence ends
_LONGEST = 300  # code points of one quotation


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, list item or table row of a page, and the heading above it. `text` names a row's columns."""

    text: str
    heading: str
    order: int
    paragraph: int  # sentences of one list item or paragraph share it
    row: tuple[tuple[str, str], ...] = ()  # of a table: head and cell


@lru_cache(maxsize=64)  # pages are the same for everybody; nothing of a customer's goes in here
def sentences(body: str) -> tuple[Sentence, ...]:
    """The page's sentences in order, a paragraph's lines joined; a table row's text is `head: cell · head: cell`."""
    found: list[Sentence] = []
    heading, head = "", list[str]()
    for paragraph, line in enumerate(_paragraphs(body)):
        if line.startswith("#"):
            heading, head = _bare(line.lstrip("# ")), []
        elif not line.startswith("|"):
            head = []
            found += [
                Sentence(piece.strip(), heading, len(found) + i, paragraph) for i, piece in enumerate(_pieces(line))
            ]
        elif not _TABLE_RULE.match(line):
            cells = [_bare(cell) for cell in line.strip("|").split("|")]
            if head:
                row = _row(head, cells)
                text = " · ".join(f"{name}: {cell}" if name else cell for name, cell in row)
                found.append(Sentence(text, heading, len(found), paragraph, row))
            head = head or cells
    return tuple(found)


def _paragraphs(body: str) -> list[str]:
    """Headings, table rows, list items and paragraphs, each as one line."""
    found: list[str] = []
    goes_on = False
    for line in body.splitlines():
        text = line.strip()
        own = text.startswith(("#", "|")) or bool(_ITEM.match(line))
        if text and goes_on and not own:
            found[-1] += ("" if _UNSPACED.match(text) and _UNSPACED.match(found[-1][-1]) else " ") + text
        elif text:
            found.append(text)
        goes_on = bool(text) and not text.startswith(("#", "|"))
    return found


def _pieces(paragraph: str) -> list[str]:
    return [piece for piece in _SENTENCE_END.split(_bare(paragraph)) if piece.strip()]


def first(body: str, most: int) -> tuple[Sentence, ...]:
    """The page's first sentences, where no other is known to be better."""
    return sentences(body)[:most]


def shown(asked: Question, sentence: Sentence) -> str:
    """A sentence as an answer quotes it.

    A list item that is no sentence gets its heading; a table row is its first cell and the columns that were asked for.
    """
    text = _shown_row(asked, sentence.row) if len(sentence.row) > 1 else sentence.text
    if not sentence.row and sentence.heading and not WHOLE.search(text):  # a list item says it under its heading
        text = f"{sentence.heading}: {text}"
    return text if len(text) <= _LONGEST else text[:_LONGEST].rstrip() + "…"


def _shown_row(asked: Question, row: tuple[tuple[str, str], ...]) -> str:
    (_, front), *rest = row
    if len(rest) == 1:
        return f"{front}: {rest[0][1]}"
    heads = [any(covered(unit, plain(head)) for unit in asked.units) for head, _ in rest]
    kept = [pair for pair, named in zip(rest, heads, strict=True) if named] if any(heads) else rest
    return f"{front} — " + ", ".join(f"{head}: {cell}" for head, cell in kept)


def joined(chosen: Sequence[Sentence]) -> str:
    """The sentences' own words in one line, to look something up in them."""
    return " ".join(sentence.text for sentence in chosen)


def _bare(text: str) -> str:
    return _MARKUP.sub("", _LINK.sub(lambda match: match.group(1) or match.group(2) or "", text)).strip()


def _row(head: list[str], cells: list[str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, cell) for name, cell in zip(head, cells, strict=False) if cell)
