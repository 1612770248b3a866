"""What becomes of each place of a document, and of each page that tells it? The words of the answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

from client.desk.documents.document import Document
from client.desk.documents.remembered import Remembered
from shared.formats.page import Page, PageKind

Outcome = Literal["new", "changed", "unchanged", "by-hand", "look", "left-out", "gone"]
Origin = Literal["option", "document", "today"]


@dataclass(frozen=True, slots=True)
class Effective:
    """The day from which the pages count, and who says so."""

    day: date
    origin: Origin


@dataclass(frozen=True, slots=True)
class Fate:
    """One page. `places` of the document that it tells; `lines` that differ in the document's wording.

    `draft` and `made` are written for new and changed pages only. `by` is who worded it; `fell_back` the code of why a
    model's wording was not taken, with its detail.
    """

    outcome: Outcome
    kind: PageKind
    page: str
    title: str
    version: int
    places: tuple[str, ...]
    lines: tuple[str, ...] = ()
    by: Literal["document", "model"] = "document"
    fell_back: tuple[str, str] | None = None
    draft: Page | None = None
    made: Remembered | None = None


@dataclass(frozen=True, slots=True)
class Taken:
    """What came of one document."""

    document: Document
    effective: Effective
    fates: tuple[Fate, ...]
    unanswered: str | None = None  # the code of why a model gave nothing that could be used


def changed_lines(lines: Sequence[str]) -> int:
    """How many lines differ: one that went and one that came in its place are one."""
    went = sum(1 for line in lines if line.startswith("-"))
    return max(went, len(lines) - went)
