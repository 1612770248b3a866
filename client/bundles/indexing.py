"""Which text of a page is found by search? That of the version in force, and it follows when that changes."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from client.bundles import current
from client.search.wiki import drop_page, index_page
from client.store import meta
from client.store.database import Database
from shared.formats.page import PAGE_KINDS, PageKind

_INDEXED_ON = "pages_indexed_on"


def index_pages(
    database: Database, changed: Iterable[tuple[PageKind, str]], removed: Iterable[tuple[PageKind, str]], day: date
) -> None:
    """Follow an adoption, in its transaction."""
    for kind, page in removed:
        drop_page(database, f"{kind}/{page}")
    for kind, page in changed:
        _index(database, kind, page, day)
    if meta.read(database, _INDEXED_ON) is None:
        meta.write(database, _INDEXED_ON, day.isoformat())


def index_versions_come_into_force(database: Database, day: date) -> None:
    """Index the pages of which a version came into force since the index was last looked at."""
    before = meta.read(database, _INDEXED_ON)
    if before is None or before >= day.isoformat():
        return
    with database.transaction():
        for kind in PAGE_KINDS:
            for page in current.page_list(database, kind, day):
                if page.current is not None and page.current.effective.isoformat() > before:
                    _index(database, kind, page.id, day)
        meta.write(database, _INDEXED_ON, day.isoformat())


def _index(database: Database, kind: PageKind, page_id: str, day: date) -> None:
    page = current.page(database, kind, page_id, day)
    if page is None:
        return
    shown = page.shown
    index_page(
        database,
        f"{kind}/{page_id}",
        title=shown.title or page_id,
        aliases=page.aliases,
        summary=shown.summary or "",
        body=shown.body or "",
    )
