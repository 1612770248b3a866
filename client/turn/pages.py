"""How a wiki page reads as a tool's result and as a source: today's version, the one before, the one to come."""

from __future__ import annotations

from client.bundles.current import CurrentPage
from client.bundles.service import Bundles
from client.memory.logged import Source
from client.search.hit import Hit
from shared.formats.page import PAGE_KINDS, PageHistory


def page_sources(page: CurrentPage) -> tuple[Source, ...]:
    """The version in force (or the announced one where none is), and the one before, as what can be cited."""
    known = [page.shown, *([page.previous] if page.previous is not None else [])]
    title = page.shown.title or page.id
    return tuple(
        Source(page.kind, page.id, one.title or title, one.version, one.effective.isoformat()) for one in known
    )


def result_document(page: CurrentPage, hit: Hit) -> dict[str, object]:
    """A search result: the passage that fits best, and the version before.

    `score` orders this list; `coverage` (0..1, by words) and `above` (nearness in meaning beyond everyday talk, null
    where meaning was not asked) tell whether it is about the question at all.
    """
    shown = page.shown
    return {
        "id": page.id,
        "title": shown.title or page.id,
        "version": shown.version,
        "effective": shown.effective.isoformat(),
        "summary": shown.summary or "",
        "section": hit.section,
        "passage": hit.text,
        "score": round(hit.score, 3),
        "coverage": round(hit.coverage, 3),
        "above": None if hit.above is None else round(hit.above, 4),
        "may_agree": shown.may_agree,
        "customers": page.customers,
        "previous": _previous(page),
        "upcoming": _upcoming(page),
    }


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
        "previous": _previous(page),
        "upcoming": _upcoming(page),
    }


def contents_document(bundles: Bundles) -> list[dict[str, object]]:
    """All pages in force, one line each."""
    return [
        {"kind": kind, "id": entry.id, "title": entry.title, "summary": entry.summary, "version": entry.version}
        for kind in PAGE_KINDS
        for entry in bundles.contents(kind).entries
    ]


def _previous(page: CurrentPage) -> dict[str, object] | None:
    return _version(page.previous) if page.previous is not None else None


def _upcoming(page: CurrentPage) -> dict[str, object] | None:
    return _version(page.upcoming) if page.upcoming is not None and page.current is not None else None


def _version(entry: PageHistory) -> dict[str, object]:
    return {
        "version": entry.version,
        "effective": entry.effective.isoformat(),
        "summary": entry.summary or "",
        "revision": entry.revision,
        "body": entry.body or "",
    }
