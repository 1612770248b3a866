"""What do the adopted contents say on a given day? Reading only, from the store only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from client.store import bundles, pages
from client.store.database import Database
from shared.formats.config import ServiceConfig
from shared.formats.page import PageHistory, PageKind
from shared.formats.reading import ContentsEntry, CurrentPage, contents_entry
from shared.formats.versions import standing

__all__ = ["Contents", "ContentsEntry", "CurrentPage"]


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents page of a wiki: as the desk wrote it, and its pages in force."""

    text: str
    entries: tuple[ContentsEntry, ...]


def page(database: Database, kind: PageKind, page_id: str, day: date) -> CurrentPage | None:
    """The page on `day`, with the texts of its versions; None where there is no such page."""
    stored = pages.get(database, kind, page_id)
    return None if stored is None else _current(stored, day)


def readable(database: Database, kind: PageKind, page_id: str) -> tuple[PageHistory, ...]:
    """The versions of a page whose texts are here, oldest first."""
    stored = pages.get(database, kind, page_id)
    return () if stored is None else tuple(one for one in stored.versions if one.body is not None)


def pages_by_id(database: Database, kind: PageKind, wanted: Sequence[str], day: date) -> dict[str, CurrentPage]:
    """These pages on `day`, with texts; unknown ones are left out."""
    return {found.id: _current(found, day) for found in pages.get_many(database, kind, wanted).values()}


def page_list(database: Database, kind: PageKind, day: date) -> list[CurrentPage]:
    """Every page of a kind on `day`, without texts."""
    return [_current(stored, day) for stored in pages.list_pages(database, kind)]


def contents(database: Database, kind: PageKind, day: date) -> Contents:
    """The contents page and the pages in force on `day`."""
    entries = (contents_entry(found) for found in page_list(database, kind, day))
    return Contents(bundles.text(database, kind) or "", tuple(entry for entry in entries if entry is not None))


def service_context(database: Database) -> str:
    """The service's principles; "" before the first adoption."""
    return bundles.text(database, "service-context") or ""


def config(database: Database) -> ServiceConfig:
    """The service's settings; the defaults before the first adoption. Clamped again by the app that reads them."""
    return bundles.config(database)


def _current(stored: pages.StoredPage, day: date) -> CurrentPage:
    stands = standing(stored.versions, day)
    return CurrentPage(
        kind=stored.kind,
        id=stored.id,
        language=stored.language,
        sources=stored.sources,
        links=stored.links,
        aliases=stored.aliases,
        customers=stored.customers,
        current=stands.current,
        previous=stands.previous,
        upcoming=stands.upcoming,
    )
