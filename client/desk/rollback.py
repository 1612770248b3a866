"""How does an earlier text come back in an emergency? As a new version over what is live: no draft goes with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date

from client.desk.archive import Archive
from client.desk.content import Content
from client.desk.live import Live
from client.errors import Refused
from shared.formats.page import PAGE_KINDS, Page, PageKind


@dataclass(frozen=True, slots=True)
class Return:
    """The page in its new version, and the live contents with it."""

    kind: PageKind
    page: Page
    content: Content


def bring_back(
    archive: Archive, live: Live | None, page_id: str, version: int, *, revision: str, today: date
) -> Return:
    """The text of `version` as the next version, in force from today. `revision`: the note of why.

    Raises Refused("desk-page-unknown", "desk-version-unknown", "desk-version-is-live").
    """
    kind = archive.kind_of(page_id)
    if kind is None or live is None:
        raise Refused("desk-page-unknown", page=page_id)
    newest = archive.newest_version(kind, page_id)
    if version == newest and page_id in live.pages(kind):
        raise Refused("desk-version-is-live", page=page_id, version=version)
    old = archive.text_of(kind, page_id, version)
    if old is None:
        raise Refused("desk-version-unknown", page=page_id, version=version)
    page = replace(old, version=newest + 1, effective=today, revision=revision)
    pages: dict[PageKind, Mapping[str, Page]] = {wiki: live.pages(wiki) for wiki in PAGE_KINDS}
    return Return(kind, page, Content(pages).with_page(kind, page))
