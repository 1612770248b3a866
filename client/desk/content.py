"""What is in the draft? Pages, principles and config as values; reading and writing the desk's content folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from client.desk.folder import write_file
from client.errors import Refused
from shared.formats.bundle import SERVICE_CONTEXT_LIMIT
from shared.formats.config import read_config
from shared.formats.page import PAGE_KINDS, Page, PageKind
from shared.formats.page_file import parse_page, write_page

CONTEXT_FILE: Final = "service-context.md"
CONFIG_FILE: Final = "config.toml"
FILE_LIMIT: Final = 4_000_000  # bytes; a page of the largest size in Hangul

Pages = Mapping[PageKind, Mapping[str, Page]]


@dataclass(frozen=True, slots=True)
class Content:
    """All contents of the service as the desk holds them; None = the desk holds none of this kind."""

    pages: Pages = field(default_factory=lambda: {kind: {} for kind in PAGE_KINDS})
    service_context: str | None = None
    config: str | None = None  # the TOML text: its comments are the staff's

    def with_page(self, kind: PageKind, page: Page) -> Content:
        """The same content with one page put in or replaced."""
        return replace(self, pages={**self.pages, kind: {**self.pages[kind], page.id: page}})

    def kind_of(self, page_id: str) -> PageKind | None:
        """In which wiki a page stands."""
        return next((kind for kind in PAGE_KINDS if page_id in self.pages[kind]), None)


def read_content(folder: Path) -> Content:
    """The draft in `folder`. Raises Refused where somebody broke a file by hand."""
    pages: dict[PageKind, dict[str, Page]] = {}
    for kind in PAGE_KINDS:
        read = (read_page_file(file) for file in sorted((folder / kind).glob("*.md")))
        pages[kind] = {page.id: page for page in read}
    context, config = folder / CONTEXT_FILE, folder / CONFIG_FILE
    return Content(
        pages,
        service_context=read_context_file(context) if context.is_file() else None,
        config=read_config_file(config) if config.is_file() else None,
    )


def write_changes(folder: Path, before: Content, after: Content) -> None:
    """Bring the draft in `folder` from `before` to `after`; only what differs is written."""
    for kind in PAGE_KINDS:
        for page_id, page in after.pages[kind].items():
            if before.pages[kind].get(page_id) != page:
                write_file(folder / kind / f"{page_id}.md", write_page(page).encode())
    if after.service_context is not None and after.service_context != before.service_context:
        write_file(folder / CONTEXT_FILE, (after.service_context + "\n").encode())
    if after.config is not None and after.config != before.config:
        write_file(folder / CONFIG_FILE, after.config.encode())


def read_page_file(file: Path) -> Page:
    """A page from its Markdown file. Raises Refused."""
    return parse_page(read_text(file), file.name)


def read_context_file(file: Path) -> str:
    """The principles, stripped. Raises Refused("desk-context-empty", "desk-context-huge")."""
    text = read_text(file).replace("\r\n", "\n").strip()
    if not text:
        raise Refused("desk-context-empty", file=file.name)
    if len(text) > SERVICE_CONTEXT_LIMIT:
        raise Refused("desk-context-huge", limit=SERVICE_CONTEXT_LIMIT)
    return text


def read_config_file(file: Path) -> str:
    """The config's text, if it is a config. Raises Refused("desk-config-broken", "content-field-wrong")."""
    text = read_text(file)
    read_config(config_values(text, file.name))
    return text


def config_values(text: str, name: str = CONFIG_FILE) -> dict[str, object]:
    """The table in a config's text. Raises Refused("desk-config-broken")."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refused("desk-config-broken", file=name) from error


def read_text(file: Path) -> str:
    """A text file in UTF-8. Raises Refused("desk-file-unreadable", "desk-file-huge")."""
    try:
        with file.open("rb") as opened:
            data = opened.read(FILE_LIMIT + 1)
        text = data.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("desk-file-unreadable", file=file.name) from error
    if len(data) > FILE_LIMIT:
        raise Refused("desk-file-huge", file=file.name)
    return text
