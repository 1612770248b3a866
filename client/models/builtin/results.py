"""What did the tools return, as values? The one place that reads their JSON; what is not as agreed is left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

PageKind = Literal["policy", "knowhow"]
SHAPES = (KeyError, TypeError, ValueError)


@dataclass(frozen=True, slots=True)
class Earlier:
    """The version of a page before the one in force; `text` is its body or a passage, empty where it is not kept."""

    version: int
    effective: str
    text: str


@dataclass(frozen=True, slots=True)
class Later:
    """A version that is published and not in force yet."""

    version: int
    effective: str


@dataclass(frozen=True, slots=True)
class Page:
    """A page as a search or a reading gave it; `effective` is an ISO day, `text` the passage or the whole body.

    `section` and `passage`: what the search liked best of it. `coverage` 0..1 by words; `above`: nearness in meaning
    beyond everyday talk, None where meaning was not asked.
    """

    kind: PageKind
    id: str
    title: str
    version: int
    effective: str
    text: str
    whole: bool
    summary: str = ""
    may_agree: bool = False
    customers: int | None = None
    previous: Earlier | None = None
    upcoming: Later | None = None
    section: str = ""
    passage: str = ""
    score: float = 0.0
    coverage: float = 0.0
    above: float | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """What became of a rewrite of the block."""

    stored: bool
    block: str
    dropped: tuple[str, ...]
    warning: str | None


def document(content: str) -> dict[str, object]:
    """The JSON object of a tool message; empty where it is none."""
    try:
        value = json.loads(content)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def pages(kind: PageKind, content: str) -> Iterator[Page]:
    """What search_policy or search_knowhow found."""
    for row in rows_of(document(content), "results"):
        page = _page(kind, row, text_key="passage")
        if page:
            yield page


def read_page(content: str) -> Page | None:
    """What read_policy returned, where it was a page."""
    row = document(content).get("page")
    if not isinstance(row, dict) or row.get("kind") not in {"policy", "knowhow"}:
        return None
    return _page("policy" if row["kind"] == "policy" else "knowhow", row, text_key="body")


def written(content: str) -> Written | None:
    """What rewrite_customer_context returned; None where the tool itself failed."""
    row = document(content)
    if "stored" not in row:
        return None
    dropped = row.get("dropped")
    lines = tuple(str(line) for line in dropped) if isinstance(dropped, list) else ()
    return Written(bool(row["stored"]), str(row.get("block") or ""), lines, text_of(row.get("warning")))


def failed(content: str) -> bool:
    """The tool did not do its work."""
    return "error" in document(content) or not document(content)


def rows_of(parent: dict[str, object], key: str) -> list[dict[str, object]]:
    """The objects of a list in a document; empty where there is none."""
    value = parent.get(key)
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def text_of(value: object) -> str | None:
    """A text that says something, else None."""
    return str(value) if value is not None and str(value).strip() else None


def number_of(value: object) -> int:
    """A whole number. Raises TypeError or ValueError."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise TypeError(value)
    return int(value)


def _figure(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) else None


def _page(kind: PageKind, row: dict[str, object], text_key: str) -> Page | None:
    try:
        customers = row.get("customers")
        return Page(
            kind=kind,
            id=str(row["id"]),
            title=str(row["title"]),
            version=number_of(row["version"]),
            effective=str(row["effective"]),
            text=str(row[text_key]),
            whole=text_key == "body",
            summary=str(row.get("summary") or ""),
            may_agree=row.get("may_agree") is True,
            customers=None if customers is None else number_of(customers),
            previous=_earlier(row.get("previous")),
            upcoming=_later(row.get("upcoming")),
            section=str(row.get("section") or ""),
            passage=str(row.get("passage") or ""),
            score=_figure(row.get("score")) or 0.0,
            coverage=_figure(row.get("coverage")) or 0.0,
            above=_figure(row.get("above")),
        )
    except SHAPES:
        return None


def _earlier(value: object) -> Earlier | None:
    if not isinstance(value, dict):
        return None
    return Earlier(
        number_of(value["version"]), str(value["effective"]), str(value.get("body") or value.get("passage") or "")
    )


def _later(value: object) -> Later | None:
    return Later(number_of(value["version"]), str(value["effective"])) if isinstance(value, dict) else None
