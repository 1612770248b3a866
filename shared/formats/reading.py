"""How does a wiki page stand on a day? The version in force, the one before, the one to come."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from shared.formats.page import Page, PageHistory, PageKind, Source
from shared.formats.versions import standing, versions


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


def page_on(kind: PageKind, page: Page, day: date) -> CurrentPage:
    """`page` as it stands on `day`."""
    stands = standing(versions(page), day)
    return CurrentPage(
        kind=kind,
        id=page.id,
        language=page.language,
        sources=page.sources,
        links=page.links,
        aliases=page.aliases,
        customers=page.customers,
        current=stands.current,
        previous=stands.previous,
        upcoming=stands.upcoming,
    )


def contents_entry(page: CurrentPage) -> ContentsEntry | None:
    """Its line in the contents; None while it is only announced."""
    now = page.current
    return (
        None if now is None else ContentsEntry(page.kind, page.id, now.title or page.id, now.summary or "", now.version)
    )
