"""Which text does a model get when it reads a page or the contents? On the device, and in the desk's preview of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from shared.formats.page import PageHistory
from shared.formats.reading import ContentsEntry, CurrentPage


def document(value: Mapping[str, object]) -> str:
    """A tool's result as the text that the model reads."""
    return json.dumps(value, ensure_ascii=False)


def page_text(page: CurrentPage) -> str:
    """What `read_policy` returns for a page."""
    return document({"reference": True, "page": page_document(page)})


def contents_text(entries: Iterable[ContentsEntry]) -> str:
    """What `read_policy("contents")` returns."""
    return document({"reference": True, "contents": contents_document(entries)})


def page_document(page: CurrentPage) -> dict[str, object]:
    """A page whole."""
    shown = page.shown
    return {
        "id": page.id,
        "kind": page.kind,
        "title": shown.title or page.id,
        "version": shown.version,
        "effective": shown.effective.isoformat(),
        "summary": shown.summary or "",
        "body": shown.body or "",
        "links": list(page.links),
        "may_agree": shown.may_agree,
        "customers": page.customers,
        "previous": previous(page),
        "upcoming": upcoming(page),
    }


def contents_document(entries: Iterable[ContentsEntry]) -> list[dict[str, object]]:
    """All pages in force, one line each."""
    return [
        {"kind": entry.kind, "id": entry.id, "title": entry.title, "summary": entry.summary, "version": entry.version}
        for entry in entries
    ]


def previous(page: CurrentPage) -> dict[str, object] | None:
    """The version before, with its text."""
    return _version(page.previous) if page.previous is not None else None


def upcoming(page: CurrentPage) -> dict[str, object] | None:
    """The version to come, with its text; None where the page itself is only announced."""
    return _version(page.upcoming) if page.upcoming is not None and page.current is not None else None


def _version(entry: PageHistory) -> dict[str, object]:
    return {
        "version": entry.version,
        "effective": entry.effective.isoformat(),
        "summary": entry.summary or "",
        "revision": entry.revision,
        "body": entry.body or "",
    }
