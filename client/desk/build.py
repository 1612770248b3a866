"""Which bundle would each role publish, and does it differ from what is live? Pure.

A page goes forward by one version at a time, with the live version and its history behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from client.desk.content import Content, config_values
from client.desk.contents import contents_page
from client.errors import Refused
from shared.formats.bundle import BUNDLE_KINDS, Bundle, BundleKind, ConfigBundle, PageBundle, ServiceContextBundle
from shared.formats.config import read_config
from shared.formats.page import Page, PageKind
from shared.formats.versions import succeed


def changed_bundles(content: Content, live: Mapping[BundleKind, Bundle], today: date) -> Mapping[BundleKind, Bundle]:
    """The bundles that differ from `live`. A kind that the desk holds nothing of stays as it is.

    Raises Refused("desk-page-version-wrong", "desk-page-same-version").
    """
    built = {kind: _build(kind, content, live.get(kind), today) for kind in BUNDLE_KINDS}
    return {kind: bundle for kind, bundle in built.items() if bundle is not None and bundle != live.get(kind)}


def same_text(one: Page, other: Page) -> bool:
    """Is it the same page, whatever versions before it are listed?"""
    return replace(one, history=()) == replace(other, history=())


def _build(kind: BundleKind, content: Content, live: Bundle | None, today: date) -> Bundle | None:
    if kind == "service-context":
        return None if content.service_context is None else ServiceContextBundle(content.service_context)
    if kind == "config":
        return None if content.config is None else ConfigBundle(read_config(config_values(content.config)))
    drafts = content.pages[kind]
    if not drafts:
        return None
    before = {page.id: page for page in live.pages} if isinstance(live, PageBundle) else {}
    return page_bundle(kind, [_next(draft, before.get(draft.id), today) for draft in drafts.values()])


def page_bundle(kind: PageKind, pages: list[Page]) -> PageBundle:
    """The pages in their order, with the contents page that the desk makes."""
    return PageBundle(kind, contents_page(kind, pages), tuple(sorted(pages, key=lambda page: page.id)))


def _next(draft: Page, live: Page | None, today: date) -> Page:
    if live is None:
        return draft
    if draft.version == live.version:
        if not same_text(draft, live):
            raise Refused("desk-page-same-version", page=draft.id, version=draft.version, expected=live.version + 1)
        return live
    if draft.version != live.version + 1:
        raise Refused("desk-page-version-wrong", page=draft.id, version=draft.version, expected=live.version + 1)
    return succeed(live, replace(draft, history=()), today)
