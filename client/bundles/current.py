"""What do the adopted contents say on a given day? Reading only, from the store only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from client.store import bundles, pages
from client.store.database import Database
from shared.formats.config import ServiceConfig
from shared.formats.page import PageHistory, PageKind, Source
from shared.formats.versions import standing


@dataclass(frozen=True, slots=True)
class CurrentPage:
    """A page as it stands on a day. A version's `body` is None where its text never reached this device.

    `current` is None while the page is only announced: then `upcoming` is not. `previous` was in force before it.
    """

    kind: PageKind
    id: str
    language: str
    sources: tuple[Source, ...]
    links: tuple[str, ...]
    aliases: tuple[str, ...]
    customers: int | None
    current: PageHistory | None
    previous: PageHistory | None
    upcoming: PageHistory | None

    @property
    def shown(self) -> PageHistory:
        """The version in force, or the announced one where none is."""
        found = self.current or self.upcoming
        if found is None:
            raise AssertionError("a stored page has at least one version, in force or announced")
        return found


@dataclass(frozen=True, slots=True)
class ContentsEntry:
    """One line of a contents page; `version` is the one in force."""

    kind: PageKind
    id: str
    title: str
    summary: str
    version: int


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents page of a wiki: as the desk wrote it, and its pages in force."""

    text: str
    entries: tuple[ContentsEntry, ...]


def page(database: Database, kind: PageKind, page_id: str, day: date) -> CurrentPage | None:
    """The page on `day`, with the texts of its versions; None where there is no such page."""
    stored = pages.get(database, kind, page_id)
    return None if stored is None else _current(stored, day)


def pages_by_id(database: Database, kind: PageKind, wanted: Sequence[str], day: date) -> dict[str, CurrentPage]:
    """These pages on `day`, with texts; unknown ones are left out."""
    return {found.id: _current(found, day) for found in pages.get_many(database, kind, wanted).values()}


def page_list(database: Database, kind: PageKind, day: date) -> list[CurrentPage]:
    """Every page of a kind on `day`, without texts."""
    return [_current(stored, day) for stored in pages.list_pages(database, kind)]


def contents(database: Database, kind: PageKind, day: date) -> Contents:
    """The contents page and the pages in force on `day`."""
    entries = tuple(
        ContentsEntry(kind, found.id, now.title or found.id, now.summary or "", now.version)
        for found in page_list(database, kind, day)
        if (now := found.current) is not None
    )
    return Contents(bundles.text(database, kind) or "", entries)


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
