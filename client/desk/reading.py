"""What is in the draft now, without reading every file again? A file that did not change keeps its page.

For a window that looks at the draft after each pause of typing; a command reads it once (content.py).
"""

from __future__ import annotations

import threading
from pathlib import Path

from client.desk.archive import Archive
from client.desk.content import CONFIG_FILE, CONTEXT_FILE, Content, Pages, read_config_file, read_context_file
from client.desk.content import read_page_file as read_page
from shared.formats.page import PAGE_KINDS, Page, PageKind

Mark = tuple[int, int]  # nanoseconds of the last change, bytes


class ContentReader:
    """The draft in one folder and the newest published texts; several threads may ask."""

    def __init__(self, folder: Path, archive: Archive) -> None:
        self._folder = folder
        self._archive = archive
        self._known: dict[Path, tuple[Mark, Page]] = {}
        self._alone = threading.Lock()

    def draft(self) -> Content:
        """As `read_content`. Raises Refused where somebody broke a file by hand."""
        context, config = self._folder / CONTEXT_FILE, self._folder / CONFIG_FILE
        with self._alone:
            pages: dict[PageKind, dict[str, Page]] = {}
            for kind in PAGE_KINDS:
                found = (self._page(file) for file in sorted((self._folder / kind).glob("*.md")))
                pages[kind] = {page.id: page for page in found}
        return Content(
            pages,
            service_context=read_context_file(context) if context.is_file() else None,
            config=read_config_file(config) if config.is_file() else None,
        )

    def published(self) -> Pages:
        """As `Archive.newest`."""
        with self._alone:
            return {
                kind: {page.id: page for page in map(self._page, self._archive.newest_files(kind))}
                for kind in PAGE_KINDS
            }

    def _page(self, file: Path) -> Page:
        about = file.stat()
        mark = (about.st_mtime_ns, about.st_size)
        known = self._known.get(file)
        if known is not None and known[0] == mark:
            return known[1]
        page = read_page(file)
        self._known[file] = (mark, page)
        return page
