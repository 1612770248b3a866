"""Where do a page's links go, and which page does no other page lead to?

The contents page lists every page, so that it does not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from client.desk.content import Content
from client.desk.lint.finding import Finding
from shared.formats.page import PAGE_KINDS, Page, PageKind

_LINK: Final = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)|\[\[([^\]|]+)[^\]]*\]\]")
_ELSEWHERE: Final = re.compile(r"[a-z][a-z0-9+.-]*:|#|//", re.IGNORECASE)


def dead_links(kind: PageKind, page: Page, known: set[str]) -> Iterator[Finding]:
    """Links to pages that are not there."""
    for target in targets(page):
        if target not in known:
            yield Finding(kind, page.id, "dead-link", target)


def orphans(content: Content) -> Iterator[Finding]:
    """Pages that nobody reaches from another page; the only page there is has none to be reached from."""
    pages = [(kind, page) for kind in PAGE_KINDS for page in content.pages[kind].values()]
    reached = {target for _, page in pages for target in targets(page) if target != page.id}
    for kind, page in pages:
        if page.id not in reached and len(pages) > 1:
            yield Finding(kind, page.id, "orphan")


def targets(page: Page) -> tuple[str, ...]:
    """The ids that a page links to, in its front matter or its text."""
    return tuple(dict.fromkeys((*page.links, *_in_text(page.body))))


def _in_text(body: str) -> Iterator[str]:
    for found in _LINK.finditer(body):
        target = (found[1] or found[2]).strip()
        if not _ELSEWHERE.match(target):
            yield target.split("#")[0].removeprefix("./").removesuffix(".md")
