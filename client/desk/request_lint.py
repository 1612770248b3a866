"""Is what a request would bring fit to be published? Lint over the live contents with the request's on top. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from client.desk.content import Content, Pages
from client.desk.lint.check import errors, lint, only_changed
from client.desk.lint.finding import Finding
from client.desk.live import Live
from shared.formats.bundle import Bundle, BundleKind, PageBundle, ServiceContextBundle
from shared.formats.page import PAGE_KINDS, Page, PageKind


def lint_request(
    bundles: Mapping[BundleKind, Bundle], live: Live | None, published: Pages, today: date
) -> tuple[Finding, ...]:
    """The errors in what it changes; warnings were the author's to weigh.

    A config has none: what a device would take of it is what is in the bundle.
    """
    pages: dict[PageKind, Mapping[str, Page]] = {}
    for kind in PAGE_KINDS:
        bundle = bundles.get(kind)
        live_pages = live.pages(kind) if live else {}
        pages[kind] = {page.id: page for page in bundle.pages} if isinstance(bundle, PageBundle) else live_pages
    context = bundles.get("service-context")
    content = Content(pages, context.text if isinstance(context, ServiceContextBundle) else None)
    return errors(only_changed(lint(content, published, today), content, published))
