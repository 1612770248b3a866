"""Has a person written the answer that a page promises? A draft from customers' questions begins without one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from client.desk.lint.finding import Finding
from client.kit.words import LANGUAGES, Words
from shared.formats.page import Page, PageKind

HEADING: Final = "desk-candidate-answer"  # its words, in the page's language
_HEADING_LINE: Final = re.compile(r"^#{1,6}\s+(.+?)\s*#*$")
_NOTHING: Final = re.compile(r"\W*|<!--.*-->")


def missing_answers(kind: PageKind, page: Page) -> Iterator[Finding]:
    """Headings for an answer with nothing below them."""
    headings = {Words(language).text(HEADING).casefold() for language in LANGUAGES}
    lines = [*page.body.split("\n"), "# "]
    open_heading: str | None = None
    for line in lines:
        heading = _HEADING_LINE.match(line)
        if heading or line.strip() == "#":
            if open_heading is not None:
                yield Finding(kind, page.id, "no-answer", open_heading)
            named = heading[1] if heading else ""
            open_heading = named if named.casefold() in headings else None
        elif open_heading is not None and not _NOTHING.fullmatch(line):
            open_heading = None
