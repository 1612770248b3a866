"""How a wiki page reads as a search result and as a source: today's version, the one before, the one to come."""

from __future__ import annotations

from client.bundles.service import Bundles
from client.kit.reference import previous, upcoming
from client.memory.logged import Source
from client.search.hit import Hit
from shared.formats.page import PAGE_KINDS
from shared.formats.reading import ContentsEntry, CurrentPage


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
        "previous": previous(page),
        "upcoming": upcoming(page),
    }


def contents_entries(bundles: Bundles) -> list[ContentsEntry]:
    """All pages in force."""
    return [entry for kind in PAGE_KINDS for entry in bundles.contents(kind).entries]
