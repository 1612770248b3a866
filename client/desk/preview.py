"""How will the draft reach the customer? The very text that a device's tool returns, and the citation sheet of the app.

Pure: the same functions as on the device, over the page as its next publication would make it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from client.desk.build import same_text
from client.desk.content import Content, Pages
from client.desk.contents import contents_page
from client.desk.lint.check import CONTENTS_BUDGET, CONTEXT_BUDGET
from client.errors import Refused
from client.kit.markdown import below_title, spoken
from client.kit.reference import contents_text, page_text
from shared.formats.page import PAGE_KINDS, Page, PageKind
from shared.formats.reading import contents_entry, page_on
from shared.formats.versions import succeed
from shared.text import count


@dataclass(frozen=True, slots=True)
class PagePreview:
    """A page: `model` is what the model gets; the rest is what the app's sheet shows. `announced`: not in force yet."""

    kind: PageKind
    page: str
    model: str
    title: str
    version: int
    effective: str
    announced: int | None
    passage: str


@dataclass(frozen=True, slots=True)
class TextPreview:
    """A text that the model gets, its size in code points and the budget for it."""

    model: str
    size: int
    budget: int


def preview_page(content: Content, published: Pages, page_id: str, day: date) -> PagePreview:
    """A page of the draft as it would be read on `day`. Raises Refused("desk-page-not-in-draft")."""
    kind = content.kind_of(page_id)
    if kind is None:
        raise Refused("desk-page-not-in-draft", page=page_id)
    page = page_on(kind, next_publication(content.pages[kind][page_id], published[kind].get(page_id), day), day)
    shown = page.shown
    title = shown.title or page_id
    return PagePreview(
        kind=kind,
        page=page_id,
        model=page_text(page),
        title=title,
        version=shown.version,
        effective=shown.effective.isoformat(),
        announced=page.upcoming.version if page.upcoming is not None else None,
        passage=spoken(below_title(shown.body or "", title)),
    )


def preview_contents(content: Content, published: Pages, day: date) -> TextPreview:
    """What the model reads first: the pages in force on `day`. The size is that of the larger contents page."""
    entries = [
        contents_entry(page_on(kind, next_publication(page, published[kind].get(page.id), day), day))
        for kind in PAGE_KINDS
        for page in sorted(content.pages[kind].values(), key=lambda page: page.id)
    ]
    sizes = [count(contents_page(kind, content.pages[kind].values())) for kind in PAGE_KINDS]
    return TextPreview(contents_text(entry for entry in entries if entry is not None), max(sizes), CONTENTS_BUDGET)


def preview_service_context(content: Content) -> TextPreview:
    """The principles, as they stand first in every prompt. Raises Refused("desk-context-not-in-draft")."""
    if content.service_context is None:
        raise Refused("desk-context-not-in-draft")
    text = content.service_context.strip()
    return TextPreview(text, count(text), CONTEXT_BUDGET)


def next_publication(draft: Page, live: Page | None, today: date) -> Page:
    """The page with its history behind it, as a publication today would carry it; a half written one as it is."""
    if live is None:
        return draft
    if draft.version > live.version:
        return succeed(live, replace(draft, history=()), today)
    return live if same_text(draft, live) else replace(draft, history=live.history)
