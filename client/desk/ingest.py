"""Which finished pages, principles and config become the draft, and which are refused? All of them or none.

A page's version has to be the last published one plus one; a text that is published already changes nothing. A page
that nobody has published yet may start anywhere: a service that moves in brings its numbers along.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from client.desk.archive import Archive
from client.desk.build import same_text
from client.desk.content import (
    CONFIG_FILE,
    CONTEXT_FILE,
    Content,
    read_config_file,
    read_context_file,
    read_page_file,
)
from client.errors import Refused
from shared.formats.page import PAGE_KINDS, Page, PageKind


@dataclass(frozen=True, slots=True)
class Taken:
    """The new draft, and what changed in it: (what, id or file name, version or None)."""

    content: Content
    changed: tuple[tuple[str, str, int | None], ...]


def ingest(paths: Iterable[Path], draft: Content, archive: Archive) -> Taken:
    """`draft` with these content files (`ingest_files.py`). Raises Refused for the first that can not be taken."""
    content = draft
    changed: list[tuple[str, str, int | None]] = []
    for file in paths:
        if file.name == CONTEXT_FILE:
            text = read_context_file(file)
            if text != content.service_context:
                content = replace(content, service_context=text)
                changed.append(("service-context", file.name, None))
        elif file.name == CONFIG_FILE:
            text = read_config_file(file)
            if text != content.config:
                content = replace(content, config=text)
                changed.append(("config", file.name, None))
        else:
            page = read_page_file(file)
            kind = _kind(file, page, content, archive)
            if _is_news(kind, page, content.pages[kind].get(page.id), archive):
                content = content.with_page(kind, page)
                changed.append((kind, page.id, page.version))
    return Taken(content, tuple(changed))


def _kind(file: Path, page: Page, content: Content, archive: Archive) -> PageKind:
    """The wiki that the page stands in already, else the one whose name its folder has."""
    known = content.kind_of(page.id) or archive.kind_of(page.id)
    named = next((kind for kind in PAGE_KINDS if file.resolve().parent.name == kind), None)
    if known and named and known != named:
        raise Refused("desk-page-other-wiki", page=page.id)
    found = known or named
    if found is None:
        raise Refused("desk-page-wiki-unknown", file=file.name)
    return found


def _is_news(kind: PageKind, page: Page, draft: Page | None, archive: Archive) -> bool:
    """Raises Refused("desk-page-version-wrong", "desk-page-same-version")."""
    newest = archive.newest_version(kind, page.id)
    if not newest:
        return page != draft
    published = archive.text_of(kind, page.id, page.version)
    if published is not None and same_text(published, page):
        return page.version == newest and (draft is None or draft.version < newest)
    if page.version == newest:
        raise Refused("desk-page-same-version", page=page.id, version=newest, expected=newest + 1)
    if page.version != newest + 1:
        raise Refused("desk-page-version-wrong", page=page.id, version=page.version, expected=newest + 1)
    return draft is None or not same_text(page, draft)
